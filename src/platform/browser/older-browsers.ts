/**
 * Polyfills for the oldest supported browsers (Chrome and WebView 109, Safari 16.4, Firefox 115), used by our code and
 * by libraries. No other browser loads them.
 */
import 'core-js/es/array/to-reversed.js';
import 'core-js/es/array/to-sorted.js';
import 'core-js/es/array/to-spliced.js';
