/** Texts of /frontdesk. The specification's stand letter for letter; the others are ours. */
export const frontdeskTexts = {
  title: 'Patient Registration',

  stepOne: 'Step 1 of 3',
  stepTwo: 'Step 2 of 3',
  stepThree: 'Step 3 of 3',

  chooseDepartment: 'Choose a department',
  chooseDepartmentText: 'Choose the one that fits best. Reception can change it later.',
  doctorsSpecializingIn: (department: string) => `Doctors specializing in ${department}`,
  chooseDoctor: 'Choose a doctor',
  selectDoctor: 'Select Doctor',
  backToDepartments: 'Back to Departments',
  noDoctorsInDepartment: 'No doctors found in this department.',
  noDoctorsAtAll: 'No doctors are listed yet',
  noDoctorsAtAllText: 'Please go to reception. They will register you there.',
  doctorGone: (doctor: string) => `${doctor} is no longer in the list. Please choose another doctor.`,

  loadingDoctors: 'Loading doctors...',
  failedToLoadDoctors: 'Failed to load doctors',
  failedToLoadDoctorsText:
    'The list could not be loaded, and this device has no saved copy. What you said or typed is still here.',
  tryAgain: 'Try again',
  listFrom: (when: string) => `Doctor list from ${when}`,
  listFromOld: (when: string) => `Doctor list from ${when}. It may be out of date. Reception will confirm your doctor.`,
  todayAt: (time: string) => `${time} today`,
  yesterdayAt: (time: string) => `${time} yesterday`,

  yourDoctor: 'Your doctor',
  chooseAnotherDoctor: 'Choose another doctor',
  howToRegister: 'How would you like to register?',
  voiceTab: 'Voice Registration',
  formTab: 'Form Registration',

  directedTo: (department: string) =>
    `Great! You've been directed to the ${department} department based on our AI analysis of your symptoms.`,
  voiceInputReceived: 'Voice Input Received',
  suggestionInBanner: (department: string) => `AI suggestion: ${department}.`,
  voiceInputKept: 'Your words have been saved for the next step.',
  because: (words: string) => `Because you said: ${words}.`,
  alsoPossible: (department: string, words: string) => `Also possible: ${department}, because you said ${words}.`,
  ifUnsure: (department: string) => `If you are not sure: ${department} can help with any complaint.`,
  changeTo: (department: string) => `Choose ${department} instead`,
  openDepartment: (department: string) => `Show ${department} doctors`,
  notADiagnosis: 'This is not a diagnosis. If you feel very unwell, get help now.',

  processingVoice: 'Processing your voice...',
  weHeard: 'We heard:',
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
  unlockedText: 'You can now correct any field.',
  voiceAnalyzed: 'Voice Analyzed',
  aiSuggests: (department: string) => `AI suggests ${department} department based on your symptoms.`,
  processingError: 'Processing Error',
  recordingFailed: 'There was an error processing your recording.',
  nothingExtracted: 'Could not extract information from the transcript.',
  nothingExtractedText:
    'Please say it again: your name, your age and what is wrong. You can also type it. Voice input only understands English for now.',
  openedForm:
    'Voice registration did not work after two tries, so here is the form. What we understood has been filled in.',

  heard: 'Heard',
  toCheck: 'Heard – please check',
  assumed: 'Assumed – please check',
  notHeard: 'Not heard – please fill in',
  notNeeded: 'Not heard – can be left empty',
  typed: 'You typed',

  problemTitle: 'There is a problem',

  genderAssumed: (gender: string) =>
    `You did not mention a gender, so we assumed ${gender}. Submitting confirms it. If it is wrong, choose Edit Information.`,
  ageToCheck: (age: string) =>
    `We heard the age ${age}, but we are not sure. Submitting confirms it. If it is wrong, choose Edit Information.`,
  registersWith: (doctor: string, department: string) => `You are registering with ${doctor}, ${department}.`,
  submit: 'Submit Registration',
  submitting: 'Submitting...',

  ownDevicesOnly: 'You can only register on the clinic’s own screens. Please go to reception.',

  submissionError: 'Submission Error',
  voiceSubmissionError: 'There was an error submitting the information. Please try again.',
  formSubmissionError: 'There was an error submitting your information. Please try again.',
  serverSays: (message: string) => `The server says: ${message}`,
  keptOnDevice: 'Your details are saved on this device. Nothing you entered is lost.',
  registeredNotBooked:
    'You are registered, but your appointment could not be booked. Your details can no longer be changed here, but you can choose another doctor and submit again.',
  storageFull: 'This device has no room left to save the registration, and it could not be sent.',
  storageUnavailable: 'This device cannot save the registration, and it could not be sent.',
  notKept:
    'This device could not save your details either. They are still on this page. Please tell reception, or try again.',
  sentUnkept: 'This device could not save a copy. The hospital has your registration, and your ticket is valid.',
  storageText: 'What you entered is still on this page. Please tell reception, or try again.',

  registrationComplete: 'Registration Complete',
  voiceSuccess: 'Registration Successful!',
  voiceSuccessText: 'The prescription will be sent to the given phone number via SMS',
  formSuccess: 'Registration Successful',
  formSuccessText: 'Your information has been submitted and a prescription has been generated.',
  laterEditsWarned: 'Changes you made after the first attempt were not sent.',
  laterEdits: 'Changes you made after the first attempt were not sent. Please tell reception.',
  yourTicket: 'Your ticket number',
  printTicket: 'Print ticket',
  notPrinted: 'The ticket could not be printed',
  notPrintedText: 'Please write the number down. It is all you need.',
  todaysTicket: (ticket: string) => `Your ticket for today: ${ticket}`,
  todaysTicketText: (doctor: string, department: string, time: string) => `${doctor}, ${department}. Taken at ${time}.`,
  removeTicket: 'Remove from this device',
  showTicket: 'Show ticket',
  doctorLabel: 'Doctor',
  departmentLabel: 'Department',
  registerAnother: 'Register Another Patient',

  savedTitle: 'Saved on this device. Not sent yet.',
  savedText: 'Please tell reception. It will be sent automatically as soon as the connection is back.',
  savedWarnedText: 'It will be sent automatically as soon as the connection is back. You do not need to wait here.',
  savedStay: 'You can wait here: this page will change once it has been sent.',

  attentionTitle: 'Please see reception',
  attentionWarnedTitle: 'Saved on this device. Not complete yet.',
  attentionWarnedText: 'Your registration is saved on this device. Show this ticket to the person helping you.',
  attentionText:
    'Your registration is saved on this device, but it could not be completed without help. Show this ticket.',
  done: 'Done',
};
