import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { AlertsSlot } from '#src/features/alerts/alerts-slot.tsx';
import { OwnDayProvider } from '#src/features/arrivals/doctor/doctor-board.ts';
import { NextBar } from '#src/features/arrivals/doctor/next-bar.tsx';
import { forgetReason } from '#src/features/appointment-status/kept-reason.ts';
import { DoctorFailure } from '#src/features/doctor/profile/doctor-failure.tsx';
import { DoctorProvider, useLoadedDoctor } from '#src/features/doctor/profile/use-doctor.ts';
import { forgetWorkspace, selectAppointment } from '#src/features/doctor/profile/workspace.ts';
import { SessionGuard } from '#src/features/sessions/ending/session-guard.tsx';
import { ResetQuestion } from '#src/features/sessions/reset-question.tsx';
import { Brand } from '#src/features/shell/header/brand.tsx';
import { ConnectionStatusSlot } from '#src/features/shell/status/connection-status-slot.tsx';
import { InstallSlot } from '#src/features/shell/page/install-slot.tsx';
import { StaffFrame } from '#src/features/staff-frame/staff-frame.tsx';
import { UndoSlot } from '#src/features/undo/undo-slot.tsx';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';

export const Route = createFileRoute('/doctor')({ component: Doctor });

/** The one workspace of DOC-1: the path selects the view. */
function Doctor() {
  const doctor = useLoadedDoctor();
  const navigate = useNavigate();
  const { name, specialization, passwordReset } = doctor.value ?? {};
  return (
    <OwnDayProvider>
      <StaffFrame
        area="doctor"
        person={name === undefined ? undefined : { name, badge: specialization || doctorTexts.unknownSpecialization }}
        brand={<Brand />}
        status={
          // A phone has room for only one of the two: the state of the connection matters more.
          <div className="flex items-center justify-end gap-3 max-sm:[&>[data-connection]~*]:hidden">
            <ConnectionStatusSlot />
            <InstallSlot />
          </div>
        }
        notices={
          <>
            <SessionGuard staff="doctor" />
            {passwordReset && <ResetQuestion reset={passwordReset} onAnswered={doctor.reload} />}
            <AlertsSlot className="mx-4 mt-4 md:mx-8" />
            <NextBar
              doctorId={doctor.value?._id ?? undefined}
              onOpen={(appointmentId) => {
                selectAppointment(appointmentId);
                void navigate({ to: '/doctor/dashboard' });
              }}
            />
          </>
        }
        onLoggedOut={() => {
          forgetWorkspace();
          forgetReason();
        }}
      >
        <DoctorProvider value={doctor}>
          <UndoSlot />
          <DoctorFailure />
          <Outlet />
        </DoctorProvider>
      </StaffFrame>
    </OwnDayProvider>
  );
}
