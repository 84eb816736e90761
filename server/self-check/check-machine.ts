import { X509Certificate, createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { access, constants, readFile, stat, statfs } from 'node:fs/promises';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getClosed } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/config.ts';
import { isNearlyFull } from '#server/disk-space.ts';
import { fine, risky, wrong, type Finding } from './finding.ts';

const DAY_MS = 24 * 3_600_000;
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;

/** The machine that it runs on: folders, disk, port, certificate, clock. */
export async function checkMachine(config: Config, now: Date): Promise<Finding[]> {
  const checks = [
    checkUser(),
    checkFolder(config.dataDir),
    checkDisk(config.dataDir),
    checkPort(config),
    checkTls(config, now),
  ];
  return (await Promise.all(checks)).flat();
}

async function checkUser(): Promise<Finding[]> {
  return process.getuid?.() === 0 ? [risky('It is run as root: give it a user of its own.')] : [];
}

async function checkFolder(folder: string): Promise<Finding[]> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return [fine('DATA_DIR is not there yet: the first start makes it.')];
  if (!found.isDirectory()) return [wrong('DATA_DIR is not a folder.')];
  const findings: Finding[] = [];
  const isWritable = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) findings.push(wrong('DATA_DIR cannot be written to by this user.'));
  if ((found.mode & OTHERS_WRITE) !== 0) findings.push(wrong('DATA_DIR can be written to by other users: chmod go-w.'));
  for (const [name, closed] of [
    ['postgres', OTHERS],
    ['postgres.log', OTHERS],
    ['database-passwords.json', OTHERS],
  ] as const) {
    const mode = await stat(join(folder, name)).then(
      (one) => one.mode,
      () => 0,
    );
    if ((mode & closed) !== 0) findings.push(wrong(`DATA_DIR/${name} is open to other users: chmod go-rwx.`));
  }
  return findings.length > 0 ? findings : [fine('DATA_DIR is this user’s alone.')];
}

async function checkDisk(folder: string): Promise<Finding[]> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk === undefined) return [];
  const [free, size] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize];
  const said = `${Math.floor(free / 1024 ** 2)} MB of ${Math.floor(size / 1024 ** 2)} MB are left on the disk of DATA_DIR.`;
  if (isNearlyFull({ free, size })) return [wrong(`${said} A full disk stops every write.`)];
  return [free < size / 10 ? risky(said) : fine(said)];
}

async function checkPort(config: Config): Promise<Finding[]> {
  const { host, port } = config;
  const code = await new Promise<string | undefined>((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
  if (code === undefined) return [fine(`PORT ${port} is free.`)];
  if (code === 'EACCES') return [wrong(`PORT ${port} may not be used by this user: ports below 1024 are root’s.`)];
  if (code !== 'EADDRINUSE') return [wrong(`HOST ${host} is no address of this machine (${code}).`)];
  return [
    (await isOurs(config))
      ? fine(`Frontdesk answers at PORT ${port}.`)
      : wrong(`PORT ${port} is taken by another program.`),
  ];
}

/** Whether Frontdesk answers there. On this machine: the certificate is not what is asked for. */
async function isOurs({ host, port, tls }: Config): Promise<boolean> {
  const options = { host, port, path: '/api/health', timeout: 3_000, rejectUnauthorized: false, agent: false };
  try {
    const request = tls === undefined ? getPlain(options) : getClosed(options);
    request.once('timeout', () => request.destroy());
    const [answer]: IncomingMessage[] = await once(request, 'response');
    return answer !== undefined && (await text(answer)).includes('"product":"frontdesk"');
  } catch {
    return false;
  }
}

async function checkTls({ tls }: Config, now: Date): Promise<Finding[]> {
  if (tls === undefined) return [];
  const [certificate, key] = await Promise.all(
    [tls.certFile, tls.keyFile].map((file) => readFile(file).catch(() => undefined)),
  );
  if (certificate === undefined) return [wrong('TLS_CERT_FILE cannot be read.')];
  if (key === undefined) return [wrong('TLS_KEY_FILE cannot be read.')];
  const findings: Finding[] = [];
  try {
    const parsed = new X509Certificate(certificate);
    const days = Math.floor((Date.parse(parsed.validTo) - now.getTime()) / DAY_MS);
    if (days < 0) findings.push(wrong('The certificate in TLS_CERT_FILE has expired: browsers refuse it.'));
    else findings.push((days < 21 ? risky : fine)(`The certificate in TLS_CERT_FILE is good for ${days} more days.`));
    if (!parsed.checkPrivateKey(createPrivateKey(key)))
      findings.push(wrong('TLS_KEY_FILE is not the key to TLS_CERT_FILE.'));
  } catch {
    findings.push(wrong('TLS_CERT_FILE or TLS_KEY_FILE is not in PEM form.'));
  }
  if (((await stat(tls.keyFile)).mode & 0o007) !== 0)
    findings.push(risky('TLS_KEY_FILE can be read by everybody on this machine.'));
  return findings;
}
