/** A visit as the dialog shows it: parsed from whatever a server sends, as text only. */
export type VisitEntry = {
  readonly key: string;
  readonly id: string | undefined;
  /** An appointment with its outcome, or a prescription. */
  readonly kind: 'visit' | 'prescription';
  readonly at: string | undefined;
  readonly status: string | undefined;
  readonly doctor: string | undefined;
  readonly specialization: string | undefined;
  /** The doctor's code, and the time that staff have agreed with the patient: what can be corrected of a visit. */
  readonly doctorId: string | undefined;
  readonly time: string | undefined;
  /** The time that is booked for it. */
  readonly slotAt: string | undefined;
  readonly symptoms: readonly string[];
  readonly medicines: readonly MedicineEntry[];
  readonly notes: string | undefined;
  /** Who had reset the signer's password, and when, if that was not confirmed. */
  readonly signedAfterReset: { readonly by: string; readonly at: string } | undefined;
};
export type MedicineEntry = { readonly name: string; readonly dosage: string; readonly frequency: string };

type Fields = Readonly<Record<string, unknown>>;

/** The prescriptions in a response: its field of that name, or the response itself if it is a list; otherwise none. */
export function readPrescriptions(answer: unknown): VisitEntry[] {
  return listed(answer).flatMap((entry, index) => {
    const visit = fieldsOf(entry);
    return visit === undefined ? [] : [readVisit(visit, 'prescription', index)];
  });
}

/** The patient's whole history, the latest first: appointments with their outcome, and prescriptions. */
export function readVisits(answer: unknown, prescriptions: readonly VisitEntry[]): VisitEntry[] {
  const visits = entries(fieldsOf(answer)?.['visits']).flatMap((entry, index) => {
    const visit = fieldsOf(entry);
    return visit === undefined ? [] : [readVisit(visit, 'visit', index)];
  });
  if (visits.length === 0) return [...prescriptions];
  return [...visits, ...prescriptions].toSorted((a, b) => instantOf(b) - instantOf(a));
}

/** One without a time comes last. */
function instantOf({ at }: VisitEntry): number {
  const instant = Date.parse(at ?? '');
  return Number.isNaN(instant) ? Number.NEGATIVE_INFINITY : instant;
}

/** How many entries of a response could not be read. */
export function unreadEntries(answer: unknown): number {
  const all = [...listed(answer), ...entries(fieldsOf(answer)?.['visits'])];
  return all.filter((entry) => fieldsOf(entry) === undefined).length;
}

function listed(answer: unknown): readonly unknown[] {
  return entries(Array.isArray(answer) ? answer : fieldsOf(answer)?.['prescriptions']);
}

function readVisit(visit: Fields, kind: VisitEntry['kind'], index: number): VisitEntry {
  const doctor = fieldsOf(visit['doctorId']) ?? fieldsOf(visit['doctor']) ?? {};
  return {
    key: `${kind} ${index} ${textOf(visit['_id']) ?? ''}`,
    id: textOf(visit['_id']),
    kind,
    at: textOf(visit['createdAt']) ?? textOf(visit['date']) ?? textOf(visit['visitDate']),
    status: textOf(visit['status']),
    doctor: textOf(doctor['name']) ?? textOf(visit['doctorName']),
    specialization: textOf(doctor['specialization']) ?? textOf(visit['doctorSpecialization']),
    doctorId: textOf(doctor['doctorId']) ?? textOf(doctor['_id']),
    time: textOf(visit['time']),
    slotAt: textOf(visit['slotAt']),
    symptoms: textsOf(visit['symptoms']),
    medicines: entries(visit['medicines'] ?? visit['medications']).flatMap(readMedicine),
    notes: textOf(visit['notes']) ?? textOf(visit['statusReason']),
    signedAfterReset: readReset(fieldsOf(visit['signedAfterReset'])),
  };
}

function readReset(reset: Fields | undefined): VisitEntry['signedAfterReset'] {
  return reset && { by: textOf(reset['by']) ?? '', at: textOf(reset['at']) ?? '' };
}

function readMedicine(entry: unknown): MedicineEntry[] {
  const medicine = fieldsOf(entry);
  const name = textOf(entry) ?? textOf(medicine?.['name']) ?? textOf(medicine?.['medication']);
  if (name === undefined) return [];
  const { dosage, frequency } = medicine ?? {};
  return [{ name, dosage: textOf(dosage) ?? '', frequency: textOf(frequency) ?? '' }];
}

/** A list as it is; a single text is split at its commas, as registration splits symptoms (REG-9). */
function textsOf(value: unknown): string[] {
  const list = typeof value === 'string' ? value.split(',') : entries(value);
  return list.flatMap((entry) => textOf(entry) ?? []);
}

function entries(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}
