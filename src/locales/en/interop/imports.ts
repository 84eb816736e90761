import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the import from CSV files. */
export const importTexts = catalogue('interop/imports', {
  title: 'Import',
  text: 'Doctors, their hours and patients from another system, in this order. An import only adds: what is there already stays as it is.',
  kind: 'What is in the file',
  kinds: { doctors: 'Doctors', hours: 'Hours of doctors', patients: 'Patients' },
  file: 'CSV file',
  fileHint:
    'The first row holds the headings. At most 3 MB and 10,000 rows. You can also drag the file here. Nothing is imported yet.',
  closeFile: 'Close this file',
  reading: 'Reading the file...',
  checking: 'Checking every row...',
  importing: 'Importing...',

  columns: 'Columns',
  columnsHint: 'Which column of the file holds what. Change what was guessed wrongly.',
  notInFile: 'Not in the file',
  unnamed: (position: number) => `Column ${position}`,
  fields: {
    doctorId: 'Doctor ID',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    specialization: 'Specialization',
    email: 'E-mail',
    languages: 'Languages',
    expertise: 'Expertise',
    day: 'Day of the week',
    from: 'From',
    to: 'To',
    slotMinutes: 'Minutes of a visit',
    capacity: 'Patients at one time',
    age: 'Age',
    birthDate: 'Date of birth',
    gender: 'Gender',
    phone: 'Phone',
    symptoms: 'Symptoms',
  },
  missing: 'Choose the columns that are still needed',

  preview: 'First rows of the file',
  found: 'What was found',
  fresh: {
    doctors: (count: number) => `New doctors: ${count}`,
    hours: (count: number) => `New rows of hours: ${count}`,
    patients: (count: number) => `New patients: ${count}`,
  },
  known: (count: number) => `Already there: ${count}`,
  faulty: (count: number) => (count === 1 ? '1 row has a fault' : `${count} rows have a fault`),
  faults: 'Faults',
  row: 'Row',
  column: 'Column',
  wrong: 'What is wrong',
  firstOf: (shown: number, all: number) => `The first ${shown} of ${all} faults. The file has them all.`,
  saveFaults: 'Save the faults as CSV',
  faultsFile: 'import-faults.csv',
  leaveOut: (count: number) => (count === 1 ? 'Leave this row out' : `Leave these ${count} rows out`),

  start: 'Import',
  blocked: {
    missing: 'First choose the columns that are still needed.',
    faults: 'Mend the faults in the file, close it here and choose it again, or leave those rows out.',
    nothing: 'There is nothing new to import in this file.',
  },
  done: {
    doctors: (imported: number, known: number, leftOut: number) =>
      `Doctors imported: ${imported}. Already there: ${known}. Left out: ${leftOut}.`,
    hours: (imported: number, known: number, leftOut: number) =>
      `Rows of hours imported: ${imported}. Already there: ${known}. Left out: ${leftOut}.`,
    patients: (imported: number, known: number, leftOut: number) =>
      `Patients imported: ${imported}. Already there: ${known}. Left out: ${leftOut}.`,
  },
  doneTitle: 'The import is finished',
  another: 'Import another file',

  failed: 'This did not work',
  tooLarge: 'The file is larger than 3 MB. Divide it, and import one part after the other.',
  empty: 'The file is empty.',
  broken: 'The file could not be opened. Save it again as CSV, and choose it once more.',
  refused: 'The server could not work with this file. Nothing was imported.',
  unreachable: 'The server cannot be reached. Nothing was imported.',
  unknown:
    'The server cannot be reached, so it is not certain whether the file was imported. You can safely import it again: what is there already is passed over.',
});
