import type { ReactNode } from 'react';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';

type CentredMessageProps = { icon: IconName; title: string; text: string; eyebrow?: ReactNode; children?: ReactNode };

/** One card with one message: for pages that have nothing else to show. */
export function CentredMessage({ icon, title, text, eyebrow, children }: CentredMessageProps) {
  return (
    <div className="mx-auto grid w-full max-w-[44rem] flex-1 content-center px-4 py-16">
      <Card className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 px-[min(1.5rem,5vw)]! py-12! text-center wrap-anywhere">
        <span className="icon-disc size-20 text-3xl">
          <Icon name={icon} />
        </span>
        {eyebrow && <div className="contents">{eyebrow}</div>}
        <PageHeading>{title}</PageHeading>
        <p className="max-w-[34rem] text-balance text-ink-2">{text}</p>
        {children && (
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:w-full sm:flex sm:flex-wrap sm:justify-center">
            {children}
          </div>
        )}
      </Card>
    </div>
  );
}
