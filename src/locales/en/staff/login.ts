import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the staff's logins. Titles, fields and toasts are the specification's, letter for letter. */
export const loginTexts = catalogue('staff/login', {
  title: { admin: 'Admin Login', doctor: 'Doctor Login' },
  subtitle: {
    admin: 'Enter your credentials to access the admin dashboard',
    doctor: 'Enter your credentials to access the doctor dashboard',
  },
  email: 'Email',
  doctorId: 'Doctor ID',
  doctorIdHint: 'The code your administrator gave you, for example DOC001.',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  submit: 'Login',
  submitting: 'Logging in...',
  forgotPassword: 'Forgot password',
  forgotHelp: {
    admin:
      'Ask another administrator: they can give you a one-time code. If there is none, ask whoever runs this server.',
    doctor: 'Ask your administrator. They can reset your password and give you a one-time code.',
  },
  patientPortal: 'Back to the patient portal',
  other: { admin: 'Are you a doctor? Doctor Login', doctor: 'Are you an administrator? Admin Login' },
  signInAgain: 'Please log in to continue. You will return to the page you wanted.',

  problemTitle: 'There is a problem',
  emailMissing: 'Enter your email',
  emailMalformed: 'Enter an email like name@hospital.org',
  doctorIdMissing: 'Enter your Doctor ID',
  passwordMissing: 'Enter your password',
  codeMissing: 'Enter the code',

  failed: 'An error occurred during login',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  successReception: 'Login successful! Welcome to reception',
  success: { admin: 'Login successful! Welcome Admin', doctor: 'Login successful! Welcome Doctor' },
});
