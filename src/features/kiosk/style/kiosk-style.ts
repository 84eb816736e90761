import attract from './kiosk-attract.css?inline';
import bar from './kiosk-bar.css?inline';
import steps from './kiosk-steps.css?inline';
import kiosk from './kiosk.css?inline';

/**
 * The kiosk's style comes with its code: there is no second file to wait for, or to miss when there is no network.
 * Everything in it hangs on `html[data-kiosk]` or on the kiosk's own elements.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync([kiosk, bar, attract, steps].join('\n'));
document.adoptedStyleSheets.push(sheet);
