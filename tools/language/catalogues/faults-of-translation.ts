import { parse, type Token } from '@messageformat/parser';

/** Numbers that stand for all that people count at a front desk. */
const COUNTED = Array.from({ length: 201 }, (_, number) => number);

/**
 * What would go wrong if `text` were shown in place of `english`: a fault makes the build fail.
 * @returns one sentence for each fault
 */
export function faultsOfTranslation(tag: string, english: string, text: string): string[] {
  const tokens = tokensOf(text);
  if (typeof tokens === 'string') return [`it is not ICU MessageFormat: ${tokens}`];
  const expected = tokensOf(english);
  if (typeof expected === 'string') return [`its English is not ICU MessageFormat: ${expected}`];
  const [has, needs] = [parametersOf(tokens), parametersOf(expected)];
  return [
    ...[...needs].filter((name) => !has.has(name)).map((name) => `it lacks the parameter {${name}}${quoteHint(text)}`),
    ...[...has].filter((name) => !needs.has(name)).map((name) => `it has a parameter {${name}} that English has not`),
    ...missingForms(tag, tokens),
    ...(edges(english) === edges(text)
      ? []
      : ['it must begin and end with a space where English does, and only there']),
  ];
}

/** An apostrophe before a brace makes the brace a plain character. */
const quoteHint = (text: string): string =>
  text.includes("'{") ? " (before { write the apostrophe ’, or '' for a straight one)" : '';

const edges = (text: string): string => `${/^\s/.test(text)} ${/\s$/.test(text)}`;

function tokensOf(message: string): Token[] | string {
  try {
    return parse(message);
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** All parameters, also those inside the cases of another. */
export function parametersOf(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap((token) => {
      if (token.type === 'content' || token.type === 'octothorpe') return [];
      if (!('cases' in token)) return [token.arg];
      return [token.arg, ...token.cases.flatMap(({ tokens: inner }) => [...parametersOf(inner)])];
    }),
  );
}

/** Plurals need the forms that their language has for the numbers that occur, and no others. */
function missingForms(tag: string, tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe' || !('cases' in token)) return [];
    const inside = token.cases.flatMap(({ tokens: inner }) => missingForms(tag, inner));
    if (token.type !== 'plural') return inside;
    const rules = new Intl.PluralRules(tag);
    const names = new Set(token.cases.map(({ key }) => key));
    const left = COUNTED.filter((number) => !names.has(`=${number}`)).map((number) => rules.select(number));
    const missing = [...new Set(left)].filter((form) => !names.has(form));
    const known: readonly string[] = rules.resolvedOptions().pluralCategories;
    const foreign = [...names].filter((name) => !name.startsWith('=') && !known.includes(name));
    return [
      ...missing.map((form) => `its plural of {${token.arg}} lacks the form “${form}”`),
      ...foreign.map((form) => `its plural of {${token.arg}} has a form “${form}” that the language has not`),
      ...inside,
    ];
  });
}
