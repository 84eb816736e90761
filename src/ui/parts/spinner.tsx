import { classNames } from '#src/ui/style/class-names.ts';

/** Work in progress, with its text. With reduced motion the ring stands still and the text still says it. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p className={classNames('flex items-center justify-center gap-3 text-ink-2', className)}>
      <span className="spinner" aria-hidden="true" />
      {label}
    </p>
  );
}
