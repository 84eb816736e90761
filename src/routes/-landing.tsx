import { useEffect, useState, type ComponentType } from 'react';
import { LandingPage } from '#src/features/landing/landing-page.tsx';
import { VoiceUnavailable } from '#src/features/landing/voice-unavailable.tsx';
import { VoiceWaiting } from '#src/features/landing/voice-waiting.tsx';
import { whenIdle } from '#src/platform/when-idle.ts';

async function loadVoice(): Promise<{ Voice: ComponentType }> {
  try {
    const { LandingVoice } = await import('./-landing-voice.tsx');
    return { Voice: LandingVoice };
  } catch {
    return { Voice: VoiceUnavailable };
  }
}

/** The landing page with its voice widget, whose code comes after the first paint. */
export function Landing() {
  const [loaded, setLoaded] = useState<{ Voice: ComponentType }>();
  useEffect(() => whenIdle(() => void loadVoice().then(setLoaded)), []);
  return <LandingPage voice={loaded ? <loaded.Voice /> : <VoiceWaiting />} />;
}
