import { useState } from 'react';
import type { AddedHook, Hook } from '#shared/contract/interop/webhooks.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { systemsTexts } from '#src/locales/en/admin/systems.ts';
import { readHooks, removeHook } from '#src/platform/api/admin/systems.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { AddHookDialog } from './add-hook-dialog.tsx';
import { HookMessages } from './hook-messages.tsx';
import { ShownOnce, type Once } from './shown-once.tsx';
import { SystemsList } from './systems-list.tsx';

const texts = systemsTexts.hooks;
const labels: Readonly<Record<string, string>> = texts.happenings;

/** Addresses that are told what happens, and what they were told last. */
export function HooksSection() {
  const remote = useAdminData('webhooks', readHooks, () => ({ title: settingsTexts.loadFailed }));
  const { busy, failure, run, forgetFailure } = useStaffAct('admin', remote.reload);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Hook>();
  const [once, setOnce] = useState<Once>();

  function show({ webhook, secret }: AddedHook): void {
    setAdding(false);
    remote.reload();
    setOnce({ title: texts.secretOf(webhook.name), values: [{ label: texts.secret, value: secret }] });
  }

  async function remove({ _id }: Hook): Promise<void> {
    const words = { done: texts.removed, failed: texts.removeFailed, overtaken: systemsTexts.gone };
    if (await run({ call: () => removeHook(_id), words })) setRemoving(undefined);
  }

  return (
    <SettingsSection
      title={texts.title}
      text={texts.text}
      action={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <SettingsLoad remote={remote}>
        {({ webhooks }) => (
          <SystemsList label={texts.list} empty={texts.empty} rows={webhooks} keyOf={({ _id }) => _id}>
            {(hook) => (
              <SettingsRow
                name={hook.name}
                hasPortrait={false}
                badges={null}
                detail={hook.url}
                facts={hook.events.map((event) => labels[event] ?? event).join(', ')}
              >
                <Button variant="secondary" aria-label={texts.removeOne(hook.name)} onClick={() => setRemoving(hook)}>
                  {systemsTexts.remove}
                </Button>
              </SettingsRow>
            )}
          </SystemsList>
        )}
      </SettingsLoad>
      <HookMessages />
      {adding && <AddHookDialog onAdded={show} onClose={() => setAdding(false)} />}
      {removing !== undefined && (
        <ConfirmDialog
          danger
          title={texts.removeTitle(removing.name)}
          description={texts.removeText}
          words={{ cancel: systemsTexts.cancel, confirm: systemsTexts.remove, busy: systemsTexts.removing }}
          busy={busy}
          failure={failure}
          onConfirm={() => void remove(removing)}
          onClose={() => {
            forgetFailure();
            setRemoving(undefined);
          }}
        />
      )}
      {once !== undefined && <ShownOnce once={once} onClose={() => setOnce(undefined)} />}
    </SettingsSection>
  );
}
