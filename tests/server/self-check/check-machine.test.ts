import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig, type Config } from '#server/config.ts';
import { checkBackups } from '#server/self-check/check-backups.ts';
import { checkMachine } from '#server/self-check/check-machine.ts';
import { checkSettings } from '#server/self-check/check-settings.ts';
import type { Finding } from '#server/self-check/finding.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-doctor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function configFor(env: Record<string, string>): Config {
  const config = parseConfig({ DATA_DIR: folder, PORT: '0', ...env });
  if (!config.ok) throw new Error(config.faults.join(' '));
  return config.value;
}
const lines = (findings: readonly Finding[]) => findings.map(({ is, says }) => `${is}: ${says}`);
const NOW = new Date('2027-01-04T09:00:00Z');
const machine = async (env: Record<string, string> = {}, now = NOW) => lines(await checkMachine(configFor(env), now));
const settings = async (env: Record<string, string>) => lines(await checkSettings(configFor(env)));
const backups = async (env: Record<string, string>) => lines(await checkBackups(configFor(env), NOW));

describe('the machine', () => {
  it('has folders that others may not read or write', async () => {
    await mkdir(join(folder, 'postgres'), { mode: 0o700 });
    expect(await machine()).toContain('fine: DATA_DIR is this user’s alone.');
    await chmod(folder, 0o777);
    await chmod(join(folder, 'postgres'), 0o755);
    expect(await machine()).toEqual(
      expect.arrayContaining([
        'wrong: DATA_DIR can be written to by other users: chmod go-w.',
        'wrong: DATA_DIR/postgres is open to other users: chmod go-rwx.',
      ]),
    );
    expect(await machine({ DATA_DIR: join(folder, 'later') })).toContainEqual(
      expect.stringMatching(/^fine: DATA_DIR is not there yet/),
    );
  });

  it('has a port that is free, or ours', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhi').resume());
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await machine({ PORT: port })).toContain(`wrong: PORT ${port} is taken by another program.`);
    await new Promise((done) => other.close(done));
    expect(await machine({ PORT: port })).toContain(`fine: PORT ${port} is free.`);
  });

  it('has a certificate that is good for some time, and the key to it', async () => {
    const make = (name: string) => {
      const [cert, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
      const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '60'];
      execFileSync('openssl', [...args, '-subj', '/CN=desk', '-keyout', key, '-out', cert], { stdio: 'ignore' });
      return { TLS_CERT_FILE: cert, TLS_KEY_FILE: key };
    };
    const [one, other] = [make('one'), make('other')];
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await machine(one, inDays(1))).toContainEqual(
      expect.stringMatching(/^fine: The certificate .* good for 5\d more days/),
    );
    expect(await machine(one, inDays(50))).toContainEqual(expect.stringMatching(/^risky: The certificate/));
    expect(await machine(one, inDays(61))).toContainEqual(
      expect.stringMatching(/^wrong: The certificate .* has expired/),
    );
    const mixed = { ...one, TLS_KEY_FILE: other.TLS_KEY_FILE };
    expect(await machine(mixed, inDays(1))).toContain('wrong: TLS_KEY_FILE is not the key to TLS_CERT_FILE.');
    expect(await machine({ ...one, TLS_CERT_FILE: join(folder, 'none') })).toContain(
      'wrong: TLS_CERT_FILE cannot be read.',
    );
  });
});

describe('the settings', () => {
  it.each([
    [{ HOST: '0.0.0.0', ALLOW_PLAIN_HTTP: 'on' }, /^wrong: HOST 0\.0\.0\.0 is open to the network without HTTPS/],
    [{ HOST: '0.0.0.0', TRUST_PROXY: 'on' }, /^risky: TRUST_PROXY is on and HOST is open/],
    [{ PUBLIC_URL: 'http://desk.example.org' }, /^wrong: PUBLIC_URL begins with http:/],
    [{ METRICS_PORT: '9', METRICS_HOST: '0.0.0.0' }, /^risky: METRICS_HOST is open/],
    [{ ADMIN_PASSWORD: 'password1' }, /^wrong: ADMIN_PASSWORD is one of the passwords that are tried first/],
    [{ DOCTOR_PASSWORD: 'plum-kettle-oboe-17' }, /^risky: DOCTOR_PASSWORD stands in the settings/],
    [{ SMS_HTTP_URL: 'http://sms.example.org' }, /^risky: SMS_HTTP_URL begins with http:/],
    [{ SMS_HTTP_URL: 'https://sms.example.org' }, /^risky: Text messages are sent without links/],
    [{ AI_SERVICE_URL: 'http://127.0.0.1:9' }, /^fine: Drafts come from a service/],
  ])('%o', async (env, line) => {
    const said = await settings(env);
    expect(said).toContainEqual(expect.stringMatching(line));
    expect(said.join()).not.toMatch(/password1|plum-kettle/);
  });
});

describe('back-ups', () => {
  it('are there, new, encrypted, and on another disk', async () => {
    expect(await backups({})).toEqual([expect.stringMatching(/^risky: BACKUP_DIR is not set/)]);
    const into = join(folder, 'backups');
    expect(await backups({ BACKUP_DIR: into })).toEqual(['wrong: BACKUP_DIR is not there.']);
    await mkdir(into, { mode: 0o700 });
    expect(await backups({ BACKUP_DIR: into })).toEqual([
      expect.stringMatching(/^risky: BACKUP_DIR is on the same disk/),
      expect.stringMatching(/^risky: Back-ups are not encrypted/),
      'wrong: There is no back-up in BACKUP_DIR.',
    ]);
    await writeFile(join(into, 'frontdesk-20270101T090000Z.tar.age'), '');
    // Its name says when it was made, whatever became of the file since.
    await utimes(join(into, 'frontdesk-20270101T090000Z.tar.age'), NOW, NOW);
    const closed = { BACKUP_DIR: into, BACKUP_PASSPHRASE: 'four horses in the rain' };
    expect(await backups(closed)).toEqual([
      expect.stringMatching(/same disk/),
      'wrong: The newest back-up is 72 hours old.',
    ]);
    await writeFile(join(into, 'frontdesk-20270104T030000Z.tar.age'), '');
    expect(await backups(closed)).toContainEqual(expect.stringMatching(/^fine: The newest back-up is 6 hours old/));
    const identity = { BACKUP_IDENTITY_FILE: join(folder, 'key') };
    expect(await backups({ ...closed, ...identity })).toContainEqual(
      expect.stringMatching(/^risky: BACKUP_IDENTITY_FILE lies on/),
    );
    expect(await backups({ BACKUP_DIR: into, BACKUP_RECIPIENT: 'age1abc' })).toContain(
      'wrong: BACKUP_RECIPIENT is no public key of age.',
    );
  });
});
