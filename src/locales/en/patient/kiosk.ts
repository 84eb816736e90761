/** Texts of the kiosk mode of a paired device. */
export const kioskTexts = {
  touchToStart: 'Touch to start',
  welcome: 'Welcome. Register here.',
  attractText: 'You can speak or type. It takes about a minute.',
  clock: (time: string) => `Clock, ${time}`,

  idleTitle: 'Are you still there?',
  idleText: 'This screen is cleared for the next person when nobody answers.',
  idleSeconds: (seconds: number) => `${seconds} s`,
  idleSpoken: (seconds: number) => `Are you still there? This screen is cleared in ${seconds} seconds.`,
  continue: 'Continue',
  finish: 'Finish and clear',

  ticketTime: (seconds: number) => `This page is cleared in ${seconds} seconds. Touch the screen to keep it.`,

  bar: 'Help and display',
  help: 'Ask staff for help',
  helping: 'Calling...',
  helpDone: 'Staff have been called',
  helpDoneText: 'Somebody comes to you. You can wait here or go on.',
  helpOffline: 'Please go to reception',
  helpOfflineText: 'This device has no connection just now, so it cannot call anybody. Reception will help you.',
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
    left === 1 ? 'This PIN is not right. 1 try is left.' : `This PIN is not right. ${left} tries are left.`,
  pinLocked: (seconds: number) =>
    seconds < 90
      ? `Too many tries. Please wait ${seconds} seconds.`
      : `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes.`,

  resumeTitle: 'Continue the registration you just started?',
  resumeText: 'The screen was loaded again. What was entered is still here.',
  resumeYes: 'Yes, continue',
  resumeNo: 'Start again',
  resumeCountdown: (seconds: number) => `Starts again by itself in ${seconds} s.`,

  urgentGoOn: 'Go on with the registration',
};
