import { useEffect } from 'react';
import { useLanguage } from '#src/platform/language/use-language.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';

/** Where the kiosk has no voice of its own for the language of the visit, its recordings are made ready. */
export function useRecordings(): void {
  const language = useLanguage();
  useEffect(() => whenIdle(() => void takeUp(language)), [language]);
}

async function takeUp(language: string): Promise<void> {
  try {
    const { takeUpRecordings } = await import('#src/platform/recordings/page-recordings.ts');
    await takeUpRecordings(language);
  } catch {
    // Not on this device yet, and there is no connection: nothing is offered.
  }
}
