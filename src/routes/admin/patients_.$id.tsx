import { createFileRoute } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import { PatientAudit } from '#src/features/admin/audit/patient-audit.tsx';
import { CancelButton } from '#src/features/desk-times/give/cancel-button.tsx';
import { TimeButton } from '#src/features/desk-times/give/time-button.tsx';
import { MergeButton } from '#src/features/patient-merge/merge-button.tsx';
import { SamePerson } from '#src/features/patient-merge/same-person.tsx';
import { PatientVisits } from '#src/features/patient-history/patient-visits.tsx';
import { CorrectVisitButton } from '#src/features/patient-page/correct-visit-button.tsx';
import { PatientDataButton } from '#src/features/patient-page/patient-data-button.tsx';
import { PatientPage } from '#src/features/patient-page/patient-page.tsx';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

export const Route = createFileRoute('/admin/patients_/$id')({ component: AdminPatient });

function AdminPatient() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const leaveForLogin = useSignedOut('admin');
  const isReceptionist = useIsReceptionist();
  return (
    <PatientPage
      key={id}
      area="admin"
      id={id}
      onMoved={(to) => void navigate({ params: { id: to }, replace: true })}
      renderNotice={({ patient, merges }, reload) =>
        isOurs() && <SamePerson patient={patient} merges={merges} mayMerge={!isReceptionist} onChanged={reload} />
      }
      renderActions={(patient, reload) =>
        isOurs() && (
          <>
            <TimeButton patient={patient} onDone={reload} />
            {!isReceptionist && <MergeButton patient={patient} onChanged={reload} />}
            {!isReceptionist && <PatientDataButton patientId={patient._id} />}
          </>
        )
      }
      renderVisits={(patient, reload) => (
        <PatientVisits
          patient={patient}
          onSignedOut={leaveForLogin}
          renderVisitActions={(visit) =>
            isOurs() && (
              <>
                <CorrectVisitButton visit={visit} name={patient.name} onChanged={reload} />
                {visit.status === FIRST_STATUS && <VisitTime patient={patient} visit={visit} onDone={reload} />}
              </>
            )
          }
        />
      )}
      renderMore={({ _id }) =>
        isReceptionist ? (
          <p className="text-ink-2">{patientPageTexts.withoutPrescriptions}</p>
        ) : (
          isOurs() && <PatientAudit patientId={_id} />
        )
      }
    />
  );
}

type VisitTimeProps = {
  patient: ComponentProps<typeof TimeButton>['patient'];
  visit: {
    readonly id: string;
    readonly doctorId: string | undefined;
    readonly at: string | undefined;
    readonly slotAt: string | undefined;
  };
  onDone: () => void;
};

/** Another time for a visit that is still to come, or none at all. */
function VisitTime({ patient, visit, onDone }: VisitTimeProps) {
  const { id: appointmentId, doctorId, slotAt: startsAt } = visit;
  const when = formatClinicTime(startsAt, 'date-time');
  const of = when ?? formatClinicTime(visit.at, 'date-time') ?? '';
  return (
    <>
      <TimeButton patient={patient} visit={{ appointmentId, doctorId, startsAt }} of={of} onDone={onDone} />
      <CancelButton appointmentId={appointmentId} name={patient.name} when={when} of={of} onDone={onDone} />
    </>
  );
}
