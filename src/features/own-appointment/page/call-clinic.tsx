import type { ReactNode } from 'react';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

/** What only the clinic itself can do, and its number where one is set. */
export function CallClinic({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-lg text-pretty">{children}</p>
      {phone !== '' && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          <Icon name="phone" />
          <span>{texts.call(phone)}</span>
        </a>
      )}
    </div>
  );
}
