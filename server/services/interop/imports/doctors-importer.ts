import { NewDoctorBody } from '#shared/contract/staff/doctor-accounts.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { insertDoctors } from '#server/database/repositories/staff/doctors-repository.ts';
import { everyDoctor } from '#server/database/repositories/interop/imports-repository.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import type { CellFault, Importer, Placed } from './judge-rows.ts';
import { listed } from './cells.ts';

type Doctor = NewDoctorBody;

/** Doctors without a picture, hours or password: their one-time codes are made when they begin. */
export const DOCTORS_IMPORTER: Importer<Doctor, Doctor> = {
  kind: 'doctors',
  schema: NewDoctorBody,
  draft: (cell) => ({
    doctorId: cell('doctorId'),
    name: cell('name'),
    specialization: cell('specialization'),
    email: cell('email'),
    img: null,
    schedule: null,
    languages: listed(cell('languages')),
    expertise: cell('expertise'),
  }),
  sentences: {
    doctorId:
      'A Doctor ID has letters, digits, dots, dashes and underscores only, 30 at most, and begins with a letter or a digit.',
    name: 'A name has at most 120 characters.',
    specialization: 'A specialization has at most 80 characters.',
    email: 'This is not an e-mail address.',
    languages: 'At most 12 languages, with commas between them.',
    expertise: 'This may have at most 160 characters.',
  },
  compare: async (db, rows) => {
    const there = await everyDoctor(db);
    const byCode = new Map(there.map((doctor) => [doctor.code, doctor]));
    const emails = new Set(there.map(({ email, removedAt }) => (removedAt === null ? email.toLowerCase() : '')));
    const seen = { code: new Map<string, number>(), email: new Map<string, number>() };
    const fresh: Doctor[] = [];
    const faults: (CellFault & { row: number })[] = [];
    let known = 0;
    for (const { row, entry } of rows) {
      const same = byCode.get(entry.doctorId);
      const twice = repeated({ row, entry }, seen);
      if (twice !== undefined) faults.push({ row, ...twice });
      else if (same !== undefined && same.removedAt !== null)
        faults.push({
          row,
          field: 'doctorId',
          message: 'This Doctor ID belongs to a doctor who was removed. Bring that doctor back instead.',
        });
      else if (same?.email.toLowerCase() === entry.email.toLowerCase()) known += 1;
      else if (same !== undefined)
        faults.push({
          row,
          field: 'doctorId',
          message: 'This Doctor ID is taken by a doctor with another e-mail address.',
        });
      else if (emails.has(entry.email.toLowerCase()))
        faults.push({
          row,
          field: 'email',
          message: 'There is a doctor with this e-mail address already, under another Doctor ID.',
        });
      else fresh.push(entry);
    }
    return { fresh, freshRows: fresh.length, known, faults };
  },
  save: async (db, fresh, now) => {
    const rows = fresh.map(({ doctorId, name, specialization, email, languages = [], expertise = '' }) => ({
      id: uuidV7(now),
      code: doctorId,
      name,
      nameFolded: foldText(name),
      specialization,
      specializationFolded: foldText(specialization),
      email: email.toLowerCase(),
      languages: [...new Set(languages)],
      expertise,
      createdAt: now,
    }));
    for (let at = 0; at < rows.length; at += 500) await insertDoctors(db, rows.slice(at, at + 500));
  },
};

function repeated(
  { row, entry }: Placed<Doctor>,
  seen: { code: Map<string, number>; email: Map<string, number> },
): CellFault | undefined {
  const [code, email] = [entry.doctorId.toLowerCase(), entry.email.toLowerCase()];
  const [codeRow, emailRow] = [seen.code.get(code), seen.email.get(email)];
  if (codeRow !== undefined) return { field: 'doctorId', message: `The same Doctor ID as in row ${codeRow}.` };
  if (emailRow !== undefined) return { field: 'email', message: `The same e-mail address as in row ${emailRow}.` };
  seen.code.set(code, row);
  seen.email.set(email, row);
  return undefined;
}
