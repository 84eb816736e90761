import type { PairingCode } from '#shared/contract/device/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';

/** The code, large enough to read across a desk, where to type it, and how long it is valid. */
export function CodeToType({ code }: { code: PairingCode }) {
  return (
    <div className="grid gap-4 text-center">
      <p className="text-ink-2">
        {texts.codeText} <strong className="text-ink wrap-anywhere">{`${location.origin}/device`}</strong>{' '}
        {texts.codeThen}
      </p>
      <p className="rounded-card bg-sky-100 px-4 py-6 font-mono text-[min(9vw,3.5rem)] leading-none font-bold tracking-[0.08em] whitespace-nowrap text-ink">
        {code.code}
      </p>
      <p className="text-ink-2">{texts.codeUntil(formatClinicTime(code.expiresAt, 'time') ?? '')}</p>
    </div>
  );
}
