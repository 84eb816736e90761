import * as v from 'valibot';

/** Header of a staff page's calls: the account that the page shows, as `doctor:` or `admin:` and its id. */
export const ACTING_AS_HEADER = 'frontdesk-acting-as';
/** Header of our own answers to staff: the account whose session it was, written the same way. */
export const ACCOUNT_HEADER = 'frontdesk-account';

/** Header beside it: `desk` where the account is a receptionist's, so that a page can leave out what is not theirs. */
export const ACCOUNT_KIND_HEADER = 'frontdesk-account-kind';

/** What a 409 says beside its message when the session belongs to another account than the page. */
export const OtherAccount = v.looseObject({ otherAccount: v.object({ name: v.string() }) });
