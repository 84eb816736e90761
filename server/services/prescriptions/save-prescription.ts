import { eachPart } from '#shared/contract/prescription/prescription-parts.ts';
import type {
  HandwrittenBody,
  MedicineWarning,
  SavePrescriptionBody,
} from '#shared/contract/prescription/prescriptions.ts';
import { fail, succeed } from '#shared/result.ts';
import { noteRedirected } from '#server/database/repositories/merges/moves-repository.ts';
import { deleteDraftsOf } from '#server/database/repositories/prescriptions/registration-drafts-repository.ts';
import { holdStanding } from '#server/database/repositories/merges/standing-repository.ts';
import { findSignature } from '#server/database/repositories/prescriptions/prescription-subjects.ts';
import {
  findPrescription,
  insertPrescription,
} from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { queryBuilderOn } from '#server/database/transaction/write-transaction.ts';
import { openReset } from '#server/services/passwords/password-resets.ts';
import { audit } from '#server/services/staff/audit.ts';
import { checkPrescription, type CheckProblem } from './check-prescription.ts';
import { deletePrescription } from './delete-prescription.ts';
import type { Task } from '#server/services/clinic/run-once.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

export type SaveProblem =
  | CheckProblem
  /** What should be corrected is gone, another doctor's, or another patient's. */
  | { readonly kind: 'nothing-to-replace' }
  /** A listed contraindication without a reason for prescribing anyway. */
  | { readonly kind: 'contraindicated'; readonly warnings: readonly MedicineWarning[] };

/** The label if none is given (DOC-7). */
const STATUS = 'Completed';

/**
 * Saves a prescription, which is the doctor's signature: it stores name and time, the result of the medicine check at
 * that moment, and whether somebody else reset the password without confirmation. A client that sends `overrideReason`
 * is refused a listed contraindication as long as the reason is empty; the payload of RX-6 alone is saved with its
 * warnings (docs/decisions/0020). The registration's draft goes with it. What it `replaces` is withdrawn with it, or neither happens. If the patient was
 * merged while it was written, it is checked against the surviving patient's record and belongs to them.
 */
export function savePrescription(input: SavePrescriptionBody, author: Principal, now: Date): Task<SaveProblem> {
  const { patientId, overrideReason, report, replaces, source = 'handwritten', ...fields } = input;
  const id = uuidV7(now);
  return {
    answer: { status: 201, body: JSON.stringify({ _id: id }) },
    run: async (client) => {
      const db = queryBuilderOn(client);
      const asked = patientId.toLowerCase();
      const standing = isUuid(asked) ? await holdStanding(db, asked) : undefined;
      if (standing === undefined) return fail({ kind: 'unknown-patient' });
      const checked = await checkPrescription(db, standing.id, { ...fields, report });
      if (!checked.ok) return checked;
      const { warnings } = checked.value;
      if (overrideReason === '' && warnings.some(({ severity }) => severity === 'stop'))
        return fail({ kind: 'contraindicated', warnings });
      if (replaces !== undefined && !(await withdrawn(db, replaces.toLowerCase(), standing.id, author, now)))
        return fail({ kind: 'nothing-to-replace' });
      await insertPrescription(db, {
        ...fields,
        id,
        patientId: standing.id,
        doctorId: author.id,
        status: STATUS,
        source,
        checkedWarnings: warnings,
        overrideReason: overrideReason ?? '',
        signedBy: await findSignature(db, author.id),
        signedAfterReset: (await openReset(db, author.id)) ?? null,
        createdAt: now,
      });
      await deleteDraftsOf(db, standing.id);
      await noteRedirected(db, standing.merged, 'prescriptions', id);
      await audit(db, now, author, 'prescription-signed', id);
      return succeed(null);
    },
  };
}

async function withdrawn(db: Queryable, id: string, patientId: string, author: Principal, now: Date): Promise<boolean> {
  const found = isUuid(id) ? await findPrescription(db, id) : undefined;
  if (found?.prescription.patientId !== patientId) return false;
  return (await deletePrescription(db, author, id, now)).ok;
}

/** The handwritten prescription of CALL-7, in the same form. */
export function asSaved({
  patientId,
  symptoms,
  medicines,
  notes,
  overrideReason,
}: HandwrittenBody): SavePrescriptionBody {
  return {
    ...eachPart<string, string[]>('', []),
    patientId,
    symptoms,
    medicines,
    notes,
    overrideReason,
    source: 'handwritten',
    engine: '',
  };
}
