import { resolve } from 'node:path';
import * as v from 'valibot';
import { isLoopback } from '#server/http/guard/hosts.ts';
import { isKnownCountry } from '#server/services/messages/read-number.ts';
import { BackupSettings, backupFaults, backupOf } from './backup-settings.ts';
import { hostNames, isTimeZone, number, onOff, password, text, webAddress, whole } from './setting-values.ts';

const Environment = v.object({
  PORT: v.optional(whole(0, 65_535), '8080'),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: v.optional(v.pipe(text, v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://'))),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  DATABASE_CONNECTIONS: v.optional(whole(1, 200), '10'),
  SAMPLE_DATA: v.optional(onOff, 'on'),
  ADMIN_EMAIL: v.optional(v.pipe(text, v.email('must be an e-mail address')), 'admin@frontdesk.local'),
  ADMIN_PASSWORD: v.optional(password),
  DOCTOR_PASSWORD: v.optional(password),
  TLS_CERT_FILE: v.optional(text),
  TLS_KEY_FILE: v.optional(text),
  CLINIC_TIME_ZONE: v.optional(v.pipe(text, v.check(isTimeZone, 'must be a time zone such as Europe/Vienna'))),
  CLINIC_COUNTRY_CODE: v.optional(
    v.pipe(text, v.toUpperCase(), v.check(isKnownCountry, 'must be a calling code such as +43 or a region such as US')),
  ),
  STT_URL: v.optional(webAddress),
  STT_API_KEY: v.optional(text),
  STT_OPENAI_URL: v.optional(webAddress),
  STT_TIMEOUT_SECONDS: v.optional(number(0.1, 600), '60'),
  AI_SERVICE_URL: v.optional(webAddress),
  AI_OPENAI_URL: v.optional(webAddress),
  AI_MODEL: v.optional(text),
  AI_API_KEY: v.optional(text),
  AI_TIMEOUT_SECONDS: v.optional(number(0.1, 600), '60'),
  AI_PER_HOUR: v.optional(whole(1, 1_000_000), '60'),
  AI_AT_REGISTRATION: v.optional(onOff, 'on'),
  PUBLIC_URL: v.optional(webAddress),
  SMS_TWILIO_ACCOUNT_SID: v.optional(text),
  SMS_TWILIO_AUTH_TOKEN: v.optional(text),
  SMS_TWILIO_FROM: v.optional(text),
  SMS_TWILIO_URL: v.optional(webAddress, 'https://api.twilio.com'),
  SMS_HTTP_URL: v.optional(webAddress),
  SMS_HTTP_TOKEN: v.optional(text),
  SMS_LINK_DAYS: v.optional(whole(1, 90), '14'),
  FHIR: v.optional(onOff, 'on'),
  TRUST_PROXY: v.optional(onOff, 'off'),
  ALLOW_PLAIN_HTTP: v.optional(onOff, 'off'),
  OIDC_ISSUER: v.optional(webAddress),
  OIDC_CLIENT_ID: v.optional(text),
  OIDC_CLIENT_SECRET: v.optional(text),
  OIDC_NAME: v.optional(text, 'hospital account'),
  OIDC_SECOND_FACTOR: v.optional(onOff, 'off'),
  ALLOWED_HOSTS: v.optional(hostNames, ''),
  REGISTRATION_BURST: v.optional(whole(1, 1_000_000), '3000'),
  REGISTRATION_REFILL_PER_SECOND: v.optional(number(0.001, 100_000), '10'),
  DEVICE_BURST: v.optional(whole(1, 1_000_000), '600'),
  DEVICE_REFILL_PER_SECOND: v.optional(number(0.001, 100_000), '1'),
  SLOTS_BURST: v.optional(whole(1, 1_000_000), '300'),
  SLOTS_REFILL_PER_SECOND: v.optional(number(0.001, 100_000), '5'),
  HOLDS_BURST: v.optional(whole(1, 1_000_000), '60'),
  HOLDS_REFILL_PER_SECOND: v.optional(number(0.001, 100_000), '1'),
  HOLDS_PER_ADDRESS: v.optional(whole(1, 100_000), '30'),
  QUEUE_STREAMS: v.optional(whole(1, 100_000), '200'),
  SPEECH_BURST: v.optional(whole(1, 1_000_000), '600'),
  SPEECH_REFILL_PER_SECOND: v.optional(number(0.001, 100_000), '2'),
  LOGIN_FAILURES_PER_ACCOUNT: v.optional(whole(1, 10_000), '5'),
  LOGIN_FAILURES_PER_ADDRESS: v.optional(whole(1, 10_000), '20'),
  LOGIN_WINDOW_MINUTES: v.optional(number(0.01, 1440), '15'),
  ...BackupSettings.entries,
});
type Environment = v.InferOutput<typeof Environment>;

/** All settings, parsed; docs/operations.md lists the variables. */
export type Config = ReturnType<typeof arrange>;

/**
 * Reads the process environment. An empty variable counts as not set.
 * @returns the configuration, or every fault at once, each as a sentence that names its variable.
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; value: Config } | { ok: false; faults: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(Environment, given);
  const faults = parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`);
  faults.push(...pairFaults(given));
  return parsed.success && faults.length === 0 ? { ok: true, value: arrange(parsed.output) } : { ok: false, faults };
}

function pairFaults(given: Record<string, string | undefined>): string[] {
  const pairs = [
    ['TLS_CERT_FILE', 'TLS_KEY_FILE'],
    ['STT_URL', 'STT_API_KEY'],
    ['AI_OPENAI_URL', 'AI_MODEL'],
  ] as const;
  const faults = pairs
    .filter(([one, other]) => (given[one] === undefined) !== (given[other] === undefined))
    .map(([one, other]) => `${one} and ${other} must be set together.`);
  if (given['STT_URL'] !== undefined && given['STT_OPENAI_URL'] !== undefined) {
    faults.push('STT_URL and STT_OPENAI_URL must not be set together: choose one speech service.');
  }
  if (given['AI_SERVICE_URL'] !== undefined && given['AI_OPENAI_URL'] !== undefined) {
    faults.push('AI_SERVICE_URL and AI_OPENAI_URL must not be set together: choose one AI service.');
  }
  if (given['AI_API_KEY'] !== undefined && given['AI_OPENAI_URL'] === undefined) {
    faults.push('AI_API_KEY needs AI_OPENAI_URL.');
  }
  return [...faults, ...smsFaults(given), ...signOnFaults(given), ...exposureFaults(given), ...backupFaults(given)];
}

/** A single setting must not be able to send names, phone numbers and passwords over a network unencrypted. */
function exposureFaults(given: Record<string, string | undefined>): string[] {
  const host = given['HOST'] ?? '127.0.0.1';
  const isGuarded =
    given['TLS_CERT_FILE'] !== undefined || given['TRUST_PROXY'] === 'on' || given['ALLOW_PLAIN_HTTP'] === 'on';
  if (isLoopback(host) || isGuarded) return [];
  return [
    `HOST ${host} can be reached from other machines, and nothing would be encrypted: names, phone numbers and passwords. ` +
      'Set TLS_CERT_FILE and TLS_KEY_FILE, or TRUST_PROXY=on behind a proxy of yours that speaks HTTPS, ' +
      'or, to go on without encryption, ALLOW_PLAIN_HTTP=on.',
  ];
}

function signOnFaults(given: Record<string, string | undefined>): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client } = given;
  if ((issuer === undefined) !== (client === undefined))
    return ['OIDC_ISSUER and OIDC_CLIENT_ID must be set together.'];
  if (issuer?.startsWith('http:') === true && URL.canParse(issuer) && !isLoopback(new URL(issuer).hostname))
    return ['OIDC_ISSUER must begin with https://: whoever is in between could log in as anybody.'];
  return [];
}

