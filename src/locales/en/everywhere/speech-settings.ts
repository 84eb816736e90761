import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the administrator's page about speech. */
export const speechSettingsTexts = catalogue('everywhere/speech-settings', {
  service: 'Speech service',
  serviceText:
    'What turns a patient’s voice into text when there is a connection. It is chosen in the server’s configuration.',
  loading: 'Checking with the server...',
  failed: 'The state of the speech service could not be loaded.',
  tryAgain: 'Try again',
  engine: 'In use',
  engines: {
    server: () => 'This server’s own engine. Recordings do not leave it.',
    clinic: (name: string) => `The clinic’s own speech server (${name})`,
    hosted: (name: string) => `A hosted service (${name})`,
  },
  failures: 'Failures',
  failureCount: (count: number) => (count === 1 ? '1 since the server started' : `${count} since the server started`),
  noFailures: 'None since the server started',
  lastFailure: 'Last failure',
  failureAt: (when: string, what: string) => `${when}: ${what}`,
  failureKinds: {
    unreachable: 'it could not be reached',
    refused: 'it refused the recording',
    'unreadable-answer': 'its answer could not be read',
    'too-slow': 'it took too long',
    'engine-failed': 'its engine failed or took too long',
  } as Readonly<Record<string, string>>,
  otherFailure: 'it failed',
  withStatus: (what: string, status: number) => `${what} (HTTP ${status})`,
  fellBack: {
    service: 'While the service was failing, this server’s own engine was used instead. Patients were not told.',
    server: 'While the server’s full engine was failing, its light engine was used instead. Patients were not told.',
  },

  device: 'This device',
  deviceText:
    'With its own engines, this device can turn speech into text without a network. Both are downloaded once, while the registration page is idle.',
  engineNames: { full: 'Full engine', light: 'Light engine' },
  engineTexts: {
    full: 'Understands any English.',
    light: 'Knows the words used at a front desk. It is downloaded first, and used where the full engine cannot run.',
  },
  states: {
    unknown: 'Checking',
    absent: 'Not downloaded yet',
    fetching: 'Downloading',
    ready: 'Ready',
    failed: 'Incomplete',
    'no-room': 'Not enough space',
    spared: 'Waiting',
    unsupported: 'Cannot run here',
  },
  details: {
    failed: 'The last download did not finish. What was downloaded is kept.',
    'no-room': 'Free up some space on this device, then download it.',
    spared: 'This connection is metered, or set to save data.',
    unsupported: 'This browser or device cannot run it.',
  } as Readonly<Record<string, string>>,
  fetched: (percent: number, megabytes: string) => `${percent} % of ${megabytes} MB`,
  kept: (megabytes: string) => `${megabytes} MB stored on this device`,
  fetchNow: 'Download now',
});
