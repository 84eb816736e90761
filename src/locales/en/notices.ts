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
    reloadAfterSaving: 'Reload after saving',
    afterSaving: 'It starts when what is being entered or sent is finished.',
    elsewhere: 'Another tab of this device is still entering or sending something. Please finish it first.',
    later: 'Later',
  },
};
