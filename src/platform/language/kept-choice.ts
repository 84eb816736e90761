/** Where a chosen language is kept of this window, until the visit ends: a reload keeps the language. */
export const OF_VISIT = 'frontdesk-language';
/** Of this browser: staff keep their own language. */
export const OF_STAFF = 'frontdesk-staff-language';

/** The paths of the staff's pages. */
export const STAFFS_PAGES = /^\/(admin|doctor|login|device|display)(\/|$)/;
