import check from './check-page.css?inline';

/** The check page's styles are part of its code: no second file to wait for, or to miss offline. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(check);
document.adoptedStyleSheets.push(sheet);
