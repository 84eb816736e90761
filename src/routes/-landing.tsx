import { useRef } from 'react';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import { VoiceWaiting } from '#src/features/landing/voice-waiting.tsx';
import { useAfterPaint } from '#src/platform/use-after-paint.ts';
import { useWhenNear } from '#src/platform/use-when-near.ts';

const loadVoice = () => import('./-landing-voice.tsx');

/** The landing page with its voice widget, whose code comes when somebody comes near it. */
export function Landing() {
  const place = useRef<HTMLDivElement>(null);
  const loaded = useAfterPaint(loadVoice, useWhenNear(place));
  return <LandingPage voice={<div ref={place}>{loaded ? <loaded.LandingVoice /> : <VoiceWaiting />}</div>} />;
}
