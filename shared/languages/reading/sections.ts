import { DEPARTMENTS } from '#shared/clinic/departments.ts';
import { at, type Line } from './lines.ts';

/** The lines under each title, which ends with a colon. @throws with file and line */
export function sectionsOf(lines: readonly Line[]): ReadonlyMap<Line, readonly Line[]> {
  const sections = new Map<Line, Line[]>();
  const titles = new Set<string>();
  let open: Line[] | undefined;
  for (const line of lines) {
    if (line.depth === 0) {
      const title = line.text.replace(/:$/u, '');
      if (title === line.text || titles.has(title))
        throw new Error(`${line.place}: a new “title:” is needed (in “${line.text}”)`);
      titles.add(title);
      sections.set({ ...line, text: title }, (open = []));
    } else if (open === undefined) throw new Error(`${line.place}: this line belongs to nothing`);
    else if (open.some(({ text }) => text === line.text))
      throw new Error(`${line.place}: this phrase is there already (in “${line.text}”)`);
    else open.push(line);
  }
  return sections;
}

/** A symptom or a part of the body: the name that the form shows, its department, and the phrases that say it. */
export type NamedPhrases = {
  readonly title: Line;
  readonly name: string;
  readonly department: string;
  readonly said: readonly Line[];
};

/** Sections titled “name (Department):”. @throws with file and line */
export function namedPhrasesOf(lines: readonly Line[]): NamedPhrases[] {
  return Array.from(sectionsOf(lines), ([title, said]) =>
    at(title, () => {
      const [, name = '', department = ''] = /^(.*) \((.*)\)$/u.exec(title.text) ?? [];
      if (name === '') throw new Error('a name and its department in brackets are needed');
      if (!DEPARTMENTS.some((one) => one === department)) throw new Error(`“${department}” is no department`);
      return { title, name, department, said };
    }),
  );
}
