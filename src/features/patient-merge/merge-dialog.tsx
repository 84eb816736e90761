import type { MergeSide } from '#shared/contract/patient/merge.ts';
import { unitedTexts } from '#shared/text/united-texts.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { MergeChoice } from './merge-choice.tsx';
import { rowsOf } from './merge-rows.ts';
import { useMerge } from './use-merge.ts';

type MergeDialogProps = {
  /** Who stays: the patient of the page. */
  patient: { readonly _id: string; readonly name: string };
  otherId: string;
  onChanged: () => void;
  onClose: () => void;
};

/** Two records side by side: where they differ one value is chosen, and what must not be lost is kept from both. */
export function MergeDialog({ patient, otherId, onChanged, onClose }: MergeDialogProps) {
  const form = useMerge(patient._id, otherId, onChanged, onClose);
  const { comparison, loaded } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text(comparison?.sides[0].name ?? patient.name)}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            busy={form.busy}
            busyText={texts.merging}
            disabled={comparison === undefined}
            onClick={() => void form.merge()}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {comparison === undefined ? (
        <>
          {loaded.loading && <Spinner label={texts.loading} className="py-8" />}
          <LoadFailure data={loaded} words={staffTexts} />
        </>
      ) : (
        <div className="grid gap-5">
          {form.isNewer && (
            <Alert tone="warning" title={texts.changed}>
              {texts.changedText}
            </Alert>
          )}
          {form.failure !== undefined && <Alert tone="danger" title={form.failure} />}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
            <SideHead side={comparison.sides[0]} word={texts.stays} />
            <SideHead side={comparison.sides[1]} word={texts.goes} />
          </div>
          {rowsOf(comparison.sides)
            .filter(({ differs }) => differs)
            .map((row) => (
              <MergeChoice key={row.field} row={row} isOther={form.chosen.has(row.field)} onChoose={form.choose} />
            ))}
          <Kept sides={comparison.sides} />
        </div>
      )}
    </Dialog>
  );
}

function SideHead({ side, word }: { side: MergeSide; word: string }) {
  const { name, ticket, receivedAt, visits, prescriptions } = side;
  return (
    <section aria-label={`${word}: ${name}`} className="grid content-start gap-1 rounded-input bg-surface-2 p-3">
      <p className="text-sm font-semibold text-ink-2">{word}</p>
      <p className="font-bold wrap-anywhere text-ink">{name}</p>
      {ticket !== null && (
        <p>
          <Badge tone="info">{ticket}</Badge>
        </p>
      )}
      <p className="text-sm text-ink-2">{texts.registered(formatClinicTime(receivedAt, 'date-time') ?? '')}</p>
      <p className="text-sm text-ink-2">{texts.about(visits, prescriptions)}</p>
    </section>
  );
}

/** What is no choice: values that are the same or stand on one side alone, and what is united. */
function Kept({ sides }: { sides: readonly [MergeSide, MergeSide] }) {
  const [stays, goes] = sides;
  const allergies = unitedTexts(stays.allergies ?? [], goes.allergies ?? []);
  const same = rowsOf(sides).filter(({ differs }) => !differs);
  return (
    <>
      {same.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="font-semibold text-ink">{texts.same}</h3>
          <Facts
            facts={same.map(({ field, values: [one, other] }) => ({
              label: texts.fields[field],
              value: one || other || texts.noValue,
            }))}
          />
        </section>
      )}
      <section className="grid gap-1.5">
        <h3 className="font-semibold text-ink">{texts.united}</h3>
        <Facts
          facts={[
            { label: texts.allergies, value: allergies.join(', ') || texts.noAllergies },
            ...(stays.urgent || goes.urgent ? [{ label: texts.urgent, value: texts.urgentYes }] : []),
            { label: texts.symptoms, value: unitedTexts(stays.symptoms, goes.symptoms).join(', ') || texts.noValue },
            { label: texts.notes, value: texts.notesBoth },
          ]}
        />
      </section>
    </>
  );
}
