// The library that draws the page, from the WebJar org.webjars.npm:lit-html, and a way to set what a person may be
// writing.
import {noChange} from '../lib/lit-html/lit-html.js';
import {setCommittedValue} from '../lib/lit-html/directive-helpers.js';
import {Directive, directive} from '../lib/lit-html/directive.js';

export {html, nothing, render, svg} from '../lib/lit-html/lit-html.js';
export {guard} from '../lib/lit-html/directives/guard.js';
export {repeat} from '../lib/lit-html/directives/repeat.js';

/** Sets a property to what it should be whatever it has become, but not while a person is writing there. */
class Settled extends Directive {
  render(value) {
    return value;
  }

  update(part, [value]) {
    const {element, name} = part;
    const isWriting = element === document.activeElement && element.localName === 'input' && name === 'value';
    if (isWriting || element[name] === value) {
      return noChange;
    }
    setCommittedValue(part);
    return value;
  }
}

/** `.value=${settled(text)}` */
export const settled = directive(Settled);
