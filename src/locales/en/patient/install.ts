import { mixedCatalogue } from '#src/locales/catalogue.ts';

/** Texts of installing the app, for the footer and the staff's frames. */
export const installTexts = mixedCatalogue('patient/install', ['icon'], {
  button: 'Install the app',
  installed: 'Installed. You will find Frontdesk among your apps.',
  heading: 'How to install',
  steps: {
    share: [
      { icon: 'share-2', text: 'Tap the browser’s Share button.' },
      { icon: 'plus', text: 'Choose “Add to Home Screen”.' },
      { icon: 'check', text: 'Tap “Add”. Frontdesk then opens like any other app.' },
    ],
    dock: [
      { icon: 'menu', text: 'Open Safari’s File menu.' },
      { icon: 'plus', text: 'Choose “Add to Dock”.' },
      { icon: 'check', text: 'Click “Add”. Frontdesk then opens like any other app.' },
    ],
    menu: [
      { icon: 'menu', text: 'Open the browser’s menu.' },
      { icon: 'download', text: 'Choose “Install” or “Add to Home screen”.' },
      { icon: 'check', text: 'Confirm. Frontdesk then opens like any other app.' },
    ],
    none: [
      { icon: 'info', text: 'This browser cannot install apps.' },
      { icon: 'smartphone', text: 'Open this address in Chrome, Edge or Safari and install it there.' },
    ],
  },
} as const);
