/** A visit as the dialog shows it: read from whatever a server holds, with nothing in it that is not text. */
export type VisitEntry = {
  readonly key: string;
  readonly at: string | undefined;
  readonly status: string | undefined;
  readonly doctor: string | undefined;
  readonly specialization: string | undefined;
  readonly symptoms: readonly string[];
  readonly medicines: readonly MedicineEntry[];
  readonly notes: string | undefined;
  /** Who had reset the signer's password, and when, where that was not confirmed. */
  readonly signedAfterReset: { readonly by: string; readonly at: string } | undefined;
};
export type MedicineEntry = { readonly name: string; readonly dosage: string; readonly frequency: string };

type Fields = Readonly<Record<string, unknown>>;

/** The visits of an answer: its `prescriptions`, or the answer itself where it is a list; none where there is neither. */
export function readVisits(answer: unknown): VisitEntry[] {
  const list = Array.isArray(answer) ? answer : fieldsOf(answer)?.['prescriptions'];
  return entries(list).flatMap((entry, index) => {
    const visit = fieldsOf(entry);
    return visit === undefined ? [] : [readVisit(visit, index)];
  });
}

function readVisit(visit: Fields, index: number): VisitEntry {
  const doctor = fieldsOf(visit['doctorId']) ?? fieldsOf(visit['doctor']) ?? {};
  return {
    key: `${index} ${textOf(visit['_id']) ?? ''}`,
    at: textOf(visit['createdAt']) ?? textOf(visit['date']) ?? textOf(visit['visitDate']),
    status: textOf(visit['status']),
    doctor: textOf(doctor['name']) ?? textOf(visit['doctorName']),
    specialization: textOf(doctor['specialization']) ?? textOf(visit['doctorSpecialization']),
    symptoms: textsOf(visit['symptoms']),
    medicines: entries(visit['medicines'] ?? visit['medications']).flatMap(readMedicine),
    notes: textOf(visit['notes']),
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

/** A list as it is; one text is split at its commas, as registration splits symptoms (product.md §5). */
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
