/** Refuses addresses that a stranger must not make our server call (SSRF): checked on every answer of DNS and every redirect. */

import { lookup as dnsLookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { PAGE_NOTES } from '../contract/sources.ts';

export type ResolvedAddress = { address: string; family: 4 | 6 };
export type Lookup = (hostname: string) => Promise<ResolvedAddress[]>;

/** The address is not one that the public web can have. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError';
}

const REFUSED_V4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local, cloud metadata
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
];
/** Ranges inside 2000::/3; addresses outside it are refused anyway. */
const REFUSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const PORTS = new Set([80, 443, 8080, 8443]);

/** Builds a list from CIDR ranges. Throws on a range that cannot be read: it comes from configuration. */
function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address);
    if (family === 0) throw new RangeError(`Not a CIDR range: ${range}`);
    list.addSubnet(address, prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

const refusedV4 = blockList(REFUSED_V4);
const refusedV6 = blockList(REFUSED_V6);
const publicV6 = blockList(['2000::/3']);

/** IPv4 address inside an IPv4-mapped IPv6 one (::ffff:a.b.c.d), else the address as it is. */
function unmapped(address: string): string {
  const url = URL.parse(`http://[${address}]/`);
  const mapped = url && /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(url.hostname);
  if (!mapped) return address;
  const high = Number.parseInt(mapped[1] as string, 16);
  const low = Number.parseInt(mapped[2] as string, 16);
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

/** True when the address (IPv4 or IPv6 literal) belongs to the public Internet. */
export function isPublicAddress(literal: string): boolean {
  const address = isIP(literal) === 6 ? unmapped(literal) : literal;
  const family = isIP(address);
  if (family === 4) return !refusedV4.check(address, 'ipv4');
  if (family === 6) return publicV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
  return false;
}

export type AddressGuard = {
  /** Address to connect to. Throws `AddressRefusedError`, or the resolver's own error. */
  resolve(hostname: string, port: number): Promise<ResolvedAddress>;
};

const systemLookup: Lookup = async (hostname) =>
  (await dnsLookup(hostname, { all: true, verbatim: true })).map((a) => ({ address: a.address, family: a.family === 6 ? 6 : 4 }));

/**
 * @param options.allow CIDR ranges that are let through although not public, with any port (for instance `127.0.0.0/8`).
 * @param options.lookup resolver; every one of its answers must pass, so that a mixed answer is refused.
 */
export function createAddressGuard(options: { allow: readonly string[]; lookup?: Lookup }): AddressGuard {
  const allowed = blockList(options.allow);
  const lookup = options.lookup ?? systemLookup;
  const isAllowed = (literal: string) => {
    const address = isIP(literal) === 6 ? unmapped(literal) : literal;
    return allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
  const check = ({ address }: ResolvedAddress, port: number) => {
    if (isIP(address) === 0) throw new AddressRefusedError(PAGE_NOTES.notAnAddress);
    if (isAllowed(address)) return;
    if (!isPublicAddress(address)) throw new AddressRefusedError(PAGE_NOTES.notPublic);
    if (!PORTS.has(port)) throw new AddressRefusedError(PAGE_NOTES.portRefused(port));
  };
  return {
    async resolve(hostname, port) {
      const host = hostname.replace(/^\[|\]$/g, '');
      const family = isIP(host);
      const answers: ResolvedAddress[] = family === 0 ? await lookup(host) : [{ address: host, family: family === 6 ? 6 : 4 }];
      const first = answers[0];
      if (!first) throw new Error(PAGE_NOTES.unknownHost);
      for (const answer of answers) check(answer, port);
      return first;
    },
  };
}
