import { useState } from 'react';
import type { ApiClient, ClientSecret } from '#shared/contract/interop/api-clients.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { systemsTexts } from '#src/locales/en/admin/systems.ts';
import { readClients, removeClient, renewSecret } from '#src/platform/api/admin/systems.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { AddClientDialog } from './add-client-dialog.tsx';
import { ShownOnce, type Once } from './shown-once.tsx';
import { SystemsList } from './systems-list.tsx';

const texts = systemsTexts.clients;
const labels: Readonly<Record<string, string>> = texts.may;

type Asking = { readonly act: 'renew' | 'remove'; readonly client: ApiClient };

/** Systems that are let in: added with a secret that is shown once, given another, shut out. */
export function ClientsSection() {
  const remote = useAdminData('api-clients', readClients, () => ({ title: settingsTexts.loadFailed }));
  const { busy, failure, run, forgetFailure } = useStaffAct('admin', remote.reload);
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const [once, setOnce] = useState<Once>();

  function show({ client, secret }: ClientSecret): void {
    setAdding(false);
    remote.reload();
    const values = [
      { label: texts.id, value: client._id },
      { label: texts.secret, value: secret },
    ];
    setOnce({ title: texts.secretOf(client.name), values });
  }

  async function confirm({ act, client }: Asking): Promise<void> {
    const isDone =
      act === 'remove'
        ? await run({
            call: () => removeClient(client._id),
            words: { done: texts.removed, failed: texts.removeFailed, overtaken: systemsTexts.gone },
          })
        : await run({
            call: async () => {
              const made = await renewSecret(client._id);
              if (made.ok) show(made.value);
              return made;
            },
            words: { done: texts.renewed, failed: texts.renewFailed, overtaken: systemsTexts.gone },
          });
    if (isDone) setAsking(undefined);
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
        {({ clients }) => (
          <SystemsList label={texts.list} empty={texts.empty} rows={clients} keyOf={({ _id }) => _id}>
            {(client) => (
              <SettingsRow
                name={client.name}
                hasPortrait={false}
                badges={null}
                detail={client.scopes.map((scope) => labels[scope] ?? scope).join(', ')}
                facts={usedText(client)}
              >
                <Button
                  variant="secondary"
                  aria-label={texts.renewOne(client.name)}
                  onClick={() => setAsking({ act: 'renew', client })}
                >
                  {texts.renew}
                </Button>
                <Button
                  variant="secondary"
                  aria-label={texts.removeOne(client.name)}
                  onClick={() => setAsking({ act: 'remove', client })}
                >
                  {systemsTexts.remove}
                </Button>
              </SettingsRow>
            )}
          </SystemsList>
        )}
      </SettingsLoad>
      {adding && <AddClientDialog onAdded={show} onClose={() => setAdding(false)} />}
      {asking !== undefined && (
        <ConfirmDialog
          danger={asking.act === 'remove'}
          title={asking.act === 'remove' ? texts.removeTitle(asking.client.name) : texts.renewTitle(asking.client.name)}
          description={asking.act === 'remove' ? texts.removeText : texts.renewText}
          words={{
            cancel: systemsTexts.cancel,
            confirm: asking.act === 'remove' ? systemsTexts.remove : texts.renew,
            busy: asking.act === 'remove' ? systemsTexts.removing : texts.renewing,
          }}
          busy={busy}
          failure={failure}
          onConfirm={() => void confirm(asking)}
          onClose={() => {
            forgetFailure();
            setAsking(undefined);
          }}
        />
      )}
      {once !== undefined && <ShownOnce once={once} onClose={() => setOnce(undefined)} />}
    </SettingsSection>
  );
}

function usedText({ lastUsedAt }: ApiClient): string {
  const when = lastUsedAt === null ? undefined : formatClinicTime(lastUsedAt, 'date-time');
  return when === undefined ? texts.unused : texts.used(when);
}
