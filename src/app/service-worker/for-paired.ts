/** The chunk that only a paired device ever asks for: what a kiosk shows and a desk's notices (tools/build/chunk-groups.ts). */
export const FOR_PAIRED = /\/paired-[\w-]+\.js$/;
