import { createFileRoute, useLocation } from '@tanstack/react-router';
import { OwnPrescriptionPage } from '#src/features/own-appointment/page/own-prescription-page.tsx';
import { useFullStyles } from '#src/platform/loading/first-paint/full-styles.ts';

/** Where the link to a prescription asks for the age. The secret is behind the hash sign: a browser sends that to no server. */
export const Route = createFileRoute('/prescription')({
  staticData: { title: 'prescription' },
  component: Prescription,
});

function Prescription() {
  useFullStyles();
  const secret = useLocation({ select: ({ hash }) => hash });
  return <OwnPrescriptionPage key={secret} secret={secret} />;
}
