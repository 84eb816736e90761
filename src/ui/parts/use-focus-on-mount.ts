import { useEffect, useRef, type RefObject } from 'react';

/** Focuses what has replaced the focused element, so that it is read out and Tab continues from there. */
export function useFocusOnMount<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => taker.current?.focus(), []);
  return taker;
}
