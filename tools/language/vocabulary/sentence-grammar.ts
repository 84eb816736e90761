/** The sentence grammar of sentences.txt: rules of weighted choices from which training sentences are drawn. */

type Piece =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'optional'; readonly choice: Choice }
  | { readonly kind: 'group'; readonly choice: Choice };
type Choice = readonly { readonly weight: number; readonly pieces: readonly Piece[] }[];
export type SentenceGrammar = ReadonlyMap<string, Choice>;

const TOKEN = /\s*([[\]()|]|\*\d+|\$[a-z-]+|<[a-z]+>|[a-z']+)/y;

/** Parses sentences.txt. Throws with the rule's name when a rule is malformed or names a rule that does not exist. */
export function parseSentenceGrammar(source: string): SentenceGrammar {
  const grammar = new Map<string, Choice>();
  const body = source.replaceAll(/^#.*$/gm, '').replaceAll(/\n[ \t]+/g, ' ');
  for (const line of body.split('\n').filter((text) => text.trim() !== '')) {
    const [name = '', ...rest] = line.split('=');
    const tokens = tokenise(rest.join('='), name.trim());
    const choice = readChoice(tokens);
    if (tokens.length > 0) throw new Error(`sentences.txt: unexpected ${tokens[0]} in ${name.trim()}`);
    grammar.set(name.trim(), choice);
  }
  for (const [name, choice] of grammar) {
    for (const rule of rulesIn(choice)) {
      if (!grammar.has(rule)) throw new Error(`sentences.txt: ${name} names the unknown rule ${rule}`);
    }
  }
  return grammar;
}

function tokenise(text: string, name: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match?.[1] === undefined) throw new Error(`sentences.txt: cannot read ${name} at "${text.slice(at, at + 20)}"`);
    tokens.push(match[1]);
  }
  return tokens;
}

function readChoice(tokens: string[]): Choice {
  let current: { weight: number; pieces: Piece[] } = { weight: 1, pieces: [] };
  const choices = [current];
  for (let token = tokens[0]; token !== undefined && token !== ')' && token !== ']'; token = tokens[0]) {
    tokens.shift();
    if (token === '|') choices.push((current = { weight: 1, pieces: [] }));
    else if (token.startsWith('*')) current.weight = Number(token.slice(1));
    else if (token === '(' || token === '[') {
      current.pieces.push({ kind: token === '(' ? 'group' : 'optional', choice: readChoice(tokens) });
      tokens.shift();
    } else if (token.startsWith('$')) current.pieces.push({ kind: 'rule', rule: token.slice(1) });
    else current.pieces.push({ kind: 'word', word: token });
  }
  return choices;
}

function rulesIn(choice: Choice): string[] {
  return choice.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => {
      if (piece.kind === 'rule') return [piece.rule];
      return piece.kind === 'word' ? [] : rulesIn(piece.choice);
    }),
  );
}

/** Draws one sentence as words and class tokens; `random` gives numbers in [0, 1). "$relative's" gives "mother's". */
export function drawSentence(grammar: SentenceGrammar, rule: string, random: () => number): string[] {
  const drawn = drawChoice(grammar, grammar.get(rule) ?? [], random);
  return drawn.flatMap((word, at) => {
    if (word === "'s") return [];
    return drawn[at + 1] === "'s" ? [`${word}'s`] : [word];
  });
}

function drawChoice(grammar: SentenceGrammar, choice: Choice, random: () => number): string[] {
  let left = random() * choice.reduce((sum, { weight }) => sum + weight, 0);
  const picked = choice.find(({ weight }) => (left -= weight) < 0) ?? choice[choice.length - 1];
  return (picked?.pieces ?? []).flatMap((piece) => {
    if (piece.kind === 'word') return [piece.word];
    if (piece.kind === 'rule') return drawChoice(grammar, grammar.get(piece.rule) ?? [], random);
    if (piece.kind === 'optional' && random() < 0.5) return [];
    return drawChoice(grammar, piece.choice, random);
  });
}

/** A small seeded generator (mulberry32), so that the vocabulary is the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
