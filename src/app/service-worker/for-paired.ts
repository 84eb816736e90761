/** The chunk that only paired devices load: kiosk screens and a desk's notices (tools/build/chunk-groups.ts). */
export const FOR_PAIRED = /\/paired-[\w-]+\.js$/;
