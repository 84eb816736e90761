/** What draws the ticket: fetched with what Submit needs, so that a kiosk prints without a network. */
export const loadPaper = () => import('#src/platform/paper/print-ticket.ts');
