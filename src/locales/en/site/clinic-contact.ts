import { mixedCatalogue } from '#src/locales/catalogue.ts';

/** How the clinic can be reached. Example values (reserved for examples) until the clinic's settings carry its own. */
export const clinicContact = mixedCatalogue('site/clinic-contact', ['phone', 'email', 'address', 'social'], {
  phone: '+1 (555) 010-0142',
  email: 'care@frontdesk.example',
  address: '12 Morning Lane, Springfield',
  social: [
    { name: 'Facebook', icon: 'social-facebook', href: 'https://www.facebook.com/' },
    { name: 'X', icon: 'social-x', href: 'https://x.com/' },
    { name: 'Instagram', icon: 'social-instagram', href: 'https://www.instagram.com/' },
    { name: 'LinkedIn', icon: 'social-linkedin', href: 'https://www.linkedin.com/' },
  ],
} as const);