function smsFaults(given: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  const twilio = ['SMS_TWILIO_ACCOUNT_SID', 'SMS_TWILIO_AUTH_TOKEN', 'SMS_TWILIO_FROM'];
  const set = twilio.filter((name) => given[name] !== undefined);
  if (set.length > 0 && set.length < twilio.length) faults.push(`${twilio.join(', ')} must be set together.`);
  if (set.length > 0 && given['SMS_HTTP_URL'] !== undefined)
    faults.push('SMS_TWILIO_ACCOUNT_SID and SMS_HTTP_URL must not be set together: choose one SMS gateway.');
  if (given['SMS_HTTP_TOKEN'] !== undefined && given['SMS_HTTP_URL'] === undefined)
    faults.push('SMS_HTTP_TOKEN needs SMS_HTTP_URL.');
  return faults;
}

/** Undefined unless all three Twilio settings are there. */
function twilioOf(env: Environment) {
  const { SMS_TWILIO_ACCOUNT_SID: accountSid, SMS_TWILIO_AUTH_TOKEN: authToken, SMS_TWILIO_FROM: from } = env;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { url: env.SMS_TWILIO_URL, accountSid, authToken, from };
}

function arrange(env: Environment) {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    /** Undefined: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    /** Undefined: nobody watches. */
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    sampleData: env.SAMPLE_DATA,
    /** An undefined password is generated at first start and printed once. */
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    doctorPassword: env.DOCTOR_PASSWORD,
    tls:
      env.TLS_CERT_FILE !== undefined && env.TLS_KEY_FILE !== undefined
        ? { certFile: resolve(env.TLS_CERT_FILE), keyFile: resolve(env.TLS_KEY_FILE) }
        : undefined,
    /** IANA name; the machine's own zone unless set. */
    clinicTimeZone: env.CLINIC_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    /** Calling code such as +43, or region such as US, of national phone numbers; if empty, nothing is sent to one. */
    clinicCountryCode: env.CLINIC_COUNTRY_CODE ?? '',
    speech: {
      url: env.STT_URL,
      apiKey: env.STT_API_KEY,
      openAiUrl: env.STT_OPENAI_URL,
      /** After this the embedded engine is used instead of the service. */
      patienceMs: env.STT_TIMEOUT_SECONDS * 1000,
    },
    /** Without an address the embedded rules write the draft. */
    ai: {
      serviceUrl: env.AI_SERVICE_URL,
      openAiUrl: env.AI_OPENAI_URL,
      model: env.AI_MODEL,
      apiKey: env.AI_API_KEY,
      timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
      /** Whether a registration makes a draft for the doctor by itself. */
      atRegistration: env.AI_AT_REGISTRATION,
    },
    /** The base of links in messages; if undefined, a message has no link and asks the patient to come to reception. */
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    /** Without a gateway messages are only recorded. */
    sms: {
      twilio: twilioOf(env),
      http: env.SMS_HTTP_URL === undefined ? undefined : { url: env.SMS_HTTP_URL, token: env.SMS_HTTP_TOKEN },
      linkDays: env.SMS_LINK_DAYS,
    },
    /** The hospital's own log-in by OpenID Connect; undefined: there is none. */
    signOn:
      env.OIDC_ISSUER === undefined || env.OIDC_CLIENT_ID === undefined
        ? undefined
        : {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            name: env.OIDC_NAME,
            /** It asks everybody for a second factor, whether or not it says so each time. */
            asksForMore: env.OIDC_SECOND_FACTOR,
          },
    backup: backupOf(env),
    /** Whether resources are served at /fhir. */
    fhir: env.FHIR,
    /** Further host names under which browsers may reach this server. */
    allowedHosts: env.ALLOWED_HOSTS,
    /** X-Forwarded-For is believed only then. */
    trustProxy: env.TRUST_PROXY,
    limits: {
      registration: { burst: env.REGISTRATION_BURST, refillPerSecond: env.REGISTRATION_REFILL_PER_SECOND },
      /** For one paired device, instead of its network address. */
      device: { burst: env.DEVICE_BURST, refillPerSecond: env.DEVICE_REFILL_PER_SECOND },
      /** Looks at times from one address. */
      slots: { burst: env.SLOTS_BURST, refillPerSecond: env.SLOTS_REFILL_PER_SECOND },
      /** Requests to hold one, from one address or paired device, and how many an address holds at once. */
      holds: { burst: env.HOLDS_BURST, refillPerSecond: env.HOLDS_REFILL_PER_SECOND },
      holdsPerAddress: env.HOLDS_PER_ADDRESS,
      /** Screens that receive live updates at a time; further ones poll. */
      streams: env.QUEUE_STREAMS,
      speech: { burst: env.SPEECH_BURST, refillPerSecond: env.SPEECH_REFILL_PER_SECOND },
      /** AI drafts per hour for each doctor. */
      ai: { perHour: env.AI_PER_HOUR },
      login: {
        failuresPerAccount: env.LOGIN_FAILURES_PER_ACCOUNT,
        failuresPerAddress: env.LOGIN_FAILURES_PER_ADDRESS,
        windowMinutes: env.LOGIN_WINDOW_MINUTES,
      },
    },
  };
}
