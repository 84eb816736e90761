/** Texts of what comes up by itself: toasts, the state of the connection, a new version. */
export const noticeTexts = {
  notifications: 'Notifications',
  closeToast: 'Dismiss',
  connection: {
    offline: 'Offline - saved on this device',
    sending: (current: number, total: number) => `Sending ${current} of ${total}`,
    waiting: (count: number) => `${count} unsent`,
    sent: 'Sent',
    needsAttention: (count: number) => `Needs attention ${count}`,
  },
  update: {
    label: 'New version',
    ready: 'A new version is ready.',
    notNow: 'Something is still being entered or sent. Please finish it first.',
    later: 'Later',
  },
};
