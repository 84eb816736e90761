import { Link } from '@tanstack/react-router';
import { doctorsPageTexts as texts } from '#src/locales/en/site/doctors-page.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Picture } from '#src/ui/pictures/picture.tsx';
import reception from '#src/ui/pictures/reception.svg?url';

/** First on the page: most people know what hurts, and not who treats it. */
export function NotSure() {
  return (
    <section
      aria-labelledby="not-sure"
      className="grid items-center gap-x-10 overflow-hidden rounded-card bg-white px-5 pt-5 shadow-card max-sm:pb-5 sm:grid-cols-[1fr_minmax(0,18rem)] sm:ps-10"
    >
      <div className="grid justify-items-start gap-2 sm:pb-5">
        <h2 id="not-sure" className="text-2xl font-bold text-ink">
          {texts.notSure}
        </h2>
        <p className="text-ink-2">{texts.notSureText}</p>
        <Link to="/frontdesk" className={buttonClass({ variant: 'secondary', className: 'mt-2' })}>
          {texts.notSureButton}
        </Link>
      </div>
      <Picture drawing={reception} width={560} height={400} className="max-sm:hidden" />
    </section>
  );
}
