const hoursAndMinutes = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
};

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
export const arrivalsTexts = {
  title: 'Arrivals',
  failed: 'The board could not be loaded',
  loading: 'Loading the board...',
  order: 'Urgent first, then by the time they are due.',
  columns: COLUMNS,
  stages: STAGES,
  count: (waiting: number, longest: number | undefined) => {
    if (waiting === 0) return 'Nobody is waiting';
    const people = waiting === 1 ? '1 person is waiting' : `${waiting} people are waiting`;
    return longest === undefined ? people : `${people}, the longest for ${hoursAndMinutes(longest)}`;
  },
  jumps: 'Parts of the board',
  empty: {
    expected: 'Nobody else is expected.',
    waiting: 'Nobody is waiting.',
    called: 'Nobody is called.',
    done: 'Nobody is done yet.',
  },
  urgentCount: (count: number) => `${count} urgent`,
  noneFound: 'Nobody matches these filters.',
  showDone: 'Show who is done',
  hideDone: 'Hide who is done',
  otherDay: 'This is not today: it can be read, and nothing can be moved.',

  noTicket: 'no ticket',
  noName: 'Registration not here yet',
  anyDoctor: 'Any doctor',
  rowOf: (ticket: string, name: string) => `${ticket}, ${name}`,
  whoAndWhere: (doctor: string, department: string) => `${doctor} · ${department}`,

  /** How long, in words. */
  waits: {
    due: (time: string) => `due ${time}`,
    late: (time: string, minutes: number) => `due ${time}, ${hoursAndMinutes(minutes)} late`,
    waiting: (minutes: number) => `waiting ${hoursAndMinutes(minutes)}`,
    long: 'long wait',
    tooLong: 'very long wait',
    called: (minutes: number, place: string) =>
      minutes === 0 ? `called to ${place} just now` : `called to ${place} ${hoursAndMinutes(minutes)} ago`,
    calls: (calls: number) => (calls === 2 ? 'called twice' : `called ${calls} times`),
    inRoom: (minutes: number, place: string) => `in ${place} for ${hoursAndMinutes(minutes)}`,
    ended: { done: 'done', 'no-show': 'not here', left: 'left' },
    endedAt: (word: string, time: string) => `${word}, ${time}`,
    first: 'put first',
  },

  acts: {
    checkIn: 'Check in',
    call: 'Call',
    recall: 'Call again',
    inRoom: 'In room',
    done: 'Done',
    noShow: 'Not here',
    left: 'Has left',
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
    checkedIn: (ticket: string) => `${ticket} is checked in`,
    waiting: (ticket: string) => `${ticket} is waiting again`,
    called: (ticket: string, place: string) => `${ticket} is called to ${place}`,
    'in-room': (ticket: string, place: string) => `${ticket} is in ${place}`,
    done: (ticket: string) => `${ticket} is done`,
    'no-show': (ticket: string) => `${ticket} is not here`,
    left: (ticket: string) => `${ticket} has left`,
    moved: (ticket: string, doctor: string) => `${ticket} now waits for ${doctor}`,
    first: (ticket: string) => `${ticket} is put first`,
    notFirst: (ticket: string) => `${ticket} is no longer first`,
    nobody: 'Nobody of this line is waiting',
  },
  refused: {
    now: (ticket: string, stage: string) => `Somebody was faster: ${ticket} is ${stage} now.`,
    nowAt: (ticket: string, stage: string, place: string) =>
      `Somebody was faster: ${ticket} is ${stage} now, ${place}.`,
    changed: 'Somebody was faster. The board shows how it is now.',
    failed: 'That did not work',
    unreachable: 'The server could not be reached: nothing has changed. Until it can, call by voice.',
    undo: 'It could not be taken back',
  },
  stale: (seconds: number) => `Last news ${seconds} s ago`,
  staleText: 'The board may be old. The buttons still work: whatever has changed meanwhile is refused and shown.',

  calling: {
    region: 'Calling',
    line: 'Line',
    anyLine: (department: string) => `${department}: any doctor`,
    lineOf: (doctor: string, waiting: number) => (waiting === 0 ? doctor : `${doctor} (${waiting} waiting)`),
    chooseLine: 'Choose a doctor or a department',
    place: 'My place',
    placeHint: 'Room 5',
    noPlace: 'Say where: a room or a counter.',
    noLine: 'Choose whose turn it is.',
    callNext: 'Call next',
    recall: (ticket: string) => `Call ${ticket} again`,
  },
  scan: {
    label: 'Scan or type a ticket',
    go: 'Find ticket',
    none: 'Scan or type a ticket first.',
    here: (ticket: string, stage: string) => `${ticket} is on the board: ${stage}.`,
    twice: (ticket: string) => `There is more than one ${ticket} today. Choose by name.`,
    unknownTitle: (ticket: string) => `${ticket} is not on today’s board`,
    unknownText:
      'Its registration may still be on its way. Choose whom the patient waits for, and it is taken in by its ticket.',
    checkIn: 'Check in by ticket',
  },
  filters: {
    region: 'Filters of the board',
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
    help: 'j and k go down and up, Enter does the first button of the row, c calls the next, / goes to the ticket field.',
  },
  moving: {
    title: (ticket: string) => `Move ${ticket} to another doctor`,
    text: 'The ticket stays the same.',
    doctor: 'Doctor',
    confirm: 'Move',
  },
  because: {
    title: {
      back: (ticket: string) => `Put ${ticket} back to waiting?`,
      first: (ticket: string) => `Put ${ticket} first?`,
    },
    label: 'Reason',
    hint: 'It is kept in the audit log.',
    missing: 'Please say why.',
    confirm: { back: 'Back to waiting', first: 'Put first' },
  },
  walkIn: {
    open: 'Walk-in',
    title: 'Register a walk-in',
    text: 'The patient waits from now on, and gets a ticket.',
    doctor: 'Doctor',
    shortest: (line: string) => `${line}, shortest wait`,
    confirm: 'Register and print',
    saving: 'Registering...',
    saved: (ticket: string) => `${ticket} is registered`,
    offline: (ticket: string) =>
      `${ticket} is saved on this device and is sent as soon as the server can be reached. Give the patient the ticket.`,
    refused: 'The server did not take it. It stays under “Unsent registrations”.',
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
    called: (ticket: string, place: string) => `${ticket} is called to ${place}`,
    inRoom: (ticket: string) => `${ticket} is with you`,
    open: 'Open',
    openOf: (ticket: string) => ` the patient with ticket ${ticket}`,
    place: 'My room',
  },
  cancel: 'Cancel',
};
