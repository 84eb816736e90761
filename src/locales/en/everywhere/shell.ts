import { catalogue } from '#src/locales/catalogue.ts';

/** Texts that every first paint may need; the rest of the shell's stand in footer.ts, notices.ts and not-found.ts. */
export const shellTexts = catalogue('everywhere/shell', {
  homeLink: (house: string) => `${house}, home`,
  skipToContent: 'Skip to the main content',
  mainNavigation: 'Main',
  links: {
    home: 'Home',
    services: 'Services',
    doctors: 'Doctors',
    about: 'About',
    contact: 'Contact',
  },
  staffLogin: 'Staff Login',
  doctorLogin: 'Doctor Login',
  adminLogin: 'Admin Login',
  patientRegistration: 'Patient Registration',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  display: 'Display',
  textAndContrast: 'Text size and contrast',
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  motionPaused: 'Motion paused',
  motionResumed: 'Motion resumed',
  crash: {
    title: 'Something went wrong on this screen',
    text: 'Anything you sent is safe. Reload to carry on. If it happens again, please go to reception.',
    reload: 'Reload',
    home: 'Go to the start page',
  },
  chunkNeedsNetwork: {
    title: 'This screen needs a connection the first time',
    text: 'It has not been opened on this device before. Connect to the network and reload; after that it also works offline.',
  },
  chunkMissing: {
    title: 'This screen could not be loaded',
    text: 'Check the connection, then reload. A new version may just have been installed.',
  },
});
