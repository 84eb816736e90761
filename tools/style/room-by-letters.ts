/** What decides how many columns there are; a single one is right at every size. */
const LAYS_OUT =
  /(?:^|[;{\s])(?:grid-template-columns(?!: minmax\(0, 1fr\);)|flex-direction|flex-flow|column-count|columns|float)\s*:/;
const ASKS_WIDTH = /\b(?:min-|max-)?width\b/;
/** Classes that ask for the window's width past the named widths of src/ui/style/breakpoints.css. */
const PAST_THE_NAMED = /(?<![\w-])(?:(?:min|max)-\[[^\]]+\]|\[@media[^\]]*(?:width|height)[^\]]*\]):[\w[-]+/g;

type Rule = { readonly head: string; readonly around: readonly string[]; readonly body: string };

/** Every innermost rule of a style sheet, with what stands around it. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let words = '';
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      const declared = words.lastIndexOf(';');
      if (declared >= 0) rules.push({ head: open.at(-1) ?? '', around: [...open], body: words.slice(0, declared) });
      open.push(words.slice(declared + 1).trim());
      words = '';
    } else if (sign === '}') {
      rules.push({ head: open.at(-1) ?? '', around: [...open], body: words });
      open.pop();
      words = '';
    } else words += sign;
  }
  return rules.filter(({ body }) => body.trim() !== '');
}

/**
 * Layout that follows the window instead of the letters: at the largest letters a window has room for half the columns.
 * @returns one sentence per place; empty if there is none
 */
export function findWindowLayout(path: string, text: string): string[] {
  if (!path.endsWith('.css'))
    return [
      ...[...text.matchAll(PAST_THE_NAMED)].map(([words]) => `${path}: ${words}`),
      ...[...text.matchAll(/matchMedia\([^)]*width[^)]*\)/g)].map(([words]) => `${path}: ${words}`),
    ];
  const atTheTop = rulesOf(text)
    .filter(
      ({ around }) => around.find((head) => !/^@(?:media|layer|supports)/.test(head))?.startsWith('@variant') === true,
    )
    .map(({ head }) => `${path}: @variant stands around ${head}, and reaches nothing: it belongs into the rule`);
  const byWindow = rulesOf(text)
    .filter(({ around, body }) => {
      const media = around.filter((head) => head.startsWith('@media') && ASKS_WIDTH.test(head));
      return media.length > 0 && !around.join(' ').includes('data-text-size') && LAYS_OUT.test(body);
    })
    .map(({ head }) => `${path}: ${head.replaceAll(/\s+/g, ' ')}`);
  return [...atTheTop, ...byWindow];
}
