import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { APPOINTMENT_STATUSES } from '#shared/contract/appointments.ts';
import { AppointmentsScreen } from '#src/features/admin/appointments-screen.tsx';

const text = v.fallback(v.optional(v.string()), undefined);
const Search = v.object({
  doctor: text,
  patient: text,
  status: v.fallback(v.optional(v.picklist(APPOINTMENT_STATUSES)), undefined),
});

export const Route = createFileRoute('/admin/appointments')({
  validateSearch: (search): v.InferOutput<typeof Search> => v.parse(Search, search),
  component: Appointments,
});

function Appointments() {
  const navigate = Route.useNavigate();
  return (
    <AppointmentsScreen
      filters={Route.useSearch()}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
