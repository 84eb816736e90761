/**
 * A request header that holds what only our own server understands of a list (a page, a search), written like a query:
 * `limit=50&search=ann`. The addresses stay those of the specification, and what somebody searches for is in no address.
 */
export const LIST_HEADER = 'Frontdesk-List';
