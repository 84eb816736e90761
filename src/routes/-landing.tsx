import { LandingPage } from '#src/features/landing/landing-page.tsx';
import { VoiceWaiting } from '#src/features/landing/voice-waiting.tsx';
import { useAfterPaint } from '#src/platform/use-after-paint.ts';

const loadVoice = () => import('./-landing-voice.tsx');

/** The landing page with its voice widget, whose code comes after the first paint. */
export function Landing() {
  const loaded = useAfterPaint(loadVoice);
  return <LandingPage voice={loaded ? <loaded.LandingVoice /> : <VoiceWaiting />} />;
}
