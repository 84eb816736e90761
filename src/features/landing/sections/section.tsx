import type { ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

const GROUNDS = {
  /** On the moving sky: only the colours of docs/decisions/0010 may stand on it. */
  sky: '',
  white: 'bg-white',
  sand: 'bg-sand',
};

type SectionProps = {
  id: string;
  heading: string;
  text?: string;
  ground?: keyof typeof GROUNDS;
  /** On a wide screen the heading stands beside what it is about. */
  beside?: boolean;
  /** Stands under the heading where that is beside, and under the rest where it is not. */
  action?: ReactNode;
  children: ReactNode;
};

/** One section of the landing page, from edge to edge. Its heading takes the focus when a header link leads here. */
export function Section({ id, heading, text, ground = 'sky', beside = false, action, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames('band', GROUNDS[ground])}>
      <div className={classNames('landing-width', beside ? 'section-beside' : 'section-stacked')}>
        <div className="section-head grid content-start gap-1.5 sm:gap-3">
          <h2 id={`${id}-heading`} tabIndex={-1} className="text-section font-bold tracking-tight text-ink">
            {heading}
          </h2>
          {text && <p className="max-w-[36rem] text-note text-ink-2 sm:text-xl">{text}</p>}
        </div>
        <div className="section-body min-w-0">{children}</div>
        {action && <div className="section-action flex items-start">{action}</div>}
      </div>
    </section>
  );
}
