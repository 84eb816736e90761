import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { useRegistration } from './registration-store.ts';
import { SuggestionWords } from './suggestion-words.tsx';

type VoiceBannerProps = {
  /** The department an accepted recommendation really led to; undefined when the patient chooses. */
  directedTo: string | undefined;
  /** Opens the suggested department, where that can be done from here. */
  onOpen?: ((department: string) => void) | undefined;
};

/** Says that the words spoken on the landing page have arrived, and what follows from them (product.md §2). */
export function VoiceBanner({ directedTo, onOpen }: VoiceBannerProps) {
  const { handover, suggestion } = useRegistration();
  if (!handover) return null;
  if (directedTo !== undefined) return <Alert tone="success">{texts.directedTo(directedTo)}</Alert>;
  return (
    <Alert
      tone="info"
      title={texts.voiceInputReceived}
      action={
        suggestion &&
        onOpen && (
          <Button variant="secondary" size="lg" onClick={() => onOpen(suggestion.department)}>
            {texts.openDepartment(suggestion.department)}
          </Button>
        )
      }
    >
      {suggestion ? <SuggestionWords suggestion={suggestion} /> : texts.voiceInputKept}
    </Alert>
  );
}
