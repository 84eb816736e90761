import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of pairing a device, and of the devices in the administrator's settings. */
export const deviceTexts = catalogue('admin/devices', {
  title: 'Set up this device',
  intro:
    'For staff. An administrator creates a code under Settings, Devices. Enter it here to make this browser a kiosk, a reception desk or a waiting room screen.',
  code: 'Pairing code',
  codeHint: 'Eight letters and digits. It works once, for ten minutes.',
  pair: 'Pair this device',
  pairing: 'Pairing...',
  notOurs: 'This needs the Frontdesk server, which could not be reached.',
  noAnswer: 'The server did not answer. Check the connection and try again.',
  codeMissing: 'Enter the eight letters and digits of the code',

  pairedAs: (name: string) => `This device is ${name}`,
  kinds: { kiosk: 'Kiosk', desk: 'Reception desk', display: 'Waiting room screen' },
  ticketsFrom: (prefix: string) => `Its tickets begin with ${prefix}`,
  sizeTitle: 'Make the buttons the right size',
  sizeText:
    'Hold a bank card to the screen, its left edge on the left edge of the picture. Make the picture as wide as the card.',
  sizeLabel: 'Width of the picture',
  sizeSmaller: 'Narrower',
  sizeLarger: 'Wider',
  sizeSave: 'The picture fits',
  sizeSaved: 'Saved. Buttons are now large enough for a thumb.',
  microphoneTitle: 'Allow the microphone once',
  microphoneText: 'The browser will then not ask patients.',
  microphoneAsk: 'Allow the microphone',
  microphoneGranted: 'The microphone is allowed.',
  microphoneRefused: 'The microphone is not allowed. Change it in the browser’s settings for this page.',
  startKiosk: 'Start the kiosk',
  startDisplay: 'Start the screen',
  openDesk: 'Open the desk',
  letGoTitle: 'Unpair this device',
  letGoText: (unsent: number) =>
    unsent === 0
      ? 'It becomes an ordinary browser again. Nothing is waiting to be sent.'
      : `It becomes an ordinary browser again. ${unsent} unsent items stay on it and will still be sent.`,
  readAloud: {
    title: 'Read aloud',
    yes: 'This device has a voice of its own: patients can have every page read aloud.',
    no: 'This device has no voice of its own for the language of this page: recordings read out headings, instructions and the list of warning signs, but no names and nothing that changes.',
  },
  letGo: 'Remove the pairing',
  letGoSure: 'Yes, remove the pairing',
  keep: 'Keep it',

  section: 'Devices',
  sectionText: 'Tablets and desks that belong to this clinic.',
  add: 'Add a device',
  none: 'No device is paired yet',
  noneText: 'Add one, then open this address on it:',
  loadFailed: 'The devices could not be loaded.',
  prefix: 'Ticket prefix',
  prefixHint: 'One to three letters or digits, for example K1, but not I or O.',
  name: 'Name',
  nameHint: 'Where the device is, for example North hall. Staff see it when somebody asks for help.',
  kind: 'Type of device',
  department: 'Start in this department',
  anyDepartment: 'Let the patient choose',
  screen: 'Start at',
  screens: {
    '/frontdesk': 'Patient Registration',
    '/admin/dashboard': 'Admin area',
    '/doctor/dashboard': 'Doctor area',
  },
  idle: 'Seconds until "Are you still there?"',
  idleHint: 'From 30 to 300. Leave empty to use the clinic’s setting.',
  prints: 'Print the ticket',
  printsChoices: { no: 'When the patient asks', yes: 'Always, by itself' },
  printsHint: 'By itself needs a ticket printer and a browser that prints without asking (see docs/kiosk.md).',
  pin: 'Staff PIN',
  pinHint: 'Four to eight digits. Staff use it to leave kiosk mode: touch the clock five times, then enter the PIN.',
  language: 'Visits begin in',
  clinicsLanguage: 'The clinic’s first language',
  pinStays: 'Leave empty to keep the current PIN, or enter four to eight digits.',
  lockAfter: 'Seconds until an unused screen locks',
  conflict: {
    somebody: 'Somebody else',
    title: (who: string, when: string | undefined) =>
      when === undefined
        ? `${who} has changed this device in the meantime`
        : `${who} has changed this device in the meantime (${when})`,
    text: 'What you typed is still in the fields below, and is not saved. Save again to replace what is saved now, or cancel to keep it:',
    idle: 'Seconds of waiting',
    nothing: '(empty)',
  },
  makeCode: 'Create code',
  makingCode: 'Creating the code...',
  cancel: 'Cancel',
  done: 'Done',
  faults: {
    name: 'Enter a name',
    prefix: 'Enter one to three letters or digits, without I and O',
    idleSeconds: 'Enter a whole number from 30 to 300, or nothing',
    pin: 'Enter four to eight digits',
  },
  codeTitle: (name: string) => `Code for ${name}`,
  codeText: 'On the device, open',
  codeThen: 'and type:',
  codeUntil: (time: string) => `It works once, until ${time}.`,
  codeFailed: 'The code could not be created.',
  lastSeen: (when: string) => `Last seen ${when}`,
  neverSeen: 'Not seen yet',
  versionTerm: 'Version',
  unsent: (count: number) => (count === 0 ? 'Nothing unsent' : `${count} unsent`),
  unsentSince: (count: number, when: string) => `${count} unsent, the oldest from ${when}`,
  attention: (count: number) => `${count} need attention`,
  storage: (persisted: boolean | null) =>
    persisted === null
      ? 'Storage not checked yet'
      : persisted
        ? 'Storage is protected'
        : 'Browser may clear the storage',
  microphone: {
    granted: 'Microphone allowed',
    denied: 'Microphone blocked',
    prompt: 'Microphone not allowed yet',
    unknown: 'Microphone state unknown',
  },
  wakeLock: {
    held: 'Screen stays on',
    released: 'Screen may turn off',
    unsupported: 'This browser cannot keep the screen on',
  },
  beginsAt: 'Starts at',
  showsCallsOf: 'Shows the calls of',
  allDepartments: 'All departments',
  change: 'Change',
  changeTitle: (name: string) => `Change ${name}`,
  save: 'Save',
  saving: 'Saving...',
  changeDone: 'Device changed',
  changeDoneText: 'The device picks this up within a minute, as long as it has a connection.',
  changeFailed: 'The device could not be changed.',
  revoke: 'Remove device',
  revokeTitle: (name: string) => `Remove ${name}?`,
  revokeText: (unsent: number) =>
    unsent === 0
      ? 'It can be paired again with a new code.'
      : `It last reported ${unsent} unsent items. They stay on the device and will still be sent from it.`,
  revokeDone: 'Device removed',
  revokeFailed: 'The device could not be removed.',
});
