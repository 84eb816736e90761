import attract from './kiosk-attract.css?inline';
import bar from './kiosk-bar.css?inline';
import steps from './kiosk-steps.css?inline';
import kiosk from './kiosk.css?inline';

/**
 * The kiosk's styles are part of its code, so that there is no second file to wait for or to miss offline. All rules
 * apply to `html[data-kiosk]` or the kiosk's own elements.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync([kiosk, bar, attract, steps].join('\n'));
document.adoptedStyleSheets.push(sheet);
