import { catalogue } from '#src/locales/catalogue.ts';

export const footerTexts = catalogue('site/footer', {
  claim: 'From the door to the doctor, without the wait.',
  quickLinks: 'Quick Links',
  departments: 'Departments',
  departmentNames: ['Cardiology', 'Neurology', 'Orthopedics', 'Ophthalmology', 'General Medicine', 'Pediatrics'],
  registration: 'Register',
  opensNewTab: (network: string) => `${network} (opens in a new tab)`,
  follow: 'Follow us',
  rights: (clinic: string) => `© ${clinic}. All rights reserved.`,
  emergency: 'In an emergency, tell a member of staff at once or call your emergency number.',
  emergencyCall: (number: string) => `In an emergency, tell a member of staff at once or call ${number}.`,
});
