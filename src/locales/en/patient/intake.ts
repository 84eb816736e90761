import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the voice widget. Prompts and toasts are the specification's, letter for letter. */
export const intakeTexts = catalogue('patient/intake', {
  idlePrompt: 'Click the microphone to start recording',
  recordingPrompt: 'Recording... Click to stop',
  processingPrompt: { card: 'AI is analyzing your voice...', tab: 'Processing your voice...' },
  askingPrompt: 'Please allow the microphone',
  askingHint: 'Your browser is asking for it now. Choose “Allow”.',
  startButton: 'Start recording',
  stopButton: 'Stop recording',
  busyButton: 'Working on your recording',
  cancel: 'Cancel',
  typeInstead: 'Type instead',
  tryAgain: 'Try again',
  sendAgain: 'Send again',

  privacy: (provider: string) =>
    `Your voice is turned into text by ${provider}. The recording is then deleted. You can type instead.`,
  privacyOnDevice: 'Your voice is turned into text on this device and does not leave it. You can type instead.',
  provider: {
    server: () => 'this hospital’s own server',
    clinic: () => 'this hospital’s own speech server',
    hosted: (name: string) => `a speech service outside this hospital (${name})`,
  },
  defaultProvider: 'this hospital’s speech service',
  englishOnly: 'Speaking works in English only. Please type.',
  intoSymptoms: 'What you say is written into Symptoms.',
  offline: 'No connection: your words cannot be turned into text now. You can type instead.',

  offlineOnDevice: 'No connection: this device will turn your words into text itself.',
  gettingReady: 'This device is still getting ready to listen. You can type instead.',
  cannotListen: 'This device cannot turn speech into text now. You can type instead.',

  recordingBadge: 'Recording',
  elapsed: (time: string) => `${time} of 1:00`,
  lastSeconds: 'Almost out of time: recording stops at 1:00.',
  loudness: { good: 'Listening...', quiet: 'A little louder, please', loud: 'Too loud' },
  endsIn: (seconds: number) => `Finished? Recording ends in ${seconds}. Keep speaking if you are not.`,
  endsSoon: 'Recording ends in 3 seconds. Keep speaking if you are not finished.',
  unheard: 'We cannot hear you. Check the microphone or type instead.',
  /** What has been done with a recording, in order. */
  stages: { recorded: 'Recorded', sending: 'Sending...', sent: 'Received', listening: 'Turning it into text...' },
  waited: (time: string) => `${time} so far`,
  soFar: 'Heard so far:',

  faultTitle: {
    blocked: 'The microphone is blocked',
    'not-found': 'No microphone found',
    'in-use': 'The microphone is in use',
    unsupported: 'This page cannot record',
    'not-running': 'The microphone did not start',
    silent: 'We cannot hear you',
    'too-short': 'That was too short',
    network: 'No connection',
    service: 'The speech service did not accept the recording',
    'no-words': 'We could not turn that into text',
    'not-ready': 'This device is not ready to listen',
  },
  faultText: {
    blocked: 'Allow the microphone for this page in the browser’s address bar or settings, then try again.',
    'not-found': 'Connect a microphone to this device, then try again.',
    'in-use': 'Another program is using the microphone. Close it, then try again.',
    unsupported: 'The microphone cannot be used in this browser, or on a page that is not secure.',
    'not-running': 'It was switched off again. Press “Try again”, or type instead.',
    silent: 'Nothing could be heard in the recording. Check the microphone or type instead.',
    'too-short': 'Press the microphone, speak for a few seconds, then press it again.',
    network: 'Your words could not be sent. The recording is kept on this page: send it again, or type instead.',
    service: 'You can send the recording again, or type instead.',
    'not-ready': 'Your recording is kept on this page: send it again in a minute, or type instead.',
    'no-words':
      'Voice input only understands English for now. If you spoke English, try again a little more slowly and closer to the microphone. If not, type instead or ask someone to help you.',
  },

  microphoneToast: 'Microphone Error',
  microphoneToastText: 'Could not access your microphone. Please check permissions.',
  processingToast: 'Processing Error',
  processingToastText: {
    card: 'There was an error processing your recording. Please try again.',
    tab: 'There was an error processing your recording.',
  },
  httpError: (status: number, statusText: string) => `HTTP Error: ${status} ${statusText}`,

  announceStarted: 'Recording started',
  announceStopped: 'Recording stopped. Processing it now.',
  announceTenLeft: '10 seconds left',
  announceCancelled: 'Recording cancelled',
  announceHeard: 'Finished. What we heard is on the screen.',
});
