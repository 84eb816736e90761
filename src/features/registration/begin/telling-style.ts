import telling from './telling.css?inline';

/** The styles of the first words are part of their code: no second file to wait for, or to miss offline. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(telling);
document.adoptedStyleSheets.push(sheet);
