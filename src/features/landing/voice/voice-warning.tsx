import type { RedFlag } from '#shared/words/warning/red-flags.ts';
import { warningTexts } from '#src/locales/en/everywhere/red-flags.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { CallLink } from '#src/ui/parts/call-link.tsx';
import { warningWords } from './warning-words.ts';

/**
 * Shown above the recommendation, because some words should not wait for one. Outside the hospital it gives the number
 * to call.
 */
export function VoiceWarning({ redFlags }: { redFlags: readonly RedFlag[] }) {
  const isInTheHouse = useDevice() !== null;
  const { emergencyNumber } = useClinic();
  if (redFlags.length === 0) return null;
  const [title, ...lines] = warningWords(redFlags, isInTheHouse);
  const call = !isInTheHouse && emergencyNumber !== '';
  return (
    <Alert
      tone="danger"
      title={title}
      action={call && <CallLink number={emergencyNumber}>{warningTexts.elsewhere.call(emergencyNumber)}</CallLink>}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
