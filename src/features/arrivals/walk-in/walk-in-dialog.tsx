import { useState, type FormEvent } from 'react';
import { type FormFault, parseRegistrationForm, type RegistrationFields } from '#shared/clinic/registration-form.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { printTicket } from '#src/platform/paper/print-ticket.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { byShortestWait, type Line } from '#src/features/arrivals/board/lines.ts';
import type { Scanned } from '#src/features/arrivals/board/read-scan.ts';
import { registerWalkIn } from './register-walk-in.ts';

const texts = arrivalsTexts.walkIn;
/** The words of the form are those with which staff mend a registration. */
const words = unsentTexts.fixing;
const EMPTY: RegistrationFields = { name: '', age: '', gender: '', phone: '', symptoms: '' };
const GENDERS = [
  { value: '', label: words.choose },
  { value: 'male', label: words.genders.male },
  { value: 'female', label: words.genders.female },
  { value: 'other', label: words.genders.other },
];

type WalkInDialogProps = {
  lines: readonly Line[];
  onClose: () => void;
  /** The server has it: who stands here waits from now on. */
  onSaved: (paper: Scanned, doctorId: string) => unknown;
};

/** A patient who stands at the desk: one short form, a doctor with the shortest wait, and the ticket on paper. */
export function WalkInDialog({ lines, onClose, onSaved }: WalkInDialogProps) {
  const choices = byShortestWait(lines);
  const [fields, setFields] = useState(EMPTY);
  const [wanted, setWanted] = useState<string>();
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const doctorId = wanted ?? choices[0]?.doctorId ?? '';
  useUnsaved('walk-in', fields !== EMPTY && !busy);

  const change = (field: FormFault['field'], value: string) => setFields((before) => ({ ...before, [field]: value }));
  const errorOf = (field: FormFault['field']) => {
    const fault = faults.find((each) => each.field === field);
    return fault && words.wrong[fault.kind];
  };
  const text = (
    field: 'name' | 'age' | 'phone' | 'symptoms',
    more: { hint?: string; inputMode?: 'numeric' | 'tel' } = {},
  ) => (
    <TextField
      id={`walk-in-${field}`}
      label={words.fields[field]}
      error={errorOf(field)}
      autoComplete="off"
      data-autofocus={field === 'name' || undefined}
      value={fields[field]}
      onChange={(event) => change(field, event.target.value)}
      {...more}
    />
  );

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const parsed = parseRegistrationForm(fields);
    setFaults(parsed.ok ? [] : parsed.problem);
    setProblem(undefined);
    if (!parsed.ok) {
      document.getElementById(`walk-in-${parsed.problem[0]?.field}`)?.focus();
      return;
    }
    setBusy(true);
    const walkIn = await registerWalkIn({ ...parsed.value, doctorId });
    setBusy(false);
    if (walkIn === undefined) {
      setProblem(words.failed);
      return;
    }
    const { ticket, checkInCode: code, kind } = walkIn;
    if (kind === 'refused') notify.error(texts.refused);
    else {
      const line = choices.find((each) => each.doctorId === doctorId);
      printTicket({ ticket, code, facts: line === undefined ? [] : [line.doctor, line.department] });
      notify.success(kind === 'sent' ? texts.saved(ticket) : texts.offline(ticket));
    }
    if (kind === 'sent') onSaved({ ticket, code }, doctorId);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {arrivalsTexts.cancel}
          </Button>
          <Button type="submit" form="walk-in" icon="printer" busy={busy} busyText={texts.saving}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id="walk-in" noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        {problem !== undefined && <Alert tone="danger" title={problem} />}
        {text('name')}
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {text('age', { inputMode: 'numeric' })}
          <SelectField
            id="walk-in-gender"
            label={words.fields.gender}
            error={errorOf('gender')}
            options={GENDERS}
            value={fields.gender}
            onChange={(event) => change('gender', event.target.value)}
          />
          {text('phone', { inputMode: 'tel' })}
        </div>
        {text('symptoms', { hint: words.symptomsHint })}
        {choices.length === 0 ? (
          <Alert tone="warning" title={staffTexts.loading} />
        ) : (
          <SelectField
            id="walk-in-doctor"
            label={texts.doctor}
            options={choices.map((line, at) => {
              const name = arrivalsTexts.whoAndWhere(
                arrivalsTexts.calling.lineOf(line.doctor, line.waiting),
                line.department,
              );
              return { value: line.doctorId, label: at === 0 ? texts.shortest(name) : name };
            })}
            value={doctorId}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
