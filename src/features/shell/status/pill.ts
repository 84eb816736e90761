import { noticeTexts } from '#src/locales/en/everywhere/notices.ts';
import type { IconName } from '#src/ui/parts/icon.tsx';

const texts = noticeTexts.connection;

export type Pill = { readonly words: string; readonly icon: IconName; readonly look: string };

type Queue = { readonly waiting: number; readonly sending: number; readonly needsAttention: number };

/** What has just improved, or has been unknown for too long. */
export type Lately = 'sent' | 'online' | 'unverified' | undefined;

/** The text and colours of the connection (OFF-12). Being offline is never red, because nothing is lost. */
export function pillOf(state: string, { waiting, sending, needsAttention }: Queue, lately: Lately): Pill | undefined {
  const amber = 'bg-offline-bg text-offline';
  const blue = 'bg-sky-200 text-brand-strong';
  const green = 'bg-completed-bg text-completed';
  if (sending > 0) return { words: texts.sending(sending, sending + waiting), icon: 'cloud-upload', look: blue };
  if (state === 'offline') return { words: texts.offline, icon: 'cloud-off', look: amber };
  if (needsAttention > 0) {
    const look = 'bg-cancelled-bg text-cancelled';
    return { words: texts.needsAttention(needsAttention), icon: 'circle-alert', look };
  }
  if (waiting > 0) return { words: texts.waiting(waiting), icon: 'cloud-upload', look: amber };
  if (lately === 'sent') return { words: texts.sent, icon: 'check', look: green };
  if (lately === 'online') return { words: texts.online, icon: 'wifi', look: green };
  return lately && { words: texts.unverified, icon: 'wifi', look: 'bg-other-bg text-other' };
}
