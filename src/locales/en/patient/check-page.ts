import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the page on which a registration is filled in and checked. The specification's stand letter for letter. */
export const checkTexts = catalogue('patient/check-page', {
  markedWords: 'Marked:',
  markKinds: { name: 'name', age: 'age', gender: 'gender', phone: 'phone', symptom: 'symptom' },
  /** By the engine's own name; an engine that is not here is not named. */
  listenedBy: {
    device: 'Turned into text on this device. Nothing was sent.',
    'device (light)': 'Turned into text on this device by its smaller speech engine. Nothing was sent.',
    embedded: 'Turned into text by this hospital’s own server.',
    'embedded (fallback)': 'Turned into text by this hospital’s own server.',
    'embedded (light)': 'Turned into text by this hospital’s own server.',
    'embedded (light) (fallback)': 'Turned into text by this hospital’s own server.',
    'self-hosted': 'Turned into text by this hospital’s own speech server.',
    hosted: 'Turned into text by a hosted speech service.',
  } as Readonly<Record<string, string>>,
  notSure: 'We are not sure we heard this correctly. Please check every field.',
  sayItAgain: 'Say it again',
  addMore: 'Add more',
  addMoreText: 'What you say now will be added to what we heard.',
  editInformation: 'Edit Information',
  lockForm: 'Lock Form',
  lockedText: 'Please check what we understood. Use Edit Information to correct it.',
  unlockedText: 'You can now correct any field. Fields with a star (*) must be filled in.',
  nothingExtractedText:
    'Please say it again: your name, your age and what is wrong. You can also type it. Voice input only understands English for now.',
  heard: 'Heard',
  toCheck: 'Heard – please check',
  assumed: 'Assumed – please check',
  notHeard: 'Not heard – please fill in',
  notNeeded: 'Not heard – can be left empty',
  typed: 'You typed',
  requiredNote: 'Fields with a star (*) must be filled in.',
  filledFromWords: 'We filled in what we understood from your words. Please check it.',
  genderAssumed: {
    locked: (gender: string) =>
      `You did not mention a gender, so we assumed ${gender}. Submitting confirms it. If it is wrong, choose Edit Information.`,
    open: (gender: string) =>
      `You did not mention a gender, so we assumed ${gender}. Submitting confirms it. If it is wrong, choose another one.`,
  },
  ageToCheck: {
    locked: (age: string) =>
      `We heard the age ${age}, but we are not sure. Submitting confirms it. If it is wrong, choose Edit Information.`,
    open: (age: string) =>
      `We heard the age ${age}, but we are not sure. Submitting confirms it. If it is wrong, correct it.`,
  },
  submit: 'Submit Registration',
  serverSays: (message: string) => `The server says: ${message}`,
  registeredNotBooked:
    'You are registered, but your appointment could not be booked. Your details can no longer be changed here, but you can choose another doctor and submit again.',
  storageFull: 'This device has no room left to save the registration, and it could not be sent.',
  storageUnavailable: 'This device cannot save the registration, and it could not be sent.',
  storageText: 'What you entered is still on this page. Please tell reception, or try again.',
  howToRegister: 'How would you like to register?',
  voiceTab: 'Voice Registration',
  formTab: 'Form Registration',
  weHeard: 'We heard:',
});

/** Texts of the entry in which a patient first says what is wrong. The recommendation's are the specification's, letter for letter. */
export const tellingTexts = catalogue('patient/check-page/telling', {
  title: 'What brings you here today?',
  text: 'Say what is wrong, and your name, age, gender and phone number. We fill in the rest.',
  typedText: 'Write what is wrong, and your name, age and phone number if you like. We fill in the rest.',
  example: 'For example: “My name is Maria Lopez. I am a 42-year-old woman and I have had a cough for three days.”',
  typeIt: 'Type it',
  speak: 'Speak instead',
  knowDepartment: 'I know my department',
  ownWords: 'Your own words',
  goOn: 'Continue',
  empty: 'Write what brings you here, or choose “I know my department”',
  reading: 'Reading your words...',
  notRead: 'Your words could not be read. You can still choose a department.',
  heardTitle: 'This is what we understood',
  youWrote: 'You wrote:',
  sayItAgain: 'Say it again',
  typeItHere: 'Listening did not work after two tries. You can type it here.',
  changeWords: 'Change my words',
  panelTitle: 'AI Recommendation',
  panelText: (department: string) => `Based on your symptoms, we suggest the ${department} department.`,
  reasons: {
    voice: (words: string) => `Because you said: ${words}`,
    typing: (words: string) => `Because you wrote: ${words}`,
  },
  noReasons: 'Your words do not point to one department, so a general doctor sees you first.',
  alternative: {
    voice: (department: string, words: string) => `Also possible: ${department}, because you said ${words}`,
    typing: (department: string, words: string) => `Also possible: ${department}, because you wrote ${words}`,
  },
  ifUnsure: (department: string) => `If you are not sure: ${department} can help with any complaint`,
  takeAlternative: (department: string) => `Choose ${department} instead`,
  notADiagnosis: 'This is not a diagnosis. If you feel very unwell, get help now.',
  nobodyThere: (suggested: string, department: string) =>
    `${suggested} has no doctor here at the moment. ${department} sees you first.`,
  doctor: (name: string) => `Your doctor: ${name}`,
  doctorFree: (name: string, when: string) => `Your doctor: ${name}, next free time: ${when}`,
  accept: 'Accept Recommendation',
  choose: 'Choose Department Manually',
});
