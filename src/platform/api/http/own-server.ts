import { useEffect, useState } from 'react';

/** Never kept by the worker, so that an answer, whatever it says, came over the network. */
const ASKED = '/api/health';

/**
 * Whether the server that this page's code comes from gives no answer, asked once. With nothing but the browser: where
 * code could not be fetched, what watches the connection may be missing, too.
 * @param isInQuestion asks nothing unless it is
 */
export function useOutOfReach(isInQuestion: boolean): boolean {
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  useEffect(() => {
    if (isInQuestion) fetch(ASKED, { method: 'HEAD' }).catch(() => setIsOutOfReach(true));
  }, [isInQuestion]);
  return isOutOfReach;
}
