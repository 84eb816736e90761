/**
 * What the oldest browsers that Frontdesk runs in (Chrome and WebView 109, Safari 16.4, Firefox 115) do not have yet, for
 * whoever uses it here or in a library. No other browser fetches this.
 */
import 'core-js/es/array/to-reversed.js';
import 'core-js/es/array/to-sorted.js';
import 'core-js/es/array/to-spliced.js';
