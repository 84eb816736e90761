import { fieldFacts, type FieldFacts, PATIENT_FIELD_NAMES, type PatientField } from '#shared/clinic/patient-fields.ts';
import {
  listAppointments,
  type AppointmentFilter,
} from '#server/database/repositories/appointments/appointment-list-repository.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import { listPatients, type PatientFilter } from '#server/database/repositories/patients/patient-list-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { csvLine, CSV_START, type Cell } from '#shared/csv/csv-line.ts';

const ROWS_AT_ONCE = 500;

/** The patients that match, newest first, as the lines of a CSV file; times are in `timeZone`. */
export function patientsCsv(db: Queryable, filter: PatientFilter, timeZone: string): AsyncGenerator<string> {
  const heads = [...headsOf('person'), 'Doctor', 'Specialization', ...headsOf('visit'), 'Ticket', 'Received'];
  const at = clock(timeZone);
  return lines(
    heads,
    (page) => listPatients(db, filter, page),
    (row) => [
      ...cellsOf(row, 'person'),
      row.doctorName,
      row.doctorSpecialization,
      ...cellsOf(row, 'visit'),
      { exact: row.ticket },
      at(row.receivedAt),
    ],
  );
}

type About = FieldFacts['about'];

const fieldsAbout = (about: About) => PATIENT_FIELD_NAMES.filter((field) => fieldFacts(field).about === about);
const headsOf = (about: About) => fieldsAbout(about).map((field) => fieldFacts(field).column);

function cellsOf(row: Readonly<Record<PatientField, Cell | readonly string[]>>, about: About): Cell[] {
  return fieldsAbout(about).map((field) => cellOf(fieldFacts(field).kind, row[field]));
}

function cellOf(kind: FieldFacts['kind'], value: Cell | readonly string[]): Cell {
  if (kind === 'phone' && typeof value === 'string') return { exact: value };
  return isList(value) ? value.join(', ') : value;
}

function isList(value: Cell | readonly string[]): value is readonly string[] {
  return Array.isArray(value);
}

/** The appointments that match, in the same way. */
export function appointmentsCsv(db: Queryable, filter: AppointmentFilter, timeZone: string): AsyncGenerator<string> {
  const heads = ['Patient', 'Doctor', 'Specialization', 'Time', 'Status', 'Reason', 'Ticket', 'Received'];
  const at = clock(timeZone);
  return lines(
    heads,
    (page) => listAppointments(db, filter, page),
    (row) => [
      row.patient.name,
      row.doctorName,
      row.doctorSpecialization,
      at(row.appointmentTime),
      row.status,
      row.statusReason,
      { exact: row.ticket },
      at(row.receivedAt),
    ],
  );
}

/** Page by page, so that a long list is never in memory as a whole. */
async function* lines<Row>(
  heads: readonly string[],
  read: (page: Page) => Promise<{ rows: readonly Row[]; next: Keyset | null }>,
  lineOf: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield CSV_START + csvLine(heads);
  let after: Keyset | undefined;
  do {
    const { rows, next } = await read({ limit: ROWS_AT_ONCE, after });
    yield rows.map((row) => csvLine(lineOf(row))).join('');
    after = next ?? undefined;
  } while (after !== undefined);
}

/** `2026-11-21 14:03`, which every spreadsheet reads as a time. */
function clock(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(at);
}
