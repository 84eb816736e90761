import { useEffect, useState } from 'react';

/** Never cached by the worker, so that any response came over the network. */
const ASKED = '/api/health';

/**
 * Whether the server that this page's code comes from is unreachable, asked once. It uses only what the browser has: if
 * code could not be loaded, the module that watches the connection may be missing too.
 * @param isInQuestion asks only if true
 */
export function useOutOfReach(isInQuestion: boolean): boolean {
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  useEffect(() => {
    if (isInQuestion) fetch(ASKED, { method: 'HEAD' }).catch(() => setIsOutOfReach(true));
  }, [isInQuestion]);
  return isOutOfReach;
}
