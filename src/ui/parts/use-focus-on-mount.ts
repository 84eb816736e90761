import { useEffect, useRef, type RefObject } from 'react';

/** The focus goes to what has come in the place of what had it, so that it is read out and Tab goes on from there. */
export function useFocusOnMount<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => taker.current?.focus(), []);
  return taker;
}
