import { pickFields } from '#shared/clinic/patient-fields.ts';
import {
  countPatients,
  findListedPatient,
  listPatients,
  listUrgentPatients,
  type ListedPatient,
  type PatientFilter,
} from '#server/database/repositories/patients/patient-list-repository.ts';
import { findLanguage } from '#server/database/repositories/appointments/visit-language-repository.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import {
  listPrescriptions,
  type ListedPrescription,
} from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { urgentTaken } from '#server/services/alerts/staff-alerts.ts';
import { MOST_URGENT, urgentFirst } from './urgent-first.ts';
import { alsoFoundBy } from './also-found-by.ts';
import { visitView, type VisitView } from './visit-view.ts';
import { urgencyOf } from '#server/services/alerts/warning-signs.ts';

export type { PatientFilter };

/** A patient as it goes over the wire to staff (DATA-2). */
export type PatientView = ReturnType<typeof patientView>;

/**
 * Patients with their visit history, newest first: all that match, or one page and the place where the next begins.
 * Before them those urgent ones who came since `urgentFrom` and are still waiting.
 * @param withTotal also counts all that match, which takes longer the more there are
 */
export async function patientsForList(
  db: Queryable,
  filter: PatientFilter,
  page: Page | undefined,
  withTotal: boolean,
  urgentFrom: Date,
): Promise<{ patients: PatientView[]; next: Keyset | null; total?: number }> {
  const first = await listUrgentPatients(db, filter, urgentFrom, MOST_URGENT);
  const { rows: others, next } = await listPatients(db, filter, page);
  const rows = urgentFirst(first, others, page?.after === undefined);
  const visits = await visitsByPatient(
    db,
    rows.map((row) => row.id),
  );
  const taken = await urgentTaken(
    db,
    rows.flatMap(({ id, urgent }) => (urgent ? [id] : [])),
  );
  const patients = rows.map((row) => patientView(row, visits.get(row.id) ?? [], taken.get(row.id)));
  return { patients, next, ...(withTotal ? { total: await countPatients(db, filter) } : {}) };
}

/** One patient as the lists show them, without the visits, which not everybody may see; undefined when there is none (any more). */
export async function findPatientView(
  db: Queryable,
  id: string,
): Promise<(PatientView & { language?: string }) | undefined> {
  const row = await findListedPatient(db, id);
  if (row === undefined) return undefined;
  const language = await findLanguage(db, id);
  const view = patientView(row, [], (await urgentTaken(db, [id])).get(id));
  return language === undefined ? view : { ...view, language };
}

/** How many patients match; counted apart from the pages, because it takes longer the more there are. */
export function countMatchingPatients(db: Queryable, filter: PatientFilter): Promise<number> {
  return countPatients(db, filter);
}

async function visitsByPatient(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, VisitView[]>> {
  const visits = new Map<string, VisitView[]>();
  for (const row of await listPrescriptions(db, ids)) add(visits, row);
  return visits;
}

function add(visits: Map<string, VisitView[]>, row: ListedPrescription): void {
  const { patientId } = row.prescription;
  const known = visits.get(patientId);
  if (known === undefined) visits.set(patientId, [visitView(row)]);
  else known.push(visitView(row));
}

function patientView(row: ListedPatient, history: readonly VisitView[], taken?: { by: string; at: string }) {
  return {
    _id: row.id,
    ...pickFields(row),
    doctorId: row.doctorCode,
    doctorName: row.doctorName,
    doctorSpecialization: row.doctorSpecialization,
    history,
    ticket: row.ticket,
    receivedAt: row.receivedAt.toISOString(),
    ...(taken ? { urgentTaken: taken } : {}),
    ...urgencyOf(row),
    ...(row.allergies === null ? {} : { allergies: row.allergies }),
    ...alsoFoundBy(row.findable),
    ...(row.sample ? { sample: true } : {}),
  };
}
