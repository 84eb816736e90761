import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

const texts = landingTexts.callToAction;

export function CallToAction() {
  return (
    <section aria-labelledby="start-heading" className="landing-width">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-brand-strong bg-[radial-gradient(circle_at_100%,var(--color-brand)_6rem,transparent_6.1rem_11rem,var(--color-brand)_11.1rem_16rem,transparent_16.1rem)] px-6 py-10 shadow-card sm:px-12">
        <div className="grid gap-2">
          <h2 id="start-heading" className="text-3xl font-bold text-white">
            {texts.heading}
          </h2>
          <p className="max-w-[36rem] text-lg text-white">{texts.text}</p>
        </div>
        <Link to="/frontdesk" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {texts.button}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
