import type { DeletedPatient } from '#shared/contract/patient/deleted-patients.ts';
import { succeed } from '#shared/result.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { personTexts } from '#src/locales/en/everywhere/person.ts';
import { deletedPatients } from '#src/platform/api/admin/admin-lists.ts';
import { restorePatient } from '#src/platform/api/staff/patients.ts';
import { ErasePatient } from './erase-patient.tsx';
import { patientsFailure } from '#src/features/admin/lists/load-lists.ts';
import { dateTimeOf } from '#src/features/admin/lists/when.ts';
import { Bin, BinCard } from '#src/features/lists/bin.tsx';

const texts = adminListTexts.deleted;

/** Who was deleted in the last 30 days, each with a way back. */
export function DeletedPatients() {
  return (
    <Bin<DeletedPatient>
      staff="admin"
      name="deleted patients"
      load={async (page, signal) => {
        const answer = await deletedPatients(page, signal);
        return answer.ok ? succeed({ rows: answer.value.patients, nextCursor: answer.value.nextCursor }) : answer;
      }}
      wordsFor={patientsFailure}
      words={texts}
    >
      {({ _id, name, age, deletedAt, erasedAt }, onChanged) => (
        <BinCard
          staff="admin"
          name={name}
          detail={personTexts.years(age)}
          facts={[
            { label: texts.deletedAt, value: dateTimeOf(deletedAt) },
            { label: texts.erasedAt, value: dateTimeOf(erasedAt) },
          ]}
          restore={() => restorePatient(_id)}
          words={{ ...texts, done: adminTexts.patients.restored, failed: adminTexts.patients.restoreFailed }}
          onChanged={onChanged}
        >
          <ErasePatient id={_id} name={name} onErased={onChanged} />
        </BinCard>
      )}
    </Bin>
  );
}
