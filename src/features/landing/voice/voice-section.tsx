import type { ReactNode } from 'react';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Statistics } from '#src/features/landing/sections/statistics.tsx';

const texts = landingTexts.voice;

/** The voice card, right under the buttons, with the hero's figures (PAGE-7) at its foot or side. */
export function VoiceSection({ children }: { children: ReactNode }) {
  return (
    <section id="voice" aria-labelledby="voice-heading" className="landing-width">
      <div className="voice-card grid rounded-card bg-white px-5 py-6 shadow-card sm:px-10 sm:py-10">
        <div className="voice-head grid content-start gap-2">
          <h2 id="voice-heading" tabIndex={-1} className="text-section font-bold tracking-tight text-ink">
            {texts.heading}
          </h2>
          <p className="max-w-[34rem] text-note text-ink-2 sm:text-lg">{texts.text}</p>
        </div>
        <div className="voice-body">{children}</div>
        <Statistics />
      </div>
    </section>
  );
}
