/** Header of a booking with the code that is printed beside its ticket: who has both may check in at a kiosk. */
export const CHECK_IN_HEADER = 'frontdesk-check-in';

/** A code as devices make it, of 64 random bits. */
export const CHECK_IN_CODE = /^[0-9A-Z]{13}$/;
