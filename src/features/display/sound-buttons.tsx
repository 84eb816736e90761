import { useEffect, useState } from 'react';
import { waitingScreenTexts as texts } from '#src/locales/en/patient/waiting-screen.ts';
import { announceAloud, canSound, unlockSound } from './sound.ts';

const SHOWN_MS = 20_000;

/** One touch switches the sound on; after any touch its test stands there for a while, for who has put up the screen. */
export function SoundButtons() {
  const [isOn, setIsOn] = useState(canSound);
  const [touched, setTouched] = useState(0);
  useEffect(() => {
    const touch = () => setTouched((count) => count + 1);
    document.addEventListener('pointerdown', touch);
    void unlockSound().then(setIsOn);
    return () => document.removeEventListener('pointerdown', touch);
  }, []);
  useEffect(() => {
    if (touched === 0) return undefined;
    const timer = setTimeout(() => setTouched(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [touched]);

  if (!isOn) {
    return (
      <button type="button" className="waiting-screen-button" onClick={() => void unlockSound().then(setIsOn)}>
        {texts.sound}
      </button>
    );
  }
  if (touched === 0) return null;
  return (
    <button
      type="button"
      className="waiting-screen-button waiting-screen-button-quiet"
      onClick={() => announceAloud(texts.testTicket, texts.testPlace, () => true)}
    >
      {texts.testSound}
    </button>
  );
}
