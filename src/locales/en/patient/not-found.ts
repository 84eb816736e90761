import { catalogue } from '#src/locales/catalogue.ts';

export const notFoundTexts = catalogue('patient/not-found', {
  title: 'This page does not exist',
  text: 'The address may be mistyped, or the page has moved. These are the pages most people look for:',
  doctors: 'Our doctors',
});
