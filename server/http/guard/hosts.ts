/** Whether an address that a server listens on can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  const name = hostName(host);
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** The name in a Host header or a HOST setting: without port and brackets, in lower case. */
export function hostName(host: string): string {
  const name =
    /^\[([^\]]*)\](?::\d*)?$/.exec(host)?.[1] ?? (host.split(':').length > 2 ? host : host.replace(/:\d*$/, ''));
  return name.toLowerCase().replace(/\.$/, '');
}
