/** A change of an appointment's status, and whether a reason is required. */
export type StatusMove = { readonly to: AppointmentStatus; readonly needsReason: boolean };

type StatusFacts = {
  /** The colour of its badge; a new one is a row in src/ui/parts/badge.tsx. */
  readonly tone: 'scheduled' | 'completed' | 'cancelled';
  /** Still to take place: it counts as waiting, and urgent ones come first. */
  readonly isOpen: boolean;
  /** Nobody else can book its slot. */
  readonly holdsSlot: boolean;
  /** Other spellings in the database. */
  readonly otherSpellings: readonly string[];
  /** What staff may change it to. */
  readonly moves: readonly { readonly to: string; readonly needsReason: boolean }[];
};

/**
 * Every appointment status with all its facts. A new one is a row here, its texts (`staffTexts.appointments.statuses`,
 * `appointmentStatusTexts`) and a migration of the check constraint. An ended appointment can only be reopened with a
 * reason.
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

/** The values on the wire and in filters, in the order in which they are offered. */
export const APPOINTMENT_STATUSES = Object.keys(STATUSES).filter(isStatus);

/** The status of a new booking. */
export const FIRST_STATUS = 'scheduled' satisfies AppointmentStatus;

const spellingsOf = (statuses: readonly AppointmentStatus[]): readonly string[] => [
  ...statuses,
  ...statuses.flatMap((status) => STATUSES[status].otherSpellings),
];

/** Every possible stored status. */
export const STORED_STATUSES = spellingsOf(APPOINTMENT_STATUSES);
/** The stored statuses of an appointment that is still to take place. */
export const STORED_OPEN_STATUSES = spellingsOf(APPOINTMENT_STATUSES.filter((status) => STATUSES[status].isOpen));
/** What gives its slot back. */
export const FREE_STATUSES = spellingsOf(APPOINTMENT_STATUSES.filter((status) => !STATUSES[status].holdsSlot));

/** Other backends' words for an appointment that will not take place any more. */
const OVER_ELSEWHERE = new Set(['canceled', 'no-show', 'no show', 'missed', 'done']);

/** Whether a text is exactly the name of a status. */
export function isStatus(value: string): value is AppointmentStatus {
  return Object.hasOwn(STATUSES, value);
}

/** The status an appointment counts as, in any case and spelling. Any other value has none. */
export function statusOf(value: string): AppointmentStatus | undefined {
  const key = value.trim().toLowerCase();
  return APPOINTMENT_STATUSES.find((status) => spellingsOf([status]).some((word) => word.toLowerCase() === key));
}

/** Whether it will not take place any more, in any backend's words. */
export function isOver(value: string): boolean {
  const status = statusOf(value);
  return status === undefined ? OVER_ELSEWHERE.has(value.trim().toLowerCase()) : !STATUSES[status].isOpen;
}

/** The changes staff may make from a status; none for an unknown value. */
export function movesFrom(value: string): readonly StatusMove[] {
  const status = statusOf(value);
  return status === undefined ? [] : STATUSES[status].moves;
}
