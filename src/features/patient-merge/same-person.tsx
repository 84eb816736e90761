import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PossibleDuplicate } from '#shared/contract/patient/duplicates.ts';
import type { PatientMerge } from '#shared/contract/patient/merge.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { listWords } from '#src/locales/formats.ts';
import { possibleDuplicates } from '#src/platform/api/admin/admin-lists.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Button, buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { MergedRow } from './merged-row.tsx';

/** With Headless UI, which no page needs before something is merged. */
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

type SamePersonProps = {
  patient: Patient;
  merges: readonly PatientMerge[];
  mayMerge: boolean;
  onChanged: () => void;
};

/** Who may be the same person as the page's patient, and who was found to be. */
export function SamePerson({ patient, merges, mayMerge, onChanged }: SamePersonProps) {
  const duplicates = useDuplicates(patient);
  const [otherId, setOtherId] = useState<string>();
  if (duplicates.length === 0 && merges.length === 0) return null;
  return (
    <ul className="grid gap-2 print:hidden">
      {duplicates.map(({ _id, name, ticket, receivedAt, reasons }) => (
        <li key={_id} className="flex flex-wrap items-center gap-3 rounded-input bg-offline-bg p-3 text-offline">
          <Icon name="users" />
          <div className="min-w-40 flex-1">
            <p className="font-semibold wrap-anywhere">{texts.maybe(name)}</p>
            <p className="text-sm">
              {[
                listWords(reasons.map((reason) => adminListTexts.duplicates.reasons[reason])),
                ticket,
                formatClinicTime(receivedAt, 'date-time'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {!mayMerge && <p className="text-sm">{texts.askAdmin}</p>}
          </div>
          {mayMerge ? (
            <Button variant="secondary" aria-label={texts.compareWith(name)} onClick={() => setOtherId(_id)}>
              {texts.compare}
            </Button>
          ) : (
            <Link to="/admin/patients/$id" params={{ id: _id }} className={buttonClass({ variant: 'secondary' })}>
              {texts.openOther(name)}
            </Link>
          )}
        </li>
      ))}
      {merges.map((merge) => (
        <MergedRow key={merge._id} merge={merge} mayUndo={mayMerge} onChanged={onChanged} />
      ))}
      {otherId !== undefined && (
        <Suspense>
          <MergeDialog
            patient={patient}
            otherId={otherId}
            onChanged={onChanged}
            onClose={() => setOtherId(undefined)}
          />
        </Suspense>
      )}
    </ul>
  );
}

/** A hint: without an answer there is none. Asked again whenever the page's patient has been read anew. */
function useDuplicates(patient: Patient): readonly PossibleDuplicate[] {
  const [found, setFound] = useState<readonly PossibleDuplicate[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    async function ask(): Promise<void> {
      const answer = await possibleDuplicates([patient._id], controller.signal);
      if (!controller.signal.aborted) setFound(answer.ok ? (answer.value.duplicates[patient._id] ?? []) : []);
    }
    void ask();
    return () => controller.abort();
  }, [patient]);
  return found;
}
