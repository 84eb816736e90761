type Rule = { readonly prelude: string; readonly body?: string };

/** What a page's HTML consists of, as far as a style rule can ask for it. */
type Used = { readonly classes: ReadonlySet<string>; readonly tags: ReadonlySet<string> };

/** At-rules that only hold other rules. */
const HOLDS_RULES = /^@(layer|media|supports|container)\b/;
/** Rules that give values to custom properties; of those only what is asked for somewhere is kept. */
const GIVES_VALUES = /^(:root|:host|\*|:before|:after|::backdrop|,)+$/;

/**
 * The part of a built style sheet that can apply to this HTML: what its first paint needs. A rule stays when one of its
 * selectors names only classes and elements that the HTML has; what stands in brackets is not looked at, so that rather
 * too much stays than too little. What only a pointer, the running app or a printer brings about can wait for the whole
 * sheet. The order, the layers and the media are kept.
 */
export function criticalCss(sheet: string, html: string): string {
  const used = usedIn(html);
  const kept = join(keep(rulesOf(sheet), used));
  return withoutUnaskedValues(kept);
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

function keep(rules: readonly Rule[], used: Used): Rule[] {
  return rules.flatMap((rule) => {
    if (rule.body === undefined) return [rule];
    if (rule.prelude.startsWith('@media print')) return [];
    if (HOLDS_RULES.test(rule.prelude)) {
      const inside = keep(rulesOf(rule.body), used);
      return inside.length > 0 ? [{ ...rule, body: join(inside) }] : [];
    }
    return rule.prelude.startsWith('@') || selectors(rule.prelude).some((one) => canMatch(one, used)) ? [rule] : [];
  });
}

function canMatch(selector: string, { classes, tags }: Used): boolean {
  if (/:hover|:active|^\s*(html|:root)?\[data-/.test(selector)) return false;
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

/** Without what stands in (…) and […]; escaped brackets belong to names. */
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

function selectors(prelude: string): string[] {
  return split(prelude, ',');
}

/** Drops values, declared properties and animations that nothing of the sheet itself asks for. */
function withoutUnaskedValues(sheet: string): string {
  const asked = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const drop = (rules: readonly Rule[]): Rule[] =>
    rules.flatMap((rule) => {
      if (rule.body === undefined) return [rule];
      if (HOLDS_RULES.test(rule.prelude)) return [{ ...rule, body: join(drop(rulesOf(rule.body))) }];
      const [, property] = /^@property (--[\w-]+)/.exec(rule.prelude) ?? [];
      if (property) return asked.has(property) ? [rule] : [];
      const [, animation] = /^@keyframes ([\w-]+)/.exec(rule.prelude) ?? [];
      if (animation) return new RegExp(`animation[^;}]*\\b${animation}\\b`).test(sheet) ? [rule] : [];
      if (!GIVES_VALUES.test(rule.prelude.replaceAll(/\s/g, ''))) return [rule];
      const values = split(rule.body, ';').filter((value) => {
        const [, name] = /^\s*(--[\w-]+):/.exec(value) ?? [];
        return name === undefined || asked.has(name);
      });
      return [{ ...rule, body: values.join(';') }];
    });
  const shorter = join(drop(rulesOf(sheet)));
  return shorter === sheet ? sheet : withoutUnaskedValues(shorter);
}

const join = (rules: readonly Rule[]): string =>
  rules.map(({ prelude, body }) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`)).join('');

/** The rules of a sheet, one level deep. */
function rulesOf(css: string): Rule[] {
  return split(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), ';', '}').flatMap((text) => {
    const rule = text.trim();
    if (rule === '') return [];
    const from = braceOf(rule);
    return from < 0 ? [{ prelude: rule }] : [{ prelude: rule.slice(0, from).trim(), body: rule.slice(from + 1) }];
  });
}

/** Where the block of a rule begins. */
function braceOf(rule: string): number {
  let found = -1;
  walk(rule, (sign, index, depth) => {
    if (found < 0 && sign === '{' && depth === 1) found = index;
  });
  return found;
}

/** Cuts at `ends` outside of brackets, blocks and quotes; the end sign itself goes. */
function split(text: string, ...ends: readonly string[]): string[] {
  const parts: string[] = [];
  let from = 0;
  walk(text, (sign, index, depth) => {
    if (depth !== 0 || !ends.includes(sign)) return;
    parts.push(text.slice(from, index));
    from = index + 1;
  });
  return [...parts, text.slice(from)];
}

/** Every sign outside of quotes that is no part of an escape, with the depth of brackets after it. */
function walk(text: string, see: (sign: string, index: number, depth: number) => void): void {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '\\') {
      index += 1;
    } else if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") {
      quote = sign;
    } else {
      if ('([{'.includes(sign)) depth += 1;
      if (')]}'.includes(sign)) depth -= 1;
      see(sign, index, depth);
    }
  }
}
