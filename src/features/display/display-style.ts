import screen from './display-screen.css?inline';

/** The screen's style comes with its code, as the kiosk's does: no second file to miss when there is no network. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(screen);
document.adoptedStyleSheets.push(sheet);
