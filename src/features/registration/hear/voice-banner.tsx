import type { ComponentProps } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { SuggestedDepartments, SuggestionWords } from './suggestion-words.tsx';

type VoiceBannerProps = {
  /** The department an accepted recommendation really led to; undefined when the patient chooses. */
  directedTo: string | undefined;
  /** The department in hand, once there is one. */
  chosen: string | undefined;
  /** Takes a suggested department. */
  onChoose: (department: string) => void;
};

/** Says that the words spoken on the landing page have arrived, and what follows from them (REG-4). */
export function VoiceBanner({ directedTo, chosen, onChoose }: VoiceBannerProps) {
  const { handover, suggestion } = useRegistration();
  if (!handover) return null;
  if (directedTo !== undefined) {
    return (
      <>
        <Alert tone="success">{texts.directedTo(directedTo)}</Alert>
        {suggestion && <OtherDepartments suggestion={suggestion} chosen={chosen} onChoose={onChoose} />}
      </>
    );
  }
  return (
    <Alert tone="info" title={texts.voiceInputReceived}>
      {suggestion ? (
        <SuggestionWords suggestion={suggestion} chosen={chosen} onChoose={onChoose} />
      ) : (
        <p>{texts.voiceInputKept}</p>
      )}
    </Alert>
  );
}

/** What else the words may mean, beside the department that was accepted; nothing where there is nothing else. */
function OtherDepartments({ suggestion, chosen, onChoose }: ComponentProps<typeof SuggestedDepartments>) {
  if (suggestion.alternative === undefined) return null;
  return (
    <Alert tone="info">
      <SuggestedDepartments suggestion={suggestion} chosen={chosen} onChoose={onChoose} />
    </Alert>
  );
}
