import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { NOTHING } from './choice.ts';

/** A text as the page's formatter takes it: parameters are numbered in the order in which they are given. */
export type Compiled = string | CompiledMessage;

/** `map` may change the words of the text, but none of its parameters. */
export function compiled(
  message: string,
  parameters: readonly string[],
  map: (words: string) => string = (words) => words,
): Compiled {
  const tokens = compileMessageOrThrow(message, map);
  if (typeof tokens === 'string') return tokens;
  const [first = ''] = tokens;
  return tokens.length <= 1 && typeof first === 'string' ? first : tokens.map((token) => numbered(token, parameters));
}

type Token = Exclude<CompiledMessage, string>[number];

function numbered(token: Token, parameters: readonly string[]): Token {
  if (typeof token === 'string') return token;
  const [name, type, format] = token;
  const index = String(parameters.indexOf(name));
  if (type === undefined) return [index];
  if (!isCases(format)) return format === undefined ? [index, type] : [index, type, format];
  const cases = Object.entries(format).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const said = Array.isArray(value) ? value.map((one: Token) => numbered(one, parameters)) : value;
    // A missing value has two names when the page looks for its case: the word undefined, and the empty string.
    return type === 'select' && key === NOTHING
      ? [
          ['undefined', said],
          ['', said],
        ]
      : [[key, said]];
  });
  return [index, type, Object.fromEntries(cases)] as Token;
}

const isCases = (format: unknown): format is Readonly<Record<string, unknown>> =>
  typeof format === 'object' && format !== null && 'other' in format;
