import { useSyncExternalStore } from 'react';
import { canSpeak, localVoice, pageTag } from './local-voice.ts';
import { recordedIn, useRecorded } from './recorded.ts';

/**
 * Whether this device can read aloud in the language of the page, by a voice of its own or by recordings: both come late,
 * and the language may change.
 */
export function useCanReadAloud(): boolean {
  return useSyncExternalStore(watch, () => localVoice(pageTag()) !== undefined || recordedIn(pageTag()) !== undefined);
}

function watch(onChange: () => void): () => void {
  const language = new MutationObserver(onChange);
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
  const leaveRecorded = useRecorded.subscribe(onChange);
  if (canSpeak()) speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => {
    language.disconnect();
    leaveRecorded();
    if (canSpeak()) speechSynthesis.removeEventListener('voiceschanged', onChange);
  };
}
