// What the modules of the page need in Node besides the language. Nothing is drawn there.
import {register} from 'node:module';

globalThis.matchMedia = () => /** @type {MediaQueryList} */ ({matches: true});
register('./resolve.js', import.meta.url);
globalThis.ResizeObserver = /** @type {any} */ (class {});
