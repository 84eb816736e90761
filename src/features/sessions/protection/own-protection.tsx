import { useState } from 'react';
import type { Role } from '#shared/contract/staff/roles.ts';
import { protectionTexts as texts } from '#src/locales/en/account/protection.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readAccountSecurity } from '#src/platform/api/account/account.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodesPanel } from './recovery-codes.tsx';

/** How somebody's own account is protected beside the password. */
export function OwnProtection({ staff }: { staff: Role }) {
  const data = useStaffData(
    staff,
    'own protection',
    (signal) => readAccountSecurity(signal),
    () => ({ title: texts.loadFailed }),
  );
  const [codes, setCodes] = useState<readonly string[]>();
  const { value } = data;
  return (
    <Card className="grid max-w-2xl gap-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold text-ink">{texts.title}</h2>
        <p className="text-ink-2">{value?.required === true ? texts.required : texts.text}</p>
      </div>
      <LoadFailure data={data} words={staffTexts} />
      {codes !== undefined && <RecoveryCodesPanel codes={codes} onKept={() => setCodes(undefined)} />}
      {value !== undefined && (
        <>
          <AuthenticatorPart staff={staff} security={value} onCodes={setCodes} onChanged={data.reload} />
          <PasskeysPart staff={staff} passkeys={value.passkeys} onChanged={data.reload} />
        </>
      )}
    </Card>
  );
}
