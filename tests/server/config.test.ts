import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';

describe('parseConfig', () => {
  test('needs nothing', () => {
    const parsed = parseConfig({});
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        host: '127.0.0.1',
        dataDir: resolve('data'),
        databaseUrl: undefined,
        sampleData: true,
        tls: undefined,
        trustProxy: false,
        limits: {
          registration: { burst: 3000, refillPerSecond: 10 },
          login: { failuresPerAccount: 5, failuresPerAddress: 20, windowMinutes: 15 },
        },
      },
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '' })).toMatchObject({
      ok: true,
      value: { port: 8080 },
    });
  });

  test('lists every fault at once, each with the name of its variable', () => {
    const parsed = parseConfig({
      PORT: '80a',
      DATABASE_URL: 'mysql://host/db',
      SAMPLE_DATA: 'no',
      ADMIN_EMAIL: 'admin',
      ADMIN_PASSWORD: 'short',
      CLINIC_TIME_ZONE: 'Middle/Earth',
      TLS_CERT_FILE: 'cert.pem',
      STT_URL: 'ftp://host',
      REGISTRATION_BURST: '0',
    });
    expect(parsed).toEqual({
      ok: false,
      faults: [
        'PORT must be a whole number from 0 to 65535.',
        'DATABASE_URL must begin with postgres://.',
        'SAMPLE_DATA must be on or off.',
        'ADMIN_EMAIL must be an e-mail address.',
        'ADMIN_PASSWORD must have at least 8 characters.',
        'CLINIC_TIME_ZONE must be a time zone such as Europe/Vienna.',
        'STT_URL must begin with http:// or https://.',
        'REGISTRATION_BURST must be a whole number from 1 to 1000000.',
        'TLS_CERT_FILE and TLS_KEY_FILE must be set together.',
        'STT_URL and STT_API_KEY must be set together.',
      ],
    });
  });

  test.each(['-1', '65536', '1.5', ' ', '1e3', 'NaN'])('refuses the port %j', (PORT) => {
    expect(parseConfig({ PORT }).ok).toBe(false);
  });

  test('never repeats a value, which may be a password', () => {
    const parsed = parseConfig({ ADMIN_PASSWORD: 's3cret!', DATABASE_URL: 'http://user:s3cret@host' });
    expect(JSON.stringify(parsed)).not.toContain('s3cret');
  });
});

describe('a server that other machines can reach', () => {
  const faultsOf = (env: Record<string, string>) => {
    const parsed = parseConfig(env);
    return parsed.ok ? [] : parsed.faults;
  };

  test.each(['0.0.0.0', '::', '192.168.1.20', 'desk.example.org', '127.0.0.1.example.org'])(
    'does not start in clear at %s, and says why and what to set',
    (HOST) => {
      const [fault = '', ...others] = faultsOf({ HOST });
      expect(others).toEqual([]);
      for (const word of [`HOST ${HOST}`, 'TLS_CERT_FILE', 'TLS_KEY_FILE', 'TRUST_PROXY=on', 'ALLOW_PLAIN_HTTP=on'])
        expect(fault).toContain(word);
      expect(faultsOf({ HOST, TLS_CERT_FILE: 'cert.pem', TLS_KEY_FILE: 'key.pem' })).toEqual([]);
      expect(faultsOf({ HOST, TRUST_PROXY: 'on' })).toEqual([]);
      expect(faultsOf({ HOST, ALLOW_PLAIN_HTTP: 'on' })).toEqual([]);
    },
  );

  test.each(['127.0.0.1', '127.8.9.1', 'localhost', '::1', '[::1]'])('is not meant by %s', (HOST) => {
    expect(faultsOf({ HOST })).toEqual([]);
  });

  test('knows the names it is given', () => {
    const parsed = parseConfig({ ALLOWED_HOSTS: 'desk.example.org, desk.local:8080 ,[fd00::1]' });
    expect(parsed.ok && parsed.value.allowedHosts).toEqual(['desk.example.org', 'desk.local:8080', '[fd00::1]']);
    expect(faultsOf({ ALLOWED_HOSTS: 'https://desk.example.org' })).toEqual([
      'ALLOWED_HOSTS must be names such as desk.example.org, with commas between.',
    ]);
  });
});
