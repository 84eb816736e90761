import type { PossibleDuplicate } from '#shared/contract/duplicates.ts';
import type { Patient } from '#shared/contract/patients.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { DuplicateHint } from './duplicate-hint.tsx';
import { dateTimeOf } from './when.ts';

const texts = adminTexts.patients;

function genderOf(gender: string | null | undefined): string {
  const { male, female, other } = texts.genders;
  return { male, female, other }[gender?.toLowerCase() ?? ''] ?? gender ?? texts.unknownGender;
}

type PatientCardProps = {
  patient: Patient;
  /** Who this patient may be, too. */
  duplicates: readonly PossibleDuplicate[];
  onDelete: () => void;
  onHistory: () => void;
  onFind: (name: string) => void;
};

/** A patient as product.md §2 wants the card: with a word for everything that is not there. */
export function PatientCard({ patient, duplicates, onDelete, onHistory, onFind }: PatientCardProps) {
  const { name, age, gender, phone, doctorName, doctorSpecialization, symptoms, ticket, receivedAt } = patient;
  const received = dateTimeOf(receivedAt);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-bold break-words text-ink">{name}</h2>
          <p className="text-ink-2">
            {typeof age === 'number' ? texts.years(age) : texts.unknownAge}, {genderOf(gender)}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {patient.urgent === true && (
            <Badge tone="danger">
              <Icon name="triangle-alert" />
              {texts.urgent}
            </Badge>
          )}
          {ticket && (
            <Badge tone="info">
              <span className="sr-only">{texts.ticket}</span>
              {ticket}
            </Badge>
          )}
          <button
            type="button"
            aria-label={texts.deleteOne(name)}
            className="-me-2 inline-flex size-11 items-center justify-center rounded-full text-danger hover:bg-surface-2"
            onClick={onDelete}
          >
            <Icon name="trash-2" />
          </button>
        </div>
      </div>
      <Facts
        facts={[
          { label: texts.phone, value: phone || texts.noPhone },
          { label: texts.assignedDoctor, value: doctorName || texts.notAssigned },
          { label: texts.specialization, value: doctorSpecialization || texts.notAssigned },
          { label: texts.symptoms, value: symptoms.length > 0 ? symptoms.join(', ') : texts.none },
          ...(received === undefined ? [] : [{ label: texts.received, value: received }]),
        ]}
      />
      <DuplicateHint duplicates={duplicates} onFind={onFind} />
      <Button
        aria-label={texts.viewHistoryOf(name)}
        variant="secondary"
        icon="history"
        className="mt-auto self-start"
        onClick={onHistory}
      >
        {texts.viewHistory}
      </Button>
    </Card>
  );
}
