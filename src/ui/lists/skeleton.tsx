import { classNames } from '#src/ui/style/class-names.ts';

/** A static placeholder for content. Give it the content's size, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block rounded-card bg-sky-200', className)} />;
}
