// The library that draws the page, from the WebJar org.webjars.npm:lit-html.
export {html, nothing, render, svg} from '/lib/lit-html/lit-html.js';
export {live} from '/lib/lit-html/directives/live.js';
export {repeat} from '/lib/lit-html/directives/repeat.js';
