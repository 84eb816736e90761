import { classNames } from '#src/ui/style/class-names.ts';

/** Work under way, with its words. Without motion the ring stands still and the words still say it. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p className={classNames('flex items-center justify-center gap-3 text-ink-2', className)}>
      <span className="spinner" aria-hidden="true" />
      {label}
    </p>
  );
}
