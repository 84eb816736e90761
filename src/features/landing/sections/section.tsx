import type { ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

type SectionProps = { id: string; heading: string; text?: string; className?: string; children: ReactNode };

/** One section of the landing page. Its heading takes the focus when a header link leads here. */
export function Section({ id, heading, text, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames('landing-width', className)}>
      <div className="mb-8 grid gap-2 md:mb-10">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-3xl font-bold text-ink">
          {heading}
        </h2>
        {text && <p className="max-w-[40rem] text-lg text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
