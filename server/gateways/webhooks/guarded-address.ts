import { lookup as resolveName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an administrator may allow: a network inside the house, and this machine itself. */
const INSIDE = new Set(['private', 'uniqueLocal', 'loopback', 'carrierGradeNat']);

/**
 * Whether a message may go to an address. Inside addresses only where that was allowed; those by which a network’s own machinery
 * answers (169.254.0.0/16, multicast and the like) never.
 */
export function mayReach(address: string, mayBePrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // ::ffff:10.0.0.1 is 10.0.0.1.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (mayBePrivate && INSIDE.has(range));
}

/** Looks a name up and gives the connection only addresses it may reach: what is judged is what is connected to. */
export function guardedLookup(mayBePrivate: boolean): LookupFunction {
  return (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '');
      const reachable = addresses.filter(({ address }) => mayReach(address, mayBePrivate));
      const [first] = reachable;
      if (first === undefined) return done(new ForbiddenAddress(), '');
      return options.all === true ? done(null, reachable) : done(null, first.address, first.family);
    });
  };
}

/** An address that no message goes to. */
export class ForbiddenAddress extends Error {
  constructor() {
    super('This address is inside a network and has not been allowed.');
  }
}

/** The address itself where no name stands, which no look-up sees. */
export function isForbiddenLiteral(url: URL, mayBePrivate: boolean): boolean {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) !== 0 && !mayReach(host, mayBePrivate);
}
