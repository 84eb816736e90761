import type { Gender } from '#shared/contract/visit/registration.ts';

/** An utterance of our own wording with what a careful listener would write down. Nothing said: the field is left out. */
export type LabelledCase = {
  readonly said: string;
  readonly name?: string;
  readonly age?: number;
  readonly gender?: Gender;
  readonly phone?: string;
  readonly symptoms?: readonly string[];
  /** Departments a clinician would accept. */
  readonly departments?: readonly string[];
  readonly redFlag?: true;
};
