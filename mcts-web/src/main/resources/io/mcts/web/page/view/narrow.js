// Whether the page is as narrow as a phone, for pictures whose letters must stay readable there.
import {update} from '../state/store.js';

const query = matchMedia('(max-width: 560px)');

query.addEventListener('change', () => update({}));

export const isNarrow = () => query.matches;
