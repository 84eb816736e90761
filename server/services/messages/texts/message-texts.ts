/**
 * What text messages say in one language, after the clinic's name and a colon. `at` is a day and a time, as `day` and `at`
 * make them.
 */
export type MessageTexts = {
  /** The language by which days and months are written; digits are Latin in all of them, as on the ticket. */
  readonly locale: string;
  /** Of a calendar's entry, before a colon. */
  readonly appointment: string;
  readonly at: (day: string, time: string) => string;
  readonly confirmed: (at: string) => string;
  readonly moved: (at: string) => string;
  readonly cancelled: (at: string) => string;
  readonly reminder: (at: string) => string;
  readonly cannotTakePlace: (at: string) => string;
  readonly chooseAnother: string;
  readonly weGiveAnother: string;
  readonly callForAnother: (phone: string) => string;
  readonly received: string;
  readonly chooseYourself: string;
  readonly ticket: (ticket: string) => string;
  readonly yourTime: (at: string) => string;
  readonly whereToGo: (place: string) => string;
  readonly document: string;
  readonly askAtReception: string;
  readonly linkWorks: (days: number) => string;
  /** Right to left: what is written from the left within it is set apart. */
  readonly isRightToLeft?: true;
};
