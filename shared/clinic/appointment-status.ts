/** A move of an appointment's status, and whether whoever makes it has to say why. */
export type StatusMove = { readonly to: AppointmentStatus; readonly needsReason: boolean };

type StatusFacts = {
  /** Its badge's tint; a new one is a row of src/ui/parts/badge.tsx. */
  readonly tone: 'scheduled' | 'completed' | 'cancelled';
  /** Still to take place: it counts among who waits, and its urgent ones come first. */
  readonly isOpen: boolean;
  /** Nobody else can book its slot. */
  readonly holdsSlot: boolean;
  /** How the database may spell it beside its own name. */
  readonly otherSpellings: readonly string[];
  /** What staff may make of it. */
  readonly moves: readonly { readonly to: string; readonly needsReason: boolean }[];
};

/**
 * Every status of an appointment with all its facts. A new one is a row here, its texts (`staffTexts.appointments.statuses`,
 * `appointmentStatusTexts`) and a migration of the check. What is done is done: the one way back wants a reason.
 */
export const STATUSES = {
  scheduled: {
    tone: 'scheduled',
    isOpen: true,
    holdsSlot: true,
    // The samples' word.
    otherSpellings: ['Upcoming'],
    moves: [
      { to: 'completed', needsReason: false },
      { to: 'cancelled', needsReason: false },
    ],
  },
  completed: {
    tone: 'completed',
    isOpen: false,
    holdsSlot: true,
    otherSpellings: [],
    moves: [{ to: 'scheduled', needsReason: true }],
  },
  cancelled: {
    tone: 'cancelled',
    isOpen: false,
    holdsSlot: false,
    otherSpellings: [],
    moves: [{ to: 'scheduled', needsReason: true }],
  },
} as const satisfies Readonly<Record<string, StatusFacts>>;

export type AppointmentStatus = keyof typeof STATUSES;

/** The words on the wire, and the values of a filter, in the order in which they are offered. */
export const APPOINTMENT_STATUSES = Object.keys(STATUSES).filter(isStatus);

/** What a booking begins as. */
export const FIRST_STATUS = 'scheduled' satisfies AppointmentStatus;

const spellingsOf = (statuses: readonly AppointmentStatus[]): readonly string[] => [
  ...statuses,
  ...statuses.flatMap((status) => STATUSES[status].otherSpellings),
];

/** Everything that a stored status may be. */
export const STORED_STATUSES = spellingsOf(APPOINTMENT_STATUSES);
/** What is stored for an appointment that is still to take place. */
export const STORED_OPEN_STATUSES = spellingsOf(APPOINTMENT_STATUSES.filter((status) => STATUSES[status].isOpen));

/** Words of other backends for what will not take place any more. */
const OVER_ELSEWHERE = new Set(['canceled', 'no-show', 'no show', 'missed', 'done']);

/** Whether a text is the name of a status itself. */
export function isStatus(value: string): value is AppointmentStatus {
  return Object.hasOwn(STATUSES, value);
}

/** The status an appointment counts as, in any case and spelling. Another value has none. */
export function statusOf(value: string): AppointmentStatus | undefined {
  const key = value.trim().toLowerCase();
  return APPOINTMENT_STATUSES.find((status) => spellingsOf([status]).some((word) => word.toLowerCase() === key));
}

/** Whether it will not take place any more, whichever backend says so. */
export function isOver(value: string): boolean {
  const status = statusOf(value);
  return status === undefined ? OVER_ELSEWHERE.has(value.trim().toLowerCase()) : !STATUSES[status].isOpen;
}

/** The moves staff may make from a status; none from a value that is no status. */
export function movesFrom(value: string): readonly StatusMove[] {
  const status = statusOf(value);
  return status === undefined ? [] : STATUSES[status].moves;
}
