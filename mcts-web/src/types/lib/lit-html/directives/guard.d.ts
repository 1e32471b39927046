export * from '../../../../../node_modules/lit-html/directives/guard.js';
