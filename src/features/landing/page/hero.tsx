import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { HeroPicture } from './hero-picture.tsx';

const texts = landingTexts.hero;
const BUTTON = 'grow max-sm:px-3 sm:grow-0 lg:portrait:grow';

/** On a narrow screen the voice card comes between the two (landing.css): nobody scrolls past a picture to speak. */
export function Hero() {
  return (
    <div className="hero">
      <div className="hero-words grid grid-cols-[minmax(0,1fr)] content-center justify-items-start gap-5 sm:gap-6">
        <p className="inline-flex items-center gap-2 rounded-full bg-white px-4 py-1.5 font-semibold text-brand-strong shadow-card">
          <Icon name="activity" className="text-brand" />
          {texts.badge}
        </p>
        <PageHeading className="text-hero! tracking-tight">{texts.heading}</PageHeading>
        <p className="max-w-[34rem] text-xl text-ink-2 max-sm:text-base">{texts.text}</p>
        <div className="flex w-full flex-wrap gap-3 sm:gap-4">
          <Link to="/frontdesk" className={buttonClass({ size: 'lg', className: BUTTON })}>
            <Icon name="clipboard-pen" className="max-sm:hidden" />
            {texts.register}
          </Link>
          <Link
            to="/doctors"
            className={buttonClass({
              variant: 'secondary',
              size: 'lg',
              className: BUTTON,
            })}
          >
            <Icon name="users" className="max-sm:hidden" />
            {texts.findDoctors}
          </Link>
        </div>
      </div>
      <HeroPicture />
    </div>
  );
}
