import { houseTokens, type HouseColours } from '#shared/house/house-colours.ts';

/** Read by the first script of index.html, so that a page is painted in the house's colours from its first frame. */
const REMEMBERED = 'frontdesk-colours';

/** A sheet that lies over the page's own colours; who asks for more contrast gets that, and no house's colours. */
function sheetOf(colours: HouseColours): string {
  const tokens = Object.entries(houseTokens(colours)).map(([name, value]) => `--color-${name}:${value}`);
  if (tokens.length === 0) return '';
  return `@media not (prefers-contrast:more){:root:not([data-contrast='more']){${tokens.join(';')}}}`;
}

/** Puts on the house's colours, here and for later pages. Setting none takes them off. */
export function putOnColours(colours: HouseColours): void {
  const text = sheetOf(colours);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
  try {
    if (text === '') localStorage.removeItem(REMEMBERED);
    else localStorage.setItem(REMEMBERED, text);
  } catch {
    // Storage may be refused; the next page puts them on when it knows the settings.
  }
}
