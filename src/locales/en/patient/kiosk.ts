import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the kiosk mode of a paired device. */
export const kioskTexts = catalogue('patient/kiosk', {
  touchToStart: 'Touch to start',
  welcome: 'Welcome. Register here.',
  attractText: 'You can speak or type. It takes about a minute.',
  steps: ['Say what is wrong', 'Take your ticket', 'See your doctor'],
  haveAppointment: 'I have an appointment',

  checkIn: {
    title: 'Check in with your ticket',
    text: 'Hold the code on your ticket under the scanner, or type what is printed on it.',
    ticket: 'Ticket number',
    ticketHint: 'For example K3-0042',
    code: 'Code',
    codeHint: 'The 13 letters and digits under the square code',
    confirm: 'Check in',
    checking: 'One moment...',
    back: 'Back',
    done: 'Done',
    again: 'Try again',
    ticketMissing: 'Enter the ticket number, for example K3-0042',
    codeMissing: 'Enter the 13 letters and digits of the code',
    seated: { title: 'Please take a seat', text: 'You are checked in. We will call your ticket number.' },
    early: {
      title: 'You are early',
      text: 'Please come back later. You can check in from two hours before your appointment.',
    },
    desk: { title: 'Please go to reception', text: 'We cannot check you in here. Reception will help you.' },
    offline: {
      title: 'Please go to reception',
      text: 'This screen has no connection at the moment, so it cannot check you in. Reception will help you.',
    },
    slow: {
      title: 'Please go to reception',
      text: 'The answer is taking too long. Reception will tell you whether you are checked in.',
    },
    busy: {
      title: 'Please wait a minute',
      text: 'Many people are checking in here right now. Try again in a minute, or go to reception.',
    },
  },

  clock: (time: string) => `Clock, ${time}`,

  idleTitle: 'Are you still there?',
  idleText: 'If there is no answer, this screen will be cleared for the next person.',
  idleSeconds: (seconds: number) => `${seconds} s`,
  idleSpoken: (seconds: number) => `Are you still there? This screen will be cleared in ${seconds} seconds.`,
  continue: 'Continue',
  finish: 'Finish and clear',

  ticketTime: (seconds: number) => `This page will be cleared in ${seconds} seconds. Touch the screen to keep it.`,

  bar: 'Help and display',
  help: 'Ask staff for help',
  helping: 'Calling...',
  helpDone: 'Staff have been called',
  helpDoneText: 'A member of staff is coming to you. You can wait here or carry on.',
  helpOffline: 'Please go to reception',
  helpOfflineText: 'This device has no connection at the moment, so it cannot call staff. Reception will help you.',
  helpClose: 'Close',
  sizes: 'Text size',
  sizeNames: { normal: 'A, normal text', large: 'A+, large text', largest: 'A++, very large text' },
  sizeSigns: { normal: 'A', large: 'A+', largest: 'A++' },
  contrast: 'High contrast',
  hide: 'Hide my answers',
  pauseMotion: 'Pause motion',
  display: 'Display',
  startOver: 'Finish and clear',

  pinTitle: 'Staff only',
  pinText: 'Enter the PIN to leave the kiosk.',
  pinLabel: 'PIN',
  pinEnter: 'Enter',
  pinDelete: 'Delete the last digit',
  pinCancel: 'Back to the kiosk',
  pinWrong: (left: number) =>
    left === 1 ? 'That PIN is incorrect. You have 1 try left.' : `That PIN is incorrect. You have ${left} tries left.`,
  pinLocked: (seconds: number) => `Too many tries. Please wait ${seconds} seconds.`,
  pinLockedLong: (minutes: number) => `Too many tries. Please wait ${minutes} minutes.`,

  resumeTitle: 'Continue the registration you just started?',
  resumeText: 'The screen was reloaded. What you entered is still here.',
  resumeYes: 'Yes, continue',
  resumeNo: 'Start again',
  resumeCountdown: (seconds: number) => `Starting again in ${seconds} s.`,

  urgentGoOn: 'Continue with the registration',
});
