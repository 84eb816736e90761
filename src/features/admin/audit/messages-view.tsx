import { useState } from 'react';
import type { Message } from '#shared/contract/prescription/messages.ts';
import { succeed } from '#shared/result.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readMessages, retryMessage } from '#src/platform/api/admin/messages.ts';
import { usePages } from '#src/platform/staff/use-pages.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { MessageRow } from './message-row.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';

const texts = settingsTexts.messages;

/** All text messages, newest first: the state of each, and a retry for failed ones. */
export function MessagesView() {
  const [hasGateway, setHasGateway] = useState(true);
  const [retrying, setRetrying] = useState<string>();
  const pages = usePages<Message>(
    'admin',
    'messages',
    async (cursor, signal) => {
      const answer = await readMessages(cursor, signal);
      if (!answer.ok) return answer;
      setHasGateway(answer.value.gatewayConfigured);
      return succeed({ rows: answer.value.messages, nextCursor: answer.value.nextCursor });
    },
    () => ({ title: settingsTexts.loadFailed }),
  );

  const { busy, run } = useStaffAct('admin', pages.reload);

  async function retry({ _id }: Message): Promise<void> {
    setRetrying(_id);
    await run({ call: () => retryMessage(_id), words: { done: texts.retried, failed: texts.retryFailed } });
  }

  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {!hasGateway && (
        <Alert tone="warning" title={texts.noGateway}>
          {texts.noGatewayText}
        </Alert>
      )}
      <PagedList
        layout="rows"
        list={pages}
        keyOf={({ _id }) => _id}
        label={texts.list}
        words={staffTexts}
        empty={<EmptyState icon="message-circle" title={texts.empty} text={texts.emptyText} />}
      >
        {(message) => (
          <MessageRow message={message} busy={busy && retrying === message._id} onRetry={() => void retry(message)} />
        )}
      </PagedList>
    </SettingsSection>
  );
}
