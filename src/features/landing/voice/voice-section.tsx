import type { ReactNode } from 'react';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Card } from '#src/ui/lists/card.tsx';

const texts = landingTexts.voice;

export function VoiceSection({ children }: { children: ReactNode }) {
  return (
    <section id="voice" aria-labelledby="voice-heading" className="landing-width">
      <Card className="mx-auto grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-8 px-5! py-10! text-center sm:px-10!">
        <div className="grid justify-items-center gap-2">
          <h2 id="voice-heading" tabIndex={-1} className="text-3xl font-bold text-ink">
            {texts.heading}
          </h2>
          <p className="max-w-[34rem] text-lg text-ink-2">{texts.text}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
