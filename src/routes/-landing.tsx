import { useRef, useState } from 'react';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import { VoiceWaiting } from '#src/features/landing/voice-waiting.tsx';
import { useAfterPaint } from '#src/platform/use-after-paint.ts';
import { useHeld } from '#src/platform/use-held.ts';
import { useWhenNear } from '#src/platform/use-when-near.ts';

const loadVoice = () => import('./-landing-voice.tsx');

/** The landing page with its voice widget, whose code comes when somebody comes near it, or presses the microphone. */
export function Landing() {
  const place = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isHeld, hold } = useHeld();
  const isNear = useWhenNear(place);
  const loaded = useAfterPaint(loadVoice, isNear || isPressed);
  const microphone = {
    ...hold,
    onClick: () => setPressed(true),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <LandingPage
      voice={
        <div ref={place}>
          {loaded && !isHeld ? (
            <loaded.LandingVoice takesFocus={isFocused || isPressed} begins={isPressed} />
          ) : (
            <VoiceWaiting microphone={microphone} />
          )}
        </div>
      }
    />
  );
}
