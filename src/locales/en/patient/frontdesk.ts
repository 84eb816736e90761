import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of /frontdesk. The specification's stand letter for letter; the others are ours. */
export const frontdeskTexts = catalogue('patient/frontdesk', {
  title: 'Patient Registration',

  stepOne: 'Step 1 of 3',
  stepTwo: 'Step 2 of 3',
  stepThree: 'Step 3 of 3',

  /** The card above the departments, for whoever does not know the one. */
  entry: {
    title: 'What brings you here today?',
    text: 'Not sure which department? Tell us, and we suggest one.',
    speak: 'Speak',
    type: 'Type it',
  },
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

  directedTo: (department: string) =>
    `Great! You've been directed to the ${department} department based on our AI analysis of your symptoms.`,
  voiceInputReceived: 'Voice Input Received',
  suggestionInBanner: (department: string) => `AI suggestion: ${department}.`,
  voiceInputKept: 'Your words have been saved for the next step.',
  because: (words: string) => `Because you said: ${words}.`,
  alsoPossible: (department: string, words: string) => `Also possible: ${department}, because you said ${words}.`,
  ifUnsure: (department: string) => `If you are not sure: ${department} can help with any complaint.`,
  changeTo: (department: string) => `Change to ${department}`,
  agrees: (department: string) => `Your words fit ${department}.`,
  openDepartment: (department: string) => `Show ${department} doctors`,
  notADiagnosis: 'This is not a diagnosis. If you feel very unwell, get help now.',

  processingVoice: 'Processing your voice...',
  voiceAnalyzed: 'Voice Analyzed',
  aiSuggests: (department: string) => `AI suggests ${department} department based on your symptoms.`,
  processingError: 'Processing Error',
  recordingFailed: 'There was an error processing your recording.',
  nothingExtracted: 'Could not extract information from the transcript.',
  openedForm:
    'Voice registration did not work after two tries, so here is the form. What we understood has been filled in.',

  problemTitle: 'There is a problem',

  registersWith: (doctor: string, department: string) => `You are registering with ${doctor}, ${department}.`,

  ownDevicesOnly: 'You can only register on the clinic’s own screens. Please go to reception.',

  submissionError: 'Submission Error',
  voiceSubmissionError: 'There was an error submitting the information. Please try again.',
  formSubmissionError: 'There was an error submitting your information. Please try again.',
  sentUnkept: 'This device could not save a copy. The hospital has your registration, and your ticket is valid.',

  keptOnDevice: 'Your details are saved on this device. Nothing you entered is lost.',
  submitting: 'Submitting...',
  notKept:
    'This device could not save your details either. They are still on this page. Please tell reception, or try again.',
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
});
