import css from './kiosk.css?inline';

/**
 * The kiosk's style comes with its code: there is no second file to wait for, or to miss when there is no network.
 * Everything in it hangs on `html[data-kiosk]`.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
