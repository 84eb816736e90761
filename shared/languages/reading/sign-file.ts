import { linesOf, type Line } from './lines.ts';

/** A warning sign as its data file says it; every phrase with the line it stands on. */
export type SignFile = {
  readonly id: string;
  readonly label: string;
  readonly why: string;
  readonly source: string;
  readonly reviewedBy: string;
  /** Patients' words: each is enough. */
  readonly said: readonly Line[];
  /** Clinicians' words, or the names of symptoms: each is enough. */
  readonly noted: readonly Line[];
  /** A phrase of every group is needed. */
  readonly together: readonly (readonly (readonly Line[])[])[];
  /** Sentences that must warn, and sentences that must not. */
  readonly alarm: readonly Line[];
  readonly calm: readonly Line[];
};

const FACTS = ['id', 'label', 'why', 'source', 'reviewed by'] as const;
const LISTS = ['said', 'noted', 'alarm', 'calm'] as const;
const GROUP = /^(?:with )?one of$/u;

/**
 * Reads the data file of a warning sign.
 * @throws with the file and line of the first mistake
 */
export function readSignFile(content: string, file: string): SignFile {
  const facts = new Map<string, string>();
  const lists: Record<(typeof LISTS)[number], Line[]> = { said: [], noted: [], alarm: [], calm: [] };
  const together: Line[][][] = [];
  let open: Line[] | undefined;
  let groups: Line[][] | undefined;
  for (const line of linesOf(content, file)) {
    const refuse = (why: string): never => {
      throw new Error(`${line.place}: ${why} (in “${line.text}”)`);
    };
    if (line.depth === 0) {
      const [name = '', value = ''] = line.text.split(/: ?(.*)/su);
      open = undefined;
      groups = undefined;
      if (name === 'noted together') together.push((groups = []));
      else if (isOneOf(LISTS, name)) open = lists[name];
      else if (!isOneOf(FACTS, name)) refuse(`“${name}” is no part of a warning sign`);
      else if (value === '' || facts.has(name)) refuse(`“${name}” is empty or said twice`);
      else facts.set(name, value);
    } else if (groups !== undefined && GROUP.test(line.text)) groups.push((open = []));
    else if (open === undefined) refuse('this line belongs to nothing');
    else if (open.some(({ text }) => text === line.text)) refuse('this phrase is there already');
    else open.push(line);
  }
  for (const name of FACTS) if (!facts.has(name)) throw new Error(`${file}:1: “${name}:” is missing`);
  for (const name of ['alarm', 'calm'] as const)
    if (lists[name].length === 0) throw new Error(`${file}:1: no example stands under “${name}:”`);
  const fact = (name: string): string => facts.get(name) ?? '';
  return {
    id: fact('id'),
    label: fact('label'),
    why: fact('why'),
    source: fact('source'),
    reviewedBy: fact('reviewed by'),
    ...lists,
    together,
  };
}

/** Reads the groups of words that mean the same: `@name`, then its words. @throws with file and line */
export function readWordGroups(content: string, file: string): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>();
  let open: Line[] | undefined;
  for (const line of linesOf(content, file)) {
    const name = /^@([a-z]+)$/u.exec(line.text)?.[1];
    if (line.depth === 0) {
      if (name === undefined || groups.has(name))
        throw new Error(`${line.place}: a new group is needed here, such as @chest (in “${line.text}”)`);
      groups.set(name, (open = []));
    } else if (open === undefined) throw new Error(`${line.place}: this line belongs to no group`);
    else open.push(line);
  }
  return groups;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((one) => one === name);
}
