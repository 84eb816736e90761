import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { NOTHING } from './choice.ts';

/** A text as the page's formatter takes it: parameters are numbered in the order in which they are given. */
export type Compiled = string | CompiledMessage;

type Wishes = {
  /** Changes the words of the text, and none of its parameters. */
  readonly map?: (words: string) => string;
  /** Sets what stands for a parameter apart from text that is read from right to left: `+43 1 234` stays in its order. */
  readonly isolates?: boolean;
};

/** A text as the page takes it, with its parameters by number. */
export function compiled(
  message: string,
  parameters: readonly string[],
  { map = (words) => words, isolates = false }: Wishes = {},
): Compiled {
  const tokens = compileMessageOrThrow(message, map);
  if (typeof tokens === 'string') return tokens;
  const [first = ''] = tokens;
  return tokens.length <= 1 && typeof first === 'string'
    ? first
    : tokens.flatMap((token) => numbered(token, { parameters, isolates }));
}

type Token = Exclude<CompiledMessage, string>[number];

type Place = { readonly parameters: readonly string[]; readonly isolates: boolean };

function numbered(token: Token, place: Place): Token[] {
  const { parameters, isolates } = place;
  if (typeof token === 'string') return [token];
  const [name, type, format] = token;
  const index = String(parameters.indexOf(name));
  if (type === undefined) return isolates ? ['\u2068', [index], '\u2069'] : [[index]];
  if (!isCases(format)) return [format === undefined ? [index, type] : [index, type, format]];
  const cases = Object.entries(format).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const said = Array.isArray(value) ? value.flatMap((one: Token) => numbered(one, place)) : value;
    // A missing value has two names when the page looks for its case: the word undefined, and the empty string.
    return type === 'select' && key === NOTHING
      ? [
          ['undefined', said],
          ['', said],
        ]
      : [[key, said]];
  });
  return [[index, type, Object.fromEntries(cases)]];
}

const isCases = (format: unknown): format is Readonly<Record<string, unknown>> =>
  typeof format === 'object' && format !== null && 'other' in format;
