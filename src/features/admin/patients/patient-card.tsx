import type { PossibleDuplicate } from '#shared/contract/patient/duplicates.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';
import { CardActions } from '#src/features/admin/lists/card-actions.tsx';
import { shownFields } from '#src/features/patient-fields/shown-fields.ts';
import { TicketBadge } from '#src/features/lists/ticket-badge.tsx';
import { PatientLink } from '#src/features/lists/patient-link.tsx';
import { DeletableHead } from '#src/features/admin/lists/deletable-head.tsx';
import { DuplicateHint } from './duplicate-hint.tsx';
import { dateTimeOf } from '#src/features/admin/lists/when.ts';

const texts = adminTexts.patients;

type PatientCardProps = {
  patient: Patient;
  /** Who this patient may be, too. */
  duplicates: readonly PossibleDuplicate[];
  /** Not there for who may not. */
  onDelete: (() => void) | undefined;
  /** With the prescriptions, which are not a receptionist's. */
  onHistory: (() => void) | undefined;
  onFind: (name: string) => void;
};

/** A patient as ADM-4 wants the card: with a word for everything that is not there. */
export function PatientCard({ patient, duplicates, onDelete, onHistory, onFind }: PatientCardProps) {
  const { name, age, gender, doctorName, doctorSpecialization, ticket, receivedAt } = patient;
  const received = dateTimeOf(receivedAt);
  return (
    <Card className="flex h-full flex-col gap-4">
      <DeletableHead
        name={<PatientLink area="admin" id={patient._id} name={name} />}
        detail={personWords(age, gender)}
        alarm={patient.urgent === true ? urgentWords(patient.warningSigns) : undefined}
        badges={
          <>
            {patient.urgent === true && <UrgentMark word={safetyTexts.urgent} />}
            <TicketBadge ticket={ticket} />
          </>
        }
        deleteText={texts.deleteOne(name)}
        onDelete={onDelete}
      />
      <Facts
        facts={[
          ...shownFields(patient, 'admin card', 'person'),
          { label: texts.assignedDoctor, value: doctorName || texts.notAssigned },
          { label: texts.specialization, value: doctorSpecialization || texts.notAssigned },
          ...shownFields(patient, 'admin card', 'visit'),
          ...(received === undefined ? [] : [{ label: texts.received, value: received }]),
        ]}
      />
      <DuplicateHint duplicates={duplicates} onFind={onFind} />
      <CardActions>
        {onHistory && (
          <Button
            aria-label={texts.viewHistoryOf(name)}
            variant="quiet"
            icon="history"
            className="px-3!"
            onClick={onHistory}
          >
            {texts.viewHistory}
          </Button>
        )}
      </CardActions>
    </Card>
  );
}
