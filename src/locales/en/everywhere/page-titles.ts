import { catalogue } from '#src/locales/catalogue.ts';

/** Titles of the public pages, apart from their other words: the router needs them before any page is loaded. */
export const pageTitles = catalogue('everywhere/page-titles', {
  home: 'Patient registration and doctors',
  services: 'Our Departments',
  frontdesk: 'Patient Registration',
  doctors: 'Our Expert Doctors',
  appointment: 'Your appointment',
  prescription: 'Your prescription',
  device: 'Set up this device',
});
