import { create } from 'zustand';
import type { AgreedSlot } from '#shared/contract/booking/slot-of-booking.ts';
import type { RedFlag } from '#shared/words/warning/warning-sign-ids.ts';
import { EMPTY_FORM, type FormFault, type RegistrationFields } from '#shared/clinic/registration-form.ts';
import type { Suggestion } from '#shared/words/department/suggestion.ts';
import type { HeardMatch } from '#shared/words/form/extraction.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { useOwnTicket } from '#src/offline/state/own-ticket.ts';
import type { Handover } from './handover.ts';
import type { Choice } from '#src/features/registration/choose/preselect.ts';
import type { SpokenWords } from './voice-slot.ts';

export type FieldName = FormFault['field'];
export type TabName = 'voice' | 'form';
/** How a patient tells what brings them here. */
export type ToldBy = 'voice' | 'typing';
/** Where a field's value came from; a field nobody has touched has no origin. */
export type Origin = 'heard' | 'to check' | 'assumed' | 'not heard' | 'typed';

/** The visit as it stands in the outbox, so that pressing Submit again does not make a second one. */
export type KeptVisit = {
  /** The fields as they were when they were saved: what is typed afterwards may come too late. */
  readonly typed: string;
  readonly visitId: string;
  readonly ticket: string;
  readonly checkInCode: string | undefined;
  /** The server has the patient; only the booking is missing, so only the doctor may change. */
  readonly registered: boolean;
};

/** A time as it is shown: the clinic's day and what its clocks show. */
export type ShownTime = { readonly startsAt: string; readonly day: string; readonly label: string };

/** When the patient will come, before Submit. Of one doctor: with another it says nothing. */
export type ChosenTime = { readonly doctorId: string } & (
  | { readonly kind: 'looking' }
  | {
      readonly kind: 'time';
      readonly at: ShownTime;
      /** It is kept for this patient, and so long the visit is. */
      readonly holdId?: string;
      readonly minutes?: number;
      /** What clocks show of the time that was taken instead. */
      readonly lost?: string;
    }
  | { readonly kind: 'walk-in' }
  /** Nobody could say what is free (`full`: nothing is): the desk gives a time. */
  | { readonly kind: 'wish'; readonly wish: Wish; readonly full: boolean; readonly own: boolean }
);
export type Wish = 'soon' | 'morning' | 'afternoon';

/** Whom the patient will see, in words, as they were when Submit was pressed. */
export type SentTo = { readonly doctor: string; readonly department: string; readonly hasPhone: boolean };

export type Submission =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly message?: string }
  | { readonly kind: 'storage-full' | 'storage-unavailable' }
  | {
      readonly kind: 'accepted' | 'saved' | 'needs attention';
      readonly ticket: string;
      /** What is printed beside the ticket. */
      readonly checkInCode: string | undefined;
      readonly to: SentTo;
      readonly by: TabName;
      /** It was accepted while the patient changed something: the change was not sent. */
      readonly edited?: boolean;
      /** What our server said of the time; nothing where none was asked for, or before it has answered. */
      readonly slot?: AgreedSlot | undefined;
      /** It went straight to the server, because this device could not keep it. */
      readonly unkept?: boolean;
    };

export type RegistrationState = {
  /** Names this visit: part of every remount key and of the history entries that belong to it. */
  readonly visit: string;
  /** Somebody has moved within the page: from then on a new step's heading takes the focus. */
  readonly moved: boolean;
  /** The departments and doctors chosen so far; history entries name them by number only. */
  readonly choices: readonly Choice[];
  readonly handover: Handover | undefined;
  /** How they begin to tell it, before a department is chosen; `recordsAtOnce`: the microphone was pressed already. */
  readonly tellsBy: ToldBy;
  readonly recordsAtOnce: boolean;
  /** What is being typed there, and how it was told in the end. */
  readonly typedWords: string;
  readonly toldBy: ToldBy | undefined;
  readonly tab: TabName;
  readonly transcript: string | undefined;
  /** Where in the transcript the values stand. */
  readonly matches: readonly HeardMatch[];
  /** Who listened, and how sure, for the words spoken here. */
  readonly listener: Omit<SpokenWords, 'text'>;
  readonly reading: boolean;
  /** The last transcript had nothing for the form in it. */
  readonly nothingHeard: boolean;
  /** The language of the last words, where it is not English. */
  readonly foreignLanguage: string | undefined;
  readonly suggestion: Suggestion | undefined;
  /** All warning signs: those in the patient's words, and those that were ticked. */
  readonly redFlags: readonly RedFlag[];
  readonly saidSigns: readonly RedFlag[];
  readonly tickedSigns: readonly RedFlag[];
  /** How the warning signs came in (`typed`: ticked, too): while somebody still types, a kiosk does not take the field away. */
  readonly warnedBy: 'voice' | 'typing' | 'typed';
  /** The patient has read the warning and goes on. */
  readonly warningRead: boolean;
  /** The call for staff that the warning has made at a paired device: one a visit. */
  readonly alertId: string | undefined;
  /** Recordings and transcripts that came to nothing; the second opens the form. */
  readonly voiceFailures: number;
  readonly fields: RegistrationFields;
  readonly origins: Readonly<Partial<Record<FieldName, Origin>>>;
  readonly locked: boolean;
  readonly faults: readonly FormFault[];
  readonly time: ChosenTime | undefined;
  /** The patient wants text messages about the time. */
  readonly remind: boolean;
  readonly kept: KeptVisit | undefined;
  readonly submission: Submission;
};

/** A visit in which nobody has said or typed anything. */
export function emptyVisit(): RegistrationState {
  return {
    visit: Math.random().toString(36).slice(2),
    moved: false,
    choices: [],
    handover: undefined,
    tellsBy: 'voice',
    recordsAtOnce: false,
    typedWords: '',
    toldBy: undefined,
    tab: 'voice',
    transcript: undefined,
    matches: [],
    listener: {},
    reading: false,
    nothingHeard: false,
    foreignLanguage: undefined,
    suggestion: undefined,
    redFlags: [],
    saidSigns: [],
    tickedSigns: [],
    warnedBy: 'voice',
    warningRead: false,
    alertId: undefined,
    voiceFailures: 0,
    fields: EMPTY_FORM,
    origins: {},
    locked: true,
    faults: [],
    time: undefined,
    remind: false,
    kept: undefined,
    submission: { kind: 'open' },
  };
}

/** True while a reload of the page would cost the patient something. */
export function isUnderWay({ fields, tickedSigns, transcript, typedWords, submission }: RegistrationState): boolean {
  const isTyped = tickedSigns.length > 0 || typedWords !== '' || Object.values(fields).some((value) => value !== '');
  return isTyped || transcript !== undefined || submission.kind !== 'open';
}

/** The draft of the visit at this screen. In memory only: what must survive goes through the outbox. */
export const useRegistration = create<RegistrationState>(emptyVisit);

/** Forgets the patient. What waits in the outbox and the cached list of doctors stay. */
export function forgetVisit(): void {
  useOwnTicket.setState({ ticket: undefined });
  useRegistration.setState({ ...emptyVisit(), moved: true }, true);
}

onEndVisit(forgetVisit);

/** Begins a visit with the words the landing page hands over; whoever was here before is done. */
export function beginWith(handover: Handover | undefined): void {
  useOwnTicket.setState({ ticket: undefined });
  useRegistration.setState({ ...emptyVisit(), handover }, true);
}
