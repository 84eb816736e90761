import { type Container, parse, type Rule } from 'postcss';

/** The classes and elements of a page's HTML, as far as a CSS rule can refer to them. */
type Used = { readonly classes: ReadonlySet<string>; readonly tags: ReadonlySet<string> };

/**
 * States, parts of the browser's own controls, staff areas, animations that start with the app, and the background,
 * which fades in.
 */
const NOT_OF_THE_FIRST_PAINT =
  /:hover|:active|:disabled|\[aria-disabled|::?-(webkit|moz)-|::(placeholder|file-selector-button|backdrop)|^\s*(html|:root)?\[data-(area|motion)|^\.sky\b/;

/** A shadow that is a line, such as a focus ring or a high-contrast edge, or none. */
const IS_A_LINE = /^(none|0 0 0 )/;

/** Selectors of rules that set custom properties; only properties used somewhere are kept. */
const GIVES_VALUES = /^(:root|:host|\*|:before|:after|::backdrop|,)+$/;

/**
 * The part of a built stylesheet that can apply to this HTML: what its first paint needs. A rule stays if one of its
 * selectors names only classes and elements of the HTML; parts in parentheses are ignored, so that rather too much
 * stays than too little. Rules for pointers, staff screens and printing can wait for the full stylesheet, and so can
 * soft shadows. Order, layers and media queries are kept.
 */
export function criticalCss(sheet: string, html: string): string {
  const used = usedIn(html);
  const kept = parse(sheet);
  kept.walkComments((remark) => void remark.remove());
  kept.walkAtRules('media', (media) => void (media.params.startsWith('print') && media.remove()));
  // An image inside the stylesheet (the background's grain) would have to be decoded for the first paint, where nobody
  // would see it.
  kept.walkDecls((value) => void (value.value.includes('url(data:') && value.parent?.remove()));
  // Without a graphics card the processor draws soft shadows, which nobody misses for that moment.
  kept.walkDecls(/^(box-shadow|--tw-shadow)$/, (shadow) => void (IS_A_LINE.test(shadow.value) || shadow.remove()));
  kept.walkRules((rule) => {
    if (!isStepOfAnimation(rule) && !rule.selectors.some((one) => canMatch(one, used))) rule.remove();
  });
  let before: string;
  do {
    before = kept.toString();
    dropUnasked(kept, before);
    kept.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && node.remove()));
  } while (kept.toString() !== before);
  return before.trim();
}

function usedIn(html: string): Used {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(/\s+/),
  );
  return {
    classes: new Set(classes),
    tags: new Set([...html.matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, tag = '']) => tag)),
  };
}

const isStepOfAnimation = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function canMatch(selector: string, { classes, tags }: Used): boolean {
  if (NOT_OF_THE_FIRST_PAINT.test(selector)) return false;
  const plain = withoutBrackets(selector);
  const named = [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => unescaped(name));
  const elements = plain
    .replaceAll(/[.#:](?:\\.|[\w-])+/g, '')
    .split(/[\s>+~]+/)
    .filter((name) => /^[a-z][\w-]*$/i.test(name));
  return named.every((name) => classes.has(name)) && elements.every((name) => tags.has(name));
}

const unescaped = (name: string): string =>
  name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');

/** Removes what is in (…) and […]; escaped brackets belong to names. */
function withoutBrackets(selector: string): string {
  let depth = 0;
  return [...selector.matchAll(/\\.|[^\\]/gs)]
    .map(([part]) => {
      if (part === '(' || part === '[') depth += 1;
      const isOutside = depth === 0;
      if (part === ')' || part === ']') depth -= 1;
      return isOutside ? part : '';
    })
    .join('');
}

/** Drops values, declared properties and animations that nothing in the stylesheet itself uses. */
function dropUnasked(kept: Container, sheet: string): void {
  const asked = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  kept.walkAtRules('property', (property) => void (asked.has(property.params) || property.remove()));
  kept.walkAtRules('keyframes', (frames) => {
    if (!new RegExp(`animation[^;}]*\\b${frames.params}\\b`).test(sheet)) frames.remove();
  });
  kept.walkRules(GIVES_VALUES, (rule) => {
    rule.walkDecls(/^--/, (value) => void (asked.has(value.prop) || value.remove()));
  });
}
