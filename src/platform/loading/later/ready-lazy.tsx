import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code loads later, rendered synchronously if it has already loaded. React's own `lazy` then still
 * shows nothing for up to 300 ms, so the page would go blank between two steps.
 */
export function readyLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (ready ??= await load());
  const Later = lazy(async () => ({ default: await preload() }));

  /** Stays with whichever of the two was rendered first, because switching would remount it. */
  function Ready(props: Props) {
    const [Shown] = useState<ComponentType<Props> | typeof Later>(() => ready ?? Later);
    return <Shown {...props} />;
  }
  return { Ready, preload };
}
