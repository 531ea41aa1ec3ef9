import { describe, expect, it } from 'vitest';
import { AddressRefusedError, createAddressGuard, isPublicAddress, type ResolvedAddress } from '../../src/research/address-guard.ts';

const answers =
  (...addresses: string[]) =>
  async (): Promise<ResolvedAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('the address guard', () => {
  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    'not an address',
  ])('keeps our server from %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['193.0.6.139', '172.32.0.1', '100.128.0.1', '2a00:1450:401b::200e', '::ffff:193.0.6.139'])('lets the public address %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('refuses a name when any of its addresses is private, wherever it stands in the answer', async () => {
    const guard = createAddressGuard({ allow: [], lookup: answers('193.0.6.139', '10.0.0.1') });
    await expect(guard.resolve('mieszany.example', 80)).rejects.toBeInstanceOf(AddressRefusedError);
    const mapped = createAddressGuard({ allow: [], lookup: answers('::ffff:192.168.0.1') });
    await expect(mapped.resolve('mapowany.example', 80)).rejects.toBeInstanceOf(AddressRefusedError);
  });

  it('returns the checked address, so that nobody asks the name again', async () => {
    const guard = createAddressGuard({ allow: [], lookup: answers('193.0.6.139') });
    expect(await guard.resolve('publiczny.example', 443)).toEqual({ address: '193.0.6.139', family: 4 });
  });

  it('takes web ports only, and any port of ranges that are allowed by name', async () => {
    const open = createAddressGuard({ allow: [], lookup: answers('193.0.6.139') });
    await expect(open.resolve('publiczny.example', 22)).rejects.toThrow('niedozwolony port 22');
    expect((await open.resolve('publiczny.example', 8443)).address).toBe('193.0.6.139');
    const local = createAddressGuard({ allow: ['127.0.0.0/8'], lookup: answers('10.0.0.1') });
    expect((await local.resolve('127.0.1.7', 8899)).address).toBe('127.0.1.7');
    expect((await local.resolve('[::ffff:127.0.0.1]', 8899)).family).toBe(6);
    await expect(local.resolve('wewnetrzny.example', 80)).rejects.toBeInstanceOf(AddressRefusedError);
  });

  it('does not start with an allow list it cannot read', () => {
    expect(() => createAddressGuard({ allow: ['localhost'] })).toThrow('localhost');
  });
});
