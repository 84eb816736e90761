/** Texts of a page that is empty until its code has come (tools/build/prerender-shell.ts). */
export const barePageTexts = { oneMoment: 'One moment…' };
