import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of a page that is empty until its code has come (tools/build/waiting-text.ts). */
export const barePageTexts = catalogue('patient/bare-page', { oneMoment: 'One moment…' });
