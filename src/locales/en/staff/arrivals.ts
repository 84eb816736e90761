import { catalogue } from '#src/locales/catalogue.ts';
import { calledWords, hoursAndMinutes, inRoomWords, lateWords, waitingCount, waitingWords } from './waits.ts';

const COLUMNS = {
  expected: 'Expected',
  waiting: 'Waiting',
  called: 'Called / in room',
  done: 'Done',
};

const STAGES = {
  waiting: 'waiting',
  called: 'called',
  'in-room': 'in the room',
  done: 'done',
  'no-show': 'not here',
  left: 'gone',
};

/** Texts of the board of the clinic's day, and of what staff do on it. */
export const arrivalsTexts = catalogue('staff/arrivals', {
  title: 'Arrivals',
  failed: 'The board could not be loaded',
  loading: 'Loading the board...',
  order: 'Urgent patients first, then in the order they are due.',
  columns: COLUMNS,
  stages: STAGES,
  count: waitingCount,
  jumps: 'Parts of the board',
  empty: {
    expected: 'Nobody else is expected.',
    waiting: 'Nobody is waiting.',
    called: 'Nobody has been called.',
    done: 'No visits are finished yet.',
  },
  urgentCount: (count: number) => `${count} urgent`,
  noneFound: 'Nobody matches these filters.',
  showDone: 'Show finished visits',
  hideDone: 'Hide finished visits',
  otherDay: 'This is not today. You can look at it, but not change it.',

  noTicket: 'no ticket',
  noName: 'Registration not received yet',
  anyDoctor: 'Any doctor',
  rowOf: (ticket: string, name: string) => `${ticket}, ${name}`,
  whoAndWhere: (doctor: string, department: string) => `${doctor} · ${department}`,

  /** How long, in words. */
  waits: {
    due: (time: string) => `due ${time}`,
    late: lateWords,
    waiting: waitingWords,
    long: 'long wait',
    tooLong: 'very long wait',
    called: calledWords,
    calls: (calls: number) => (calls === 2 ? 'called twice' : `called ${calls} times`),
    inRoom: inRoomWords,
    ended: { done: 'done', 'no-show': 'not here', left: 'left' },
    endedAt: (word: string, time: string) => `${word}, ${time}`,
    first: 'put first',
  },

  acts: {
    checkIn: 'Check in',
    call: 'Call',
    recall: 'Call again',
    inRoom: 'In room',
    outcomes: { done: 'Done', 'no-show': 'Not here', left: 'Has left' },
    back: 'Back to waiting',
    reopen: 'Back to waiting...',
    move: 'Move to another doctor...',
    first: 'Put first...',
    notFirst: 'No longer first',
    print: 'Print ticket',
    open: 'Open patient',
    more: 'More',
    moreOf: (who: string) => ` for ${who}`,
  },
  /** What was done, for the bar that takes it back. */
  did: {
    checkedIn: (ticket: string) => `${ticket} has been checked in`,
    waiting: (ticket: string) => `${ticket} is waiting again`,
    called: (ticket: string, place: string) => `${ticket} has been called to ${place}`,
    'in-room': (ticket: string, place: string) => `${ticket} is in ${place}`,
    done: (ticket: string) => `${ticket} is done`,
    'no-show': (ticket: string) => `${ticket} is not here`,
    left: (ticket: string) => `${ticket} has left`,
    moved: (ticket: string, doctor: string) => `${ticket} now waits for ${doctor}`,
    first: (ticket: string) => `${ticket} has been put first`,
    notFirst: (ticket: string) => `${ticket} is no longer first`,
    nobody: 'Nobody is waiting in this line',
  },
  refused: {
    now: (ticket: string, stage: string) => `Somebody else was quicker: ${ticket} is now ${stage}.`,
    nowAt: (ticket: string, stage: string, place: string) =>
      `Somebody else was quicker: ${ticket} is now ${stage}, ${place}.`,
    changed: 'Somebody else was quicker. The board is up to date again.',
    failed: 'That did not work',
    unreachable: 'The server could not be reached: nothing has changed. Until it can, call by voice.',
    undo: 'It could not be undone',
  },
  stale: (seconds: number) => `Last updated ${seconds} s ago`,
  staleText:
    'The board may be out of date. The buttons still work: if something has changed in the meantime, you will be told.',

  calling: {
    region: 'Calling',
    line: 'Line',
    anyLine: (department: string) => `${department}: any doctor`,
    lineOf: (doctor: string, waiting: number) => (waiting === 0 ? doctor : `${doctor} (${waiting} waiting)`),
    chooseLine: 'Choose a doctor or a department',
    place: 'My place',
    placeHint: 'Room 5',
    noPlace: 'Enter a room or a counter.',
    noLine: 'Choose a doctor or a department first.',
    callNext: 'Call next',
    recall: (ticket: string) => `Call ${ticket} again`,
  },
  scan: {
    label: 'Scan or type a ticket',
    go: 'Find ticket',
    none: 'Scan or type a ticket first.',
    here: (ticket: string, stage: string) => `${ticket} is on the board: ${stage}.`,
    twice: (ticket: string) => `There is more than one ${ticket} today. Find the patient by name.`,
    unknownTitle: (ticket: string) => `${ticket} is not on today’s board`,
    unknownText:
      'The registration may still be on its way. Choose who the patient is waiting for, and check them in by ticket.',
    checkIn: 'Check in by ticket',
  },
  filters: {
    region: 'Board filters',
    search: 'Ticket or name',
    doctor: 'Doctor',
    allDoctors: 'All doctors',
    department: 'Department',
    allDepartments: 'All departments',
    clear: 'Clear filters',
  },
  days: {
    region: 'Day',
    before: 'Day before',
    after: 'Day after',
    today: 'Today',
  },
  keys: {
    label: 'Keys',
    help: 'j and k move down and up, Enter presses the row’s first button, c calls the next patient, / goes to the ticket field.',
  },
  moving: {
    title: (ticket: string) => `Move ${ticket} to another doctor`,
    text: 'Choose whom the patient waits for from now on. The ticket number stays the same.',
    doctor: 'Doctors, the shortest wait first',
    waiting: (waiting: number) => (waiting === 0 ? 'nobody waiting' : `${waiting} waiting`),
    of: (who: string) => `, move ${who} to another doctor`,
  },
  because: {
    title: {
      back: (ticket: string) => `Put ${ticket} back to waiting?`,
      first: (ticket: string) => `Put ${ticket} first?`,
    },
    label: 'Reason',
    hint: 'It is recorded in the audit log.',
    missing: 'Please say why.',
    confirm: { back: 'Back to waiting', first: 'Put first' },
  },
  walkIn: {
    open: 'Walk-in',
    title: 'Register a walk-in',
    text: 'The patient joins the queue now and gets a ticket.',
    titleFor: (when: string) => `New patient: ${when}`,
    textFor: (doctor: string) => `The patient is registered and booked with ${doctor}, and gets a ticket.`,
    timeTaken: (ticket: string) =>
      `${ticket} is registered, but the time has just been taken. Give another one under “Time wanted” on Arrivals.`,
    doctor: 'Doctor',
    suggested: (line: string) => `${line} (suggested)`,
    confirm: 'Register and print',
    saving: 'Registering...',
    saved: (ticket: string) => `${ticket} is registered`,
    offline: (ticket: string) =>
      `${ticket} is saved on this device and will be sent as soon as the server can be reached. Give the patient the ticket.`,
    refused: 'The server did not accept it. It is listed under “Unsent registrations”.',
  },
  /** The day on paper. */
  sheet: {
    print: 'Day sheet',
    title: (day: string) => `Day sheet ${day}`,
    head: (day: string, time: string, page: number, pages: number) => `${day}, as of ${time}. Page ${page} of ${pages}`,
    columns: ['Due', 'Ticket', 'Name', 'Where', 'Note'],
  },
  /** The clinic at this moment, on a dashboard. */
  now: {
    title: 'Now',
    waiting: 'Waiting',
    longest: 'Longest wait',
    minutes: hoursAndMinutes,
    nobody: 'Nobody',
    urgent: 'Urgent',
    silent: 'Silent devices',
    unsent: 'Unsent registrations',
    byDoctor: 'By doctor',
    line: (waiting: number, inRoom: number) =>
      inRoom === 0 ? `${waiting} waiting` : `${waiting} waiting, ${inRoom} in the room`,
  },
  /** The bar on every screen of a doctor. */
  bar: {
    region: 'Who is next',
    next: (ticket: string, waiting: number) => `Next: ${ticket}, ${waiting} waiting`,
    nobody: 'Nobody is waiting',
    called: (ticket: string, place: string) => `${ticket} has been called to ${place}`,
    inRoom: (ticket: string) => `${ticket} is with you`,
    open: 'Open',
    openOf: (ticket: string) => ` the patient with ticket ${ticket}`,
    place: 'My room',
    /** Where a patient was whom nobody had called anywhere. */
    anyRoom: 'Consulting room',
  },
  cancel: 'Cancel',
});
