import { useNavigate } from '@tanstack/react-router';
import { useState, type ComponentProps } from 'react';
import { VoiceIntake } from '#src/features/intake/panel/voice-intake.tsx';
import { understand } from '#src/features/landing/voice/understand.ts';
import { VoiceResult, type HeardWords } from '#src/features/landing/voice/voice-result.tsx';
import { useConnectivity } from '#src/offline/state/connectivity.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';

/** The landing page's voice widget: the microphone, then the recommendation and the links to registration. */
export function LandingVoice(press: Pick<ComponentProps<typeof VoiceIntake>, 'takesFocus' | 'begins'>) {
  const navigate = useNavigate();
  const [heard, setHeard] = useState<HeardWords>();
  const offline = useConnectivity((store) => store.state === 'offline');
  const clinic = useClinic();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <VoiceIntake
        {...press}
        variant="card"
        offline={offline}
        deviceOnly={clinic.speech === 'device-only'}
        onTranscript={(spoken) => void understand(spoken, clinic.suggestionLead).then(setHeard)}
        onTypeInstead={() => void navigate({ to: '/frontdesk' })}
      />
      {heard && (
        <VoiceResult
          key={heard.text}
          heard={heard}
          onAccept={(suggestedDepartment) =>
            void navigate({
              to: '/frontdesk',
              search: {
                transcript: heard.text,
                suggestedDepartment,
                autoSuggest: true,
              },
            })
          }
          onType={() => void navigate({ to: '/frontdesk' })}
          onChoose={() => void navigate({ to: '/frontdesk', search: { transcript: heard.text } })}
        />
      )}
    </div>
  );
}
