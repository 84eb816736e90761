import { useEffect, useState, type FormEvent } from 'react';
import { fieldFacts, PATIENT_FIELD_NAMES } from '#shared/clinic/patient-fields.ts';
import { EMPTY_FORM, type FormFault, parseRegistrationForm } from '#shared/clinic/registration-form.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { printTicket } from '#src/platform/paper/print-ticket.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { PatientFieldInput } from '#src/features/patient-fields/patient-field-input.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { linesFor, type Line } from '#src/features/arrivals/board/lines.ts';
import type { Paper } from '#shared/contract/visit/paper-code.ts';
import { registerWalkIn } from './register-walk-in.ts';

const texts = arrivalsTexts.walkIn;

/** A time that somebody new is registered for. */
type WalkInTime = {
  readonly doctorId: string;
  readonly doctor: string;
  readonly department: string;
  readonly startsAt: string;
  readonly when: string;
};

type WalkInDialogProps = {
  lines: readonly Line[];
  onClose: () => void;
  /** The server has it: who stands here waits from now on. */
  onSaved: (paper: Paper, doctorId: string) => unknown;
  /** The patient comes at this time, to this doctor, not now. */
  time?: WalkInTime;
};

/** A patient who stands at the desk: one short form, a doctor who is suggested, and the ticket on paper. */
export function WalkInDialog({ lines, onClose, onSaved, time }: WalkInDialogProps) {
  const [fields, setFields] = useState(EMPTY_FORM);
  const choices = linesFor(lines, useDepartmentOf(fields.symptoms));
  const [wanted, setWanted] = useState<string>();
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const doctorId = time?.doctorId ?? wanted ?? choices[0]?.doctorId ?? '';
  useUnsaved('walk-in', fields !== EMPTY_FORM && !busy);

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
    const walkIn = await registerWalkIn({ ...parsed.value, doctorId }, time?.startsAt);
    setBusy(false);
    if (walkIn === undefined) {
      setProblem(unsentTexts.fixing.failed);
      return;
    }
    const { ticket, checkInCode: code, kind, isAsked } = walkIn;
    if (kind === 'refused') notify.error(texts.refused);
    else {
      const line = time ?? choices.find((each) => each.doctorId === doctorId);
      void printTicket({ ticket, code, facts: line === undefined ? [] : [line.doctor, line.department] });
      if (isAsked) notify.info(texts.timeTaken(ticket));
      else notify.success(kind === 'sent' ? texts.saved(ticket) : texts.offline(ticket));
    }
    if (kind === 'sent') onSaved({ ticket, code }, doctorId);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={time === undefined ? texts.title : texts.titleFor(time.when)}
      description={time === undefined ? texts.text : texts.textFor(time.doctor)}
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
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {PATIENT_FIELD_NAMES.map((field) => (
            <div key={field} className={fieldFacts(field).width === 'wide' ? 'sm:col-span-3' : ''}>
              <PatientFieldInput
                id={`walk-in-${field}`}
                field={field}
                value={fields[field]}
                fault={faults.find((fault) => fault.field === field)?.kind}
                isFirst={field === 'name'}
                onChange={(value) => setFields((before) => ({ ...before, [field]: value }))}
              />
            </div>
          ))}
        </div>
        {time !== undefined ? null : choices.length === 0 ? (
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
              return { value: line.doctorId, label: at === 0 ? texts.suggested(name) : name };
            })}
            value={doctorId}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The department that the symptoms name, by the rules that a kiosk has, too. */
function useDepartmentOf(symptoms: string): string | undefined {
  const [department, setDepartment] = useState<string>();
  useEffect(() => {
    let isPast = false;
    const read = async () => {
      if (symptoms.trim() === '') return undefined;
      const { suggestForPatient } = await import('#shared/words/department/suggestion.ts');
      return suggestForPatient(symptoms, 'symptoms').department;
    };
    // Without the rules the desk chooses by itself.
    void read()
      .catch(() => undefined)
      .then((named) => {
        if (!isPast) setDepartment(named);
      });
    return () => {
      isPast = true;
    };
  }, [symptoms]);
  return department;
}
