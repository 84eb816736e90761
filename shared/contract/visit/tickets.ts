/** A ticket as devices generate it: their prefix and a number. */
export const TICKET = /^[A-Z0-9]{1,8}-\d{1,9}$/;

/**
 * The highest ticket number of a paired device that is counted: a thousand patients a day do not reach it in 27 years.
 */
export const TICKET_NUMBER_MAX = 9_999_999;
