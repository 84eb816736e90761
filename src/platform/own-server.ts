import { useEffect, useState } from 'react';

/** Never kept by the worker, so that an answer, whatever it says, came over the network. */
const ASKED = '/api/health';

/**
 * Whether the server that this page's code comes from gives no answer, asked once. With nothing but the browser: where
 * code could not be fetched, what watches the connection may be missing, too.
 */
export function useOutOfReach(): boolean {
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  useEffect(() => {
    fetch(ASKED, { method: 'HEAD' }).catch(() => setIsOutOfReach(true));
  }, []);
  return isOutOfReach;
}
