import { linesOf, type Line } from './lines.ts';
import { readReportEntry, type ReportEntry } from './report-entry.ts';

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
  /** How a draft names it. */
  readonly inADraft: string;
  /** Words of a doctor's report: each is enough. They stay on the server. */
  readonly report: readonly Line[];
  /** What a report says in several places, or only of some patients. */
  readonly reportTogether: readonly ReportEntry[];
  /** Sentences that must warn, and sentences that must not. */
  readonly alarm: readonly Line[];
  readonly calm: readonly Line[];
  readonly alarmInAReport: readonly Line[];
  readonly calmInAReport: readonly Line[];
};

const FACTS = ['id', 'label', 'why', 'source', 'reviewed by'] as const;
const IN_A_DRAFT = 'in a draft';
const LISTS = ['said', 'noted', 'report', 'alarm', 'calm', 'alarm in a report', 'calm in a report'] as const;
type Lists = Record<(typeof LISTS)[number], Line[]>;
const GROUP = /^(?:with )?one of$/u;

/**
 * Reads the data file of a warning sign.
 * @throws with the file and line of the first mistake
 */
export function readSignFile(content: string, file: string): SignFile {
  const facts = new Map<string, string>();
  const lists: Lists = {
    said: [],
    noted: [],
    report: [],
    alarm: [],
    calm: [],
    'alarm in a report': [],
    'calm in a report': [],
  };
  const together: Line[][][] = [];
  const reported: { readonly title: Line; readonly lines: Line[] }[] = [];
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
      else if (name === 'report together') reported.push({ title: line, lines: (open = []) });
      else if (isOneOf(LISTS, name)) open = lists[name];
      else if (!isOneOf([...FACTS, IN_A_DRAFT], name)) refuse(`“${name}” is no part of a warning sign`);
      else if (value === '' || facts.has(name)) refuse(`“${name}” is empty or said twice`);
      else facts.set(name, value);
    } else if (groups !== undefined && GROUP.test(line.text)) groups.push((open = []));
    else if (open === undefined) refuse('this line belongs to nothing');
    else if (reported.at(-1)?.lines !== open && open.some(({ text }) => text === line.text))
      refuse('this phrase is there already');
    else open.push(line);
  }
  for (const name of FACTS) if (!facts.has(name)) throw new Error(`${file}:1: “${name}:” is missing`);
  const reportTogether = reported.map(({ title, lines }) => readReportEntry(title, lines));
  checkExamples(lists, reportTogether.length, file);
  const fact = (name: string): string => facts.get(name) ?? '';
  return {
    id: fact('id'),
    label: fact('label'),
    why: fact('why'),
    source: fact('source'),
    reviewedBy: fact('reviewed by'),
    inADraft: facts.get(IN_A_DRAFT) ?? fact('label'),
    ...lists,
    together,
    reportTogether,
    alarmInAReport: lists['alarm in a report'],
    calmInAReport: lists['calm in a report'],
  };
}

/** What patients say needs examples in their words, and what a report says needs them in its own. */
function checkExamples(lists: Lists, reportTogether: number, file: string): void {
  const inReports = lists.report.length + reportTogether > 0;
  const isSaid = !inReports || lists.said.length + lists.noted.length > 0;
  for (const [isNeeded, name] of [
    [isSaid, 'alarm'],
    [isSaid, 'calm'],
    [inReports, 'alarm in a report'],
    [inReports, 'calm in a report'],
  ] as const)
    if (isNeeded && lists[name].length === 0) throw new Error(`${file}:1: no example stands under “${name}:”`);
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
    else if (/@[a-z]/u.test(line.text))
      throw new Error(`${line.place}: a group cannot name another group (in “${line.text}”)`);
    else open.push(line);
  }
  return groups;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((one) => one === name);
}
