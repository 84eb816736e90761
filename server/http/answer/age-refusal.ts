import type { LinkQuestion } from '#server/services/security/age-question.ts';
import type { Refusal } from './problem.ts';

/** What a link answers that does not open yet. */
export const AGE_REFUSALS: Readonly<Record<Exclude<LinkQuestion, 'open'>, Refusal>> = {
  ask: { status: 403, message: 'Please enter the age given at registration.', extension: { needs: 'age' } },
  wrong: { status: 403, message: 'This is not the age given at registration.', extension: { needs: 'right-age' } },
  locked: {
    status: 403,
    message: 'Too many wrong answers. Please call the clinic, or try again tomorrow.',
    extension: { needs: 'clinic' },
  },
};
