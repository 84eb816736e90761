import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { Alert } from '#src/ui/alert.tsx';
import { useRegistration } from './registration-store.ts';

/** Calm and above everything else: some words should not wait for a form. It names no suspicion. */
export function RedFlagCard() {
  const hasRedFlags = useRegistration((state) => state.redFlags.length > 0);
  if (!hasRedFlags) return null;
  return (
    <Alert tone="danger" title={texts.redFlagTitle}>
      {texts.redFlagText}
    </Alert>
  );
}
