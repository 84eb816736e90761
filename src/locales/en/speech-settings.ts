/** Texts of the administrator's page about speech. */
export const speechSettingsTexts = {
  service: 'Speech service',
  serviceText: 'Who turns a patient’s voice into words when there is a connection. Set where the server is started.',
  loading: 'Asking the server...',
  failed: 'The server did not say how its speech service is doing.',
  tryAgain: 'Try again',
  engine: 'In use',
  engines: {
    server: () => 'The engine of this server. No recording leaves it.',
    clinic: (name: string) => `A speech server of the clinic (${name})`,
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
    'engine-failed': 'its engine broke',
  } as Readonly<Record<string, string>>,
  otherFailure: 'it failed',
  withStatus: (what: string, status: number) => `${what} (HTTP ${status})`,
  fellBack:
    'While the service failed, the engine of this server listened instead. Patients were not told. Its vocabulary is smaller.',

  device: 'This device',
  deviceText:
    'A device that has its own engine turns voices into words without any network. It is fetched once, while the registration page is idle.',
  states: {
    unknown: 'Looking...',
    absent: 'Not here yet',
    fetching: (percent: number) => `Fetching: ${percent} %`,
    ready: (megabytes: string) => `Ready (${megabytes} MB kept on this device)`,
    failed: 'The last try to fetch it did not come to its end',
    unsupported: 'This browser cannot keep it',
  },
  fetchNow: 'Fetch now',
  progress: 'Speech engine fetched',
};
