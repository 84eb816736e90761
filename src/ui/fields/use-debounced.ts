import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough that a word is not searched letter by letter. */
const DEBOUNCE_MS = 250;

/**
 * A text that shows at once what is typed and passes it on when typing pauses. A value that changes from outside (Back,
 * a link) replaces it.
 */
export function useDebounced(value: string, onRest: (value: string) => void): [string, (value: string) => void] {
  const [shown, setShown] = useState({ text: value, from: value });
  const rest = useEffectEvent(onRest);
  const text = shown.from === value ? shown.text : value;

  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => rest(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return [text, (typed) => setShown({ text: typed, from: value })];
}
