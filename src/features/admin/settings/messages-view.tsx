import { useState } from 'react';
import type { Message } from '#shared/contract/messages.ts';
import { succeed } from '#shared/result.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { readMessages, retryMessage } from '#src/platform/api/messages.ts';
import { notify } from '#src/platform/notify.ts';
import { usePages } from '#src/platform/use-pages.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { Alert } from '#src/ui/alert.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { MessageRow } from './message-row.tsx';
import { SettingsLoad } from './settings-load.tsx';
import { SettingsSection } from './settings-section.tsx';

const texts = settingsTexts.messages;

/** The outbox of text messages, newest first: where each is, and one more try for those that failed. */
export function MessagesView() {
  const [hasGateway, setHasGateway] = useState(true);
  const [retrying, setRetrying] = useState<string>();
  const leaveForLogin = useSignedOut('admin');
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

  async function retry({ _id }: Message): Promise<void> {
    setRetrying(_id);
    const done = await retryMessage(_id);
    setRetrying(undefined);
    if (done.ok) notify.success(texts.retried);
    else if (isSignedOut(done.problem)) leaveForLogin();
    else notify.error(texts.retryFailed, done.problem.kind === 'refused' ? done.problem.message : undefined);
    pages.reload();
  }

  return (
    <SettingsSection title={texts.title} text={texts.text}>
      {!hasGateway && (
        <Alert tone="warning" title={texts.noGateway}>
          {texts.noGatewayText}
        </Alert>
      )}
      <SettingsLoad remote={{ ...pages, value: pages.rows }}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon="message-circle" title={texts.empty} text={texts.emptyText} />
          ) : (
            <GrowingGrid
              layout="rows"
              rows={rows}
              keyOf={({ _id }) => _id}
              label={texts.list}
              busy={pages.loading}
              onEnd={pages.hasMore ? pages.more : undefined}
            >
              {(message) => (
                <MessageRow message={message} busy={retrying === message._id} onRetry={() => void retry(message)} />
              )}
            </GrowingGrid>
          )
        }
      </SettingsLoad>
    </SettingsSection>
  );
}
