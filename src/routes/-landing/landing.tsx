import { startTransition, useEffect, useRef, useState } from 'react';
import { LandingPage } from '#src/features/landing/page/landing-page.tsx';
import { VoiceWaiting } from '#src/features/landing/voice/voice-waiting.tsx';
import { useFullStyles } from '#src/platform/loading/first-paint/full-styles.ts';
import { useHeld } from '#src/platform/browser/use-held.ts';
import { useWhenNear } from '#src/platform/loading/later/use-when-near.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';

const loadVoice = () => import('./landing-voice.tsx');
type Voice = Awaited<ReturnType<typeof loadVoice>>;

const bring = (show: (voice: Voice) => void) => loadVoice().then((voice) => startTransition(() => show(voice)));

/** The landing page with its voice widget, whose code loads when a visitor comes near it, or clicks the microphone. */
export function Landing() {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Voice>();
  const [isPressed, setPressed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isHeld, hold } = useHeld();
  const isNear = useWhenNear(place);

  useFullStyles();
  useEffect(() => {
    // Somebody who only came near has asked for nothing, and is not told if it fails.
    const bringQuietly = () => void bring(setLoaded).catch(() => undefined);
    return isNear ? whenIdle(bringQuietly) : undefined;
  }, [isNear]);
  const press = () => {
    setPressed(true);
    setMissing(false);
    bring(setLoaded).catch(() => {
      setPressed(false);
      setMissing(true);
    });
  };
  const microphone = {
    ...hold,
    onClick: press,
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
            <VoiceWaiting microphone={microphone} isMissing={isMissing} />
          )}
        </div>
      }
    />
  );
}
