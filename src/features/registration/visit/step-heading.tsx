import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { useRegistration } from './registration-store.ts';

type StepHeadingProps = { step: string; title: string; text?: string };

/** Where the patient is, in words, above the page's h1. */
export function StepHeading({ step, title, text }: StepHeadingProps) {
  const moved = useRegistration((state) => state.moved);
  return (
    <div className="grid gap-1">
      <p className="font-semibold text-ink-2">{step}</p>
      <PageHeading focusOnMount={moved}>{title}</PageHeading>
      {text && <p className="max-w-prose text-ink-2">{text}</p>}
    </div>
  );
}
