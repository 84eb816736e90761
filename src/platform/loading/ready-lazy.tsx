import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code comes later, and is shown at once where it has come already. React's own `lazy` shows nothing
 * for a moment even then, and up to 300 ms of it: the page would go blank between two steps.
 */
export function readyLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (ready ??= await load());
  const Later = lazy(async () => ({ default: await preload() }));

  /** Which of the two it is stays as it was when it was first shown: another one would begin anew. */
  function Ready(props: Props) {
    const [Shown] = useState<ComponentType<Props> | typeof Later>(() => ready ?? Later);
    return <Shown {...props} />;
  }
  return { Ready, preload };
}
