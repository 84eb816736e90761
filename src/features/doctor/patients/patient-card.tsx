import type { Patient } from '#shared/contract/patient/patients.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { shownFields } from '#src/features/patient-fields/shown-fields.ts';
import { PatientLink } from '#src/features/lists/patient-link.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';

const texts = doctorTexts.patients;

type PatientCardProps = { patient: Patient; onHistory: () => void; onRemove: () => void };

/** A patient with the recent symptoms (DOC-6). */
export function PatientCard({ patient, onHistory, onRemove }: PatientCardProps) {
  const { name, age, gender, symptoms, history, urgent, warningSigns } = patient;
  const facts = shownFields(patient, 'doctor card');
  const recent = symptoms.length > 0 ? symptoms : (history[0]?.symptoms ?? []);
  return (
    <Card className="flex h-full flex-col gap-4 p-5!">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-bold wrap-anywhere text-ink">
            <PatientLink area="doctor" id={patient._id} name={name} />
          </h2>
          <p className="text-ink-2">{personWords(age, gender)}</p>
          {urgent === true && <p className="font-semibold wrap-anywhere text-danger">{urgentWords(warningSigns)}</p>}
        </div>
        {urgent === true && <UrgentMark word={safetyTexts.urgent} />}
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      <div className="grid gap-1.5">
        <h3 className="text-ink-3">{texts.symptoms}</h3>
        {recent.length === 0 ? (
          <p className="text-ink-2">{texts.noSymptoms}</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {[...new Set(recent)].map((symptom) => (
              <li key={symptom} className="max-w-full">
                <Badge tone="info" className="max-w-full wrap-anywhere">
                  {symptom}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button aria-label={texts.historyOf(name)} variant="secondary" icon="history" size="sm" onClick={onHistory}>
          {texts.history}
        </Button>
        <Button aria-label={texts.removeOne(name)} variant="quiet" icon="eye-off" size="sm" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </Card>
  );
}
