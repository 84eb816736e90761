import { createFileRoute, useLocation } from '@tanstack/react-router';
import { OwnAppointmentPage } from '#src/features/own-appointment/page/own-appointment-page.tsx';
import { useFullStyles } from '#src/platform/loading/first-paint/full-styles.ts';

/** What a text message links to. The secret is behind the hash sign: a browser sends that to no server. */
export const Route = createFileRoute('/appointment')({
  staticData: { title: 'appointment' },
  component: Appointment,
});

function Appointment() {
  useFullStyles();
  const secret = useLocation({ select: ({ hash }) => hash });
  return <OwnAppointmentPage key={secret} secret={secret} />;
}
