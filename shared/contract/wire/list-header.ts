/**
 * A request header for what only our own server understands about a list (a page, a search), written like a query:
 * `limit=50&search=ann`. The URLs stay those of the specification, and no URL contains what somebody searches for.
 */
export const LIST_HEADER = 'Frontdesk-List';
