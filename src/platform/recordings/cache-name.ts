/** A cache of their own, which only paired devices have: nobody else is ever sent a recording. */
export const RECORDINGS_CACHE = 'frontdesk-recordings';
