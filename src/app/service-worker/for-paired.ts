/**
 * What only a paired device ever asks for: the chunk with what a kiosk shows and a desk's notices, the one that plays
 * recordings (tools/build/chunk-groups.ts), and the page of a waiting room (tools/build/waiting-room-page.ts).
 */
export const FOR_PAIRED = /\/(?:paired|recordings)-[\w-]+\.js$|(^|\/)display\.html$/;
