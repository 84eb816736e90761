/** Whether a text can hold a phrase at all, as far as one of its words tells: cheaper than looking for the phrase. */
export type MayHold = (text: string) => boolean;

const JOINTS = new Set(['..', '<>', '><', '~', 'like']);
const ANY: MayHold = () => true;

/**
 * Looks for one word that every way of saying a phrase needs. Hundreds of phrases are looked for in every text, and most
 * of them fail by one word; what one of several words needs is asked once for each text.
 */
export function neededWord(
  part: string,
  { compile, plain }: { readonly compile: (source: string) => RegExp; readonly plain: (word: string) => string },
): MayHold {
  const tokens = tokensOf(part);
  if (tokens === undefined) return ANY;
  const word = tokens.find((token) => /^[a-z]{3,}$/u.test(token) && !JOINTS.has(token));
  if (word !== undefined) {
    const needed = ` ${plain(word)} `;
    return (text) => text.includes(needed);
  }
  const choice = tokens.find((token) => isChoice(token));
  return choice === undefined ? ANY : askedOnce(choice, compile);
}

const asked = new Map<string, MayHold>();

function askedOnce(choice: string, compile: (source: string) => RegExp): MayHold {
  const known = asked.get(choice);
  if (known !== undefined) return known;
  const pattern = compile(choice);
  let last = '';
  let held = false;
  const mayHold: MayHold = (text) => {
    if (text === last) return held;
    last = text;
    held = text.search(pattern) !== -1;
    return held;
  };
  asked.set(choice, mayHold);
  return mayHold;
}

/** The parts of a phrase between spaces outside brackets; undefined if it is several phrases. */
function tokensOf(part: string): string[] | undefined {
  const tokens: string[] = [];
  let depth = 0;
  let token = '';
  for (const sign of part) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && sign === '|') return undefined;
    if (depth === 0 && sign === ' ') {
      tokens.push(token);
      token = '';
    } else token += sign;
  }
  return [...tokens, token];
}

/** “(calf|leg)” and nothing beside it. */
function isChoice(token: string): boolean {
  if (!token.startsWith('(') || token.startsWith('(?')) return false;
  let depth = 0;
  for (const [index, sign] of Array.from(token).entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return index === token.length - 1;
  }
  return false;
}
