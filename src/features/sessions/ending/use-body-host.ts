import { useLayoutEffect, useState } from 'react';

/**
 * An element of the page's body for what stands above everything, dialogs included: a dialog takes what lies beside the
 * app for a part of itself, so that neither a press nor the focus there closes it.
 */
export function useBodyHost(className: string): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const made = document.createElement('div');
    made.className = className;
    document.body.append(made);
    setHost(made);
    return () => made.remove();
  }, [className]);
  return host?.className === className ? host : undefined;
}
