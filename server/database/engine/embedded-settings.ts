import { KEEPER_ROLE } from './access/passwords.ts';

/** How the embedded engine runs: durable, small, without values in its log, and reachable only by its socket. */
export function engineSettings(socketFolder: string): string[] {
  const reached = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  };
  return [...asArguments(reached), ...commonSettings()];
}

/** What holds for it also when nobody can reach it. */
export function commonSettings(): string[] {
  return asArguments({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: '32MB',
    max_connections: '100',
    // Helper processes use memory that a kiosk's database never needs.
    io_method: 'sync',
    max_wal_senders: '0',
    wal_level: 'minimal',
    jit: 'off',
    // A statement or detail in the log would contain patient data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_min_messages: 'warning',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
  });
}

function asArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** How a new database is created: one text order everywhere, whatever the machine's locale. */
export const INITDB_ARGUMENTS = [
  `--username=${KEEPER_ROLE}`,
  '--auth=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];
