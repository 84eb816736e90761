import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { Statistics } from '#src/features/landing/sections/statistics.tsx';

const texts = landingTexts.hero;

export function Hero() {
  return (
    <div className="landing-width grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 md:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
          <p className="inline-flex items-center gap-2 rounded-full bg-white px-4 py-1.5 font-semibold text-brand-strong shadow-card">
            <Icon name="activity" className="text-brand" />
            {texts.badge}
          </p>
          <PageHeading className="text-hero! tracking-tight">{texts.heading}</PageHeading>
          <p className="max-w-[34rem] text-xl text-balance text-ink-2">{texts.text}</p>
          <div className="flex w-full flex-wrap gap-4">
            <Link to="/frontdesk" className={buttonClass({ size: 'lg', className: 'grow sm:grow-0 lg:portrait:grow' })}>
              <Icon name="clipboard-pen" />
              {texts.register}
            </Link>
            <Link
              to="/doctors"
              className={buttonClass({
                variant: 'secondary',
                size: 'lg',
                className: 'grow sm:grow-0 lg:portrait:grow',
              })}
            >
              <Icon name="users" />
              {texts.findDoctors}
            </Link>
          </div>
        </div>
        <HeroPicture />
      </div>
      <Statistics />
    </div>
  );
}
