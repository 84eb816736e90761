import type { ReportWhen } from '#shared/words/warning/signs/packed-report.ts';
import { at, type Line } from './lines.ts';

/** How a group of lines stands to the one before it: anywhere in the report, or in the same sentence. */
export type GroupKind = 'anywhere' | 'near' | 'after';

/** One line of it is needed. */
export type ReportGroup = { readonly kind: GroupKind; readonly lines: readonly Line[] };

/** A “report together” of a sign's file: what it may be, for whom it holds, what is needed, and what makes it harmless. */
export type ReportEntry = {
  readonly title: Line;
  readonly maybe: string;
  readonly when: readonly Line[];
  readonly groups: readonly ReportGroup[];
  readonly unless: readonly Line[];
};

type OpenEntry = {
  readonly title: Line;
  maybe: string;
  readonly when: Line[];
  readonly groups: { kind: GroupKind; lines: Line[] }[];
  readonly unless: Line[];
};

const KINDS: Readonly<Record<string, GroupKind>> = {
  'one of': 'anywhere',
  'with one of': 'anywhere',
  'near one of': 'near',
  'then one of': 'after',
};

/** Reads the lines below a “report together:”. @throws with the file and line of the first mistake */
export function readReportEntry(title: Line, lines: readonly Line[]): ReportEntry {
  const entry: OpenEntry = { title, maybe: '', when: [], groups: [], unless: [] };
  let open: Line[] | undefined;
  for (const line of lines)
    at(line, () => {
      const [, name, value = ''] = /^(maybe|when): (.*)$/u.exec(line.text) ?? [];
      const kind = KINDS[line.text];
      if (name === 'maybe') entry.maybe = value;
      else if (name === 'when') entry.when.push({ ...line, text: value });
      else if (line.text === 'unless') open = entry.unless;
      else if (kind !== undefined) {
        if (kind !== 'anywhere' && entry.groups.length === 0) throw new Error('nothing stands before it');
        entry.groups.push({ kind, lines: (open = []) });
      } else if (open === undefined) throw new Error('this line belongs to nothing');
      else if (open.some(({ text }) => text === line.text)) throw new Error('this phrase is there already');
      else open.push(line);
    });
  if (entry.groups.length === 0 && entry.when.length === 0)
    throw new Error(`${title.place}: “one of” and its lines are missing`);
  return entry;
}

/** What a “when:” may say beside ages and medicines. */
const STATES = ['fever', 'pregnant', 'recent birth', 'household'] as const;
const MONTHS = 12;

/**
 * Reads the “when:” lines of an entry. `takes` says whether something is a class of medicines.
 * @throws with the file and line of what is no condition
 */
export function readWhen(lines: readonly Line[], isClass: (name: string) => boolean): ReportWhen {
  const when: { -readonly [Name in keyof ReportWhen]: ReportWhen[Name] } = {};
  for (const line of lines)
    at(line, () => {
      const [, known, bound, count, unit] =
        /^(known to be )?(under|from) (\d+) (months?|years?)$/u.exec(line.text) ?? [];
      const taken = /^takes (.+)$/u.exec(line.text)?.[1];
      const state = STATES.find((one) => one === line.text);
      if (bound !== undefined) {
        if (known !== undefined) when.ageKnown = true;
        const years = Number(count) / (unit?.startsWith('month') === true ? MONTHS : 1);
        if (bound === 'under') when.under = years;
        else when.from = years;
      } else if (taken !== undefined) {
        if (!isClass(taken)) throw new Error(`no medicine of substances.tsv is in the class “${taken}”`);
        when.takes = taken;
      } else if (state === undefined)
        throw new Error(
          `a condition is one of: under 3 months, known to be under 3 months, from 50 years, takes lithium, ${STATES.join(', ')}`,
        );
      else when[state === 'recent birth' ? 'recentBirth' : state] = true;
    });
  return when;
}
