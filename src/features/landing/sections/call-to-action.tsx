import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import arrive from '#src/ui/pictures/arrive.svg?url';
import { Picture } from '#src/ui/pictures/picture.tsx';

const texts = landingTexts.callToAction;

/** The one dark band of the page. */
export function CallToAction() {
  return (
    <section aria-labelledby="start-heading" className="on-dark bg-brand-strong">
      <div className="landing-width grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-4 pt-8 lg:grid-cols-2 lg:pt-16">
        <div className="grid content-center justify-items-start gap-3 sm:gap-4 self-center lg:pb-16">
          <h2 id="start-heading" className="text-section font-bold tracking-tight text-white">
            {texts.heading}
          </h2>
          <p className="max-w-[36rem] text-note text-white sm:text-xl">{texts.text}</p>
          <Link to="/frontdesk" className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-2' })}>
            {texts.button}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <Picture
          drawing={arrive}
          width={620}
          height={380}
          className="max-w-[36rem] max-sm:mx-auto max-sm:w-3/5 lg:ms-auto"
        />
      </div>
    </section>
  );
}
