import { Document, Image, Page, Text, View, type DocumentProps, type TextProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { LINE_EMS, pageStyles as styles } from './page-styles.ts';
import { piecesOfWord } from './pieces-of-word.ts';
import type { PrescriptionPrint } from './prescription-print.ts';
import { printWords as words } from './print-words.ts';
import { printedRuns } from './printed-text.ts';

/** The first letter belongs to a right-to-left script; the words of such a line are in that order too. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const TURNED = { direction: 'rtl', textAlign: 'left' } as const;

type Style = NonNullable<TextProps['style']>;

const LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** The pages of a prescription. Its texts must have been prepared (printed-text.ts). */
export function prescriptionDocument(print: PrescriptionPrint): ReactElement<DocumentProps> {
  const { clinic, patient, doctor, letterhead = {} } = print;
  const colour = letterhead.colour === undefined ? {} : { color: letterhead.colour };
  return h(
    Document,
    // Without a name, because a file's title appears in windows and histories.
    { title: words.title, creator: 'Frontdesk', producer: 'Frontdesk' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: styles.letterhead },
        h(
          View,
          { style: styles.house },
          ...(letterhead.logo === undefined ? [] : [h(Image, { src: letterhead.logo, style: styles.logo })]),
          say(clinic.name, { ...styles.clinicName, ...colour }),
        ),
        h(
          View,
          { style: styles.contact },
          ...filled([clinic.address, clinic.phone, clinic.email]).map((line) => say(line)),
        ),
      ),
      say(words.title, styles.title),
      h(
        View,
        { style: styles.facts },
        fact(
          words.patient,
          patient.name,
          [words.ageAndGender(patient.age, patient.gender), ...patient.more].join('\n'),
        ),
        fact(words.doctor, doctor.name, doctor.specialization),
        fact(words.date, print.signedAt, ''),
      ),
      ...safetyStrip(print.safety),
      ...section({ title: words.symptoms, lines: print.symptoms.length === 0 ? [] : [print.symptoms.join(', ')] }),
      say(words.medicines, styles.heading),
      ...medicineTable(print.medicines),
      ...print.sections.flatMap(section),
      h(
        View,
        { style: styles.signature, wrap: false },
        say(words.signedBy(print.signedBy), styles.strong),
        say(print.signedAt, styles.soft),
        say(print.origin, styles.soft),
      ),
      h(
        View,
        { style: styles.footer, fixed: true },
        // The patient's name is on each page, because sheets get separated.
        h(View, { style: styles.whose }, say(patient.name), h(Text, {}, words.reference(print.id))),
        h(Text, { render: ({ pageNumber, totalPages }) => words.page(pageNumber, totalPages) }),
      ),
    ),
  );
}

/** Every text in a document of this prescription, for `prepareTexts`. */
export function textsOf({ clinic, patient, doctor, ...print }: PrescriptionPrint): string[] {
  return [
    ...Object.values(clinic),
    patient.name,
    patient.gender,
    ...patient.more,
    doctor.name,
    doctor.specialization,
    print.signedAt,
    print.signedBy,
    print.origin,
    print.symptoms.join(', '),
    ...safetyLines(print.safety),
    ...print.medicines.flatMap((medicine) => Object.values(medicine)),
    ...print.sections.flatMap(({ title, lines }) => [title, ...lines]),
    // The page's own words are Latin: each letter once is enough.
    LETTERS,
  ];
}

/** A text; `ems` is the width of its line if that is less than the page. */
function say(text: string, style: Style = {}, ems = LINE_EMS.page): ReactElement {
  const turned = RIGHT_TO_LEFT.test(text) ? TURNED : {};
  const runs = printedRuns(text).map((run) => h(Text, { style: { fontFamily: run.family, ...turned } }, run.text));
  const hyphenationCallback = (word: string) => piecesOfWord(word, ems);
  return h(Text, { style: [style, turned].flat(), hyphenationCallback }, ...runs);
}

function fact(label: string, value: string, more: string): ReactElement {
  return h(
    View,
    { style: styles.fact },
    say(label, styles.label),
    say(value, styles.strong, LINE_EMS.fact),
    say(more, styles.soft, LINE_EMS.fact),
  );
}

function safetyLines({ allergies, urgent }: PrescriptionPrint['safety']): string[] {
  const known = allergies.length === 0 ? words.noAllergies : words.allergies(allergies.join(', '));
  return urgent === undefined ? [known] : [urgent, known];
}

function safetyStrip(safety: PrescriptionPrint['safety']): ReactElement[] {
  const isCalm = safety.urgent === undefined && safety.allergies.length === 0;
  const style = isCalm ? styles.safety : [styles.safety, styles.alarm];
  return [h(View, { style, wrap: false }, ...safetyLines(safety).map((line) => say(line)))];
}

function section({ title, lines, urgent = false }: PrescriptionPrint['sections'][number]): ReactElement[] {
  const shown = filled(lines);
  if (shown.length === 0) return [];
  const [first = '', ...rest] = shown;
  const boxed = urgent ? styles.urgentBox : {};
  return [
    // A heading is never the last line on a page.
    h(
      View,
      { wrap: false },
      say(title, urgent ? styles.urgentHeading : styles.heading),
      h(View, { style: boxed }, say(first, styles.line)),
    ),
    ...rest.map((line) => h(View, { style: boxed }, say(line, styles.line))),
  ];
}

function medicineTable(medicines: PrescriptionPrint['medicines']): ReactElement[] {
  if (medicines.length === 0) return [say(words.noMedicines, styles.line)];
  const columns = (['name', 'cell', 'cell', 'wide'] as const).map((name) => ({
    style: styles[name],
    ems: LINE_EMS[name],
  }));
  const rows = [
    // Repeated on every page of the table.
    h(
      View,
      { style: styles.headRow, fixed: true },
      ...words.columns.map((title, index) => h(View, { style: columns[index]?.style ?? {} }, say(title, styles.head))),
    ),
    ...medicines.map(({ name, dosage, frequency, instructions }) =>
      h(
        View,
        { style: styles.row, wrap: false },
        ...[name, dosage, frequency, instructions].map((text, index) =>
          h(View, { style: columns[index]?.style ?? {} }, say(text, {}, columns[index]?.ems)),
        ),
      ),
    ),
  ];
  return [h(View, {}, ...rows)];
}

function filled(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== '');
}
