import { lazy, Suspense, useState } from 'react';
import type { AdminAccount } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { readAdmins } from '#src/platform/api/admin/staff-accounts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { AdminRow } from './admin-row.tsx';
import { keptAdmin, type NewAdminValues } from './kept-admin.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';

const AddAdminDialog = lazy(async () => ({ default: (await import('./add-admin-dialog.tsx')).AddAdminDialog }));
const RemoveAdminDialog = lazy(async () => ({
  default: (await import('./remove-admin-dialog.tsx')).RemoveAdminDialog,
}));
const ChangeKindDialog = lazy(async () => ({ default: (await import('./change-kind-dialog.tsx')).ChangeKindDialog }));
const AdminCodeDialog = lazy(async () => ({ default: (await import('./admin-code-dialog.tsx')).AdminCodeDialog }));

const texts = settingsTexts.staff;

type Open =
  | { readonly kind: 'add'; readonly begun: NewAdminValues | undefined }
  | { readonly kind: 'remove' | 'code' | 'kind'; readonly admin: AdminAccount };

/** Who administers and who runs the desk: added with a one-time code, given a new one, removed. */
export function StaffView() {
  const remote = useAdminData(
    'admins',
    (signal) => readAdmins({ signal }),
    () => ({ title: settingsTexts.loadFailed }),
  );
  const [open, setOpen] = useState<Open | undefined>(takeKept);
  const close = () => setOpen(undefined);
  return (
    <SettingsSection
      title={texts.title}
      text={texts.text}
      action={
        <Button icon="user-plus" onClick={() => setOpen({ kind: 'add', begun: undefined })}>
          {texts.add}
        </Button>
      }
    >
      <SettingsLoad remote={remote}>
        {({ admins }) => (
          <ul aria-label={texts.list} className="divide-y divide-line rounded-card bg-white shadow-card">
            {admins.map((admin) => (
              <li key={admin._id}>
                <AdminRow
                  admin={admin}
                  onCode={() => setOpen({ kind: 'code', admin })}
                  onKind={() => setOpen({ kind: 'kind', admin })}
                  onRemove={() => setOpen({ kind: 'remove', admin })}
                />
              </li>
            ))}
          </ul>
        )}
      </SettingsLoad>
      <Suspense>
        {open?.kind === 'add' && <AddAdminDialog begun={open.begun} onChanged={remote.reload} onClose={close} />}
        {open?.kind === 'remove' && <RemoveAdminDialog admin={open.admin} onChanged={remote.reload} onClose={close} />}
        {open?.kind === 'kind' && <ChangeKindDialog admin={open.admin} onChanged={remote.reload} onClose={close} />}
        {open?.kind === 'code' && <AdminCodeDialog admin={open.admin} onClose={close} />}
      </Suspense>
    </SettingsSection>
  );
}

/** What was being typed when the session ended: after the login it stands there again. */
function takeKept(): Open | undefined {
  const begun = keptAdmin.take();
  return begun && { kind: 'add', begun };
}
