import { useEffect, useState } from 'react';
import { isOurs } from './backend.ts';
import { isOursForSure } from './known-backend.ts';

/** Whether this is our own server, for a component: false until it is known. */
export function useIsOurs(): boolean {
  const [ours, setOurs] = useState(isOurs);
  useEffect(() => {
    let isHere = true;
    void isOursForSure().then((sure) => isHere && setOurs(sure));
    return () => void (isHere = false);
  }, []);
  return ours;
}
