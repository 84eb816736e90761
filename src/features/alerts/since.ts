import { alertTexts as texts } from '#src/locales/en/staff/alerts.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';

/** Since when somebody waits, for people. A device whose clock is behind the server's says "just now". */
export function sinceWords(createdAt: string, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(createdAt)) / 60_000));
  return texts.since(formatClinicTime(createdAt, 'time') ?? '', minutes);
}
