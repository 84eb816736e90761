import { classNames } from '#src/ui/style/class-names.ts';

/** A still shape where content will be. Give it the size of what it stands for, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block rounded-card bg-sky-200', className)} />;
}
