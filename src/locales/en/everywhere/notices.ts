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
    online: 'Online',
    unverified: 'Not verified',
    sheet: {
      offlineTitle: 'No connection just now',
      offlineText:
        'You can go on. What you enter is saved on this device and sent by itself when the connection is back.',
      onlineTitle: 'Connected',
      onlineText: 'What is saved on this device is being sent by itself.',
      ownTicket: 'Your registration is saved on this device and not sent yet. Please tell reception this number.',
      unsent: (count: number) =>
        count === 1 ? '1 registration waits on this device.' : `${count} registrations wait on this device.`,
      lastSent: (time: string) => `Last sent at ${time}.`,
      lowSpace: 'This device is almost full. Please tell reception.',
      sendNow: 'Send now',
      close: 'Close',
    },
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
