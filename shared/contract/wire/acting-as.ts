import * as v from 'valibot';

/** The header of a staff page's calls: the account that the page shows, as `doctor:` or `admin:` and its id. */
export const ACTING_AS_HEADER = 'frontdesk-acting-as';
/** The header of our own responses to staff: the account of the session, in the same form. */
export const ACCOUNT_HEADER = 'frontdesk-account';

/** Header beside it: `desk` where the account is a receptionist's, so that a page can leave out what is not theirs. */
export const ACCOUNT_KIND_HEADER = 'frontdesk-account-kind';

/** What a 409 contains besides its message when the session belongs to another account than the page shows. */
export const OtherAccount = v.looseObject({ otherAccount: v.object({ name: v.string() }) });
