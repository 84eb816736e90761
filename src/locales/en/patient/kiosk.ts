/** Texts of the kiosk mode of a paired device. */
export const kioskTexts = {
  touchToStart: 'Touch to start',
  welcome: 'Welcome. Register here.',
  attractText: 'You can speak or type. It takes about a minute.',
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
  pinLocked: (seconds: number) =>
    seconds < 90
      ? `Too many tries. Please wait ${seconds} seconds.`
      : `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes.`,

  resumeTitle: 'Continue the registration you just started?',
  resumeText: 'The screen was reloaded. What you entered is still here.',
  resumeYes: 'Yes, continue',
  resumeNo: 'Start again',
  resumeCountdown: (seconds: number) => `Starting again in ${seconds} s.`,

  urgentGoOn: 'Continue with the registration',
};
