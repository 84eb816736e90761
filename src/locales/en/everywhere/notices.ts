import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of what comes up by itself: toasts, the state of the connection, a new version. */
export const noticeTexts = catalogue('everywhere/notices', {
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
        'You can carry on. What you enter is saved on this device and will be sent automatically when the connection is back.',
      onlineTitle: 'Connected',
      onlineText: 'What was saved on this device is being sent now.',
      ownTicket:
        'Your registration is saved on this device but has not been sent yet. Please give reception this number.',
      unsent: (count: number) =>
        count === 1
          ? '1 registration is waiting on this device.'
          : `${count} registrations are waiting on this device.`,
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
    afterSaving: 'It will start once everything has been entered and sent.',
    elsewhere: 'Something is still being entered or sent in another tab on this device. Please finish that first.',
    later: 'Later',
  },
});
