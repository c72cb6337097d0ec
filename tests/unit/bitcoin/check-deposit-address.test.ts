import { BIP32Factory } from 'bip32';
import { payments } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import { checkDepositAddress } from '@/bitcoin/addresses/check-deposit-address';
import { deriveDepositAddress, deriveDisputeFeeAddress } from '@/bitcoin/addresses/deposit-address';
import { toAddress } from '@/bitcoin/addresses/output-script';
import type { DepositCheck } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { DepositIssue } from '@/domain/deposits/deposit-verdict';
import { AppError } from '@/domain/primitives/errors';
import { ARBITRATOR, ARBITRATOR_KEY, COUNTERPARTY, deposit, hex, OTHER_DEPOSIT, OWNER, STRANGER } from './releases';
import { readVectors } from './vectors';

const MAINNET_ARBITRATOR = readVectors().deposits.find(({ network }) => network === 'mainnet')?.arbitrator ?? '';
const NO_POINT = `02${'ff'.repeat(32)}`;
const MINE = deposit(0).address;

function check(change: Partial<DepositCheck> = {}) {
  return checkDepositAddress({
    depositScript: 'wsh-sortedmulti-2of3',
    network: 'regtest',
    contractorKeys: [OWNER.public_key, COUNTERPARTY.public_key],
    arbitratorKey: ARBITRATOR,
    contractOrder: 1,
    guaranteeOrder: 1,
    address: MINE,
    ownKey: OWNER.public_key,
    ownPlace: 0,
    ...change,
  });
}

describe('a deposit address is verified', () => {
  test.each<[string, Partial<DepositCheck>]>([
    ['for the owner', {}],
    ['for the counterparty', { ownKey: COUNTERPARTY.public_key, ownPlace: 1 }],
    [
      'whatever the case of keys and address',
      {
        contractorKeys: [OWNER.public_key.toUpperCase(), COUNTERPARTY.public_key],
        address: MINE.toUpperCase(),
      },
    ],
    [
      'in any order of the keys (BIP67)',
      {
        contractorKeys: [COUNTERPARTY.public_key, OWNER.public_key],
        ownPlace: 1,
      },
    ],
    ['for a viewer who is no contractor', { ownPlace: -1, ownKey: STRANGER.public_key }],
    ['for a viewer without a key', { ownPlace: -1, ownKey: null }],
  ])('%s', (_name, change) => {
    expect(check(change)).toEqual({ verified: true });
  });
});

describe('a deposit address is rejected', () => {
  const own = { contractorKeys: [OWNER.public_key, STRANGER.public_key] };
  test.each<[DepositIssue, string, Partial<DepositCheck>]>([
    ['checks-off', 'by setting', { depositScript: 'unverified' }],
    ['keys-missing', 'no keys', { contractorKeys: [] }],
    ['keys-missing', 'no counterparty key', { contractorKeys: [OWNER.public_key, null] }],
    ['keys-missing', 'empty key', { contractorKeys: [OWNER.public_key, ''] }],
    ['keys-missing', 'no arbitrator', { arbitratorKey: null }],
    ['keys-missing', 'no contract order', { contractOrder: null }],
    ['keys-missing', 'no guarantee order', { guaranteeOrder: null }],
    [
      'own-key-missing',
      'own place holds a stranger',
      { contractorKeys: [STRANGER.public_key, COUNTERPARTY.public_key] },
    ],
    ['own-key-missing', 'own key in the other place', { ownPlace: 1 }],
    ['own-key-missing', 'no own key', { ownKey: null }],
    ['invalid-key', 'no point', { contractorKeys: [OWNER.public_key, NO_POINT] }],
    ['invalid-key', 'not hex', { contractorKeys: [OWNER.public_key, 'nonsense'] }],
    ['invalid-key', 'uncompressed', { contractorKeys: [OWNER.public_key, `04${'11'.repeat(64)}`] }],
    ['invalid-key', 'the same twice', { contractorKeys: [OWNER.public_key, OWNER.public_key.toUpperCase()] }],
    ['invalid-key', "the arbitrator's own", { contractorKeys: [OWNER.public_key, encodeHex(ARBITRATOR_KEY)] }],
    ['invalid-key', 'arbitrator of another network', { arbitratorKey: MAINNET_ARBITRATOR }],
    ['invalid-key', 'arbitrator is nonsense', { arbitratorKey: 'tpubnonsense' }],
    ['invalid-key', 'arbitrator is a private key', { arbitratorKey: privateArbitrator() }],
    ['invalid-key', 'hardened order', { contractOrder: 2 ** 31 }],
    ['invalid-key', 'negative order', { guaranteeOrder: -1 }],
    ['invalid-key', 'part of an order', { guaranteeOrder: 0.5 }],
  ])('%s: %s', (issue, _name, change) => {
    expect(check(change)).toEqual({ verified: false, issue, expected: null });
  });

  test.each<[string, Partial<DepositCheck>]>([
    ['another counterparty', own],
    ['another contract', { contractOrder: 2 }],
    ['another guarantee', { guaranteeOrder: 9 }],
    ['another address', { address: OTHER_DEPOSIT.address }],
    ['no address', { address: '' }],
  ])('address-differs: %s, and says what follows from the keys', (_name, change) => {
    const verdict = check(change);
    expect(verdict).toMatchObject({ verified: false, issue: 'address-differs' });
    expect(verdict).toHaveProperty('expected', expect.stringMatching(/^bcrt1q[a-z0-9]{58}$/));
  });
});

describe('with the checks off', () => {
  const { p2ms, p2pkh, p2sh, p2tr, p2wpkh, p2wsh } = payments;
  const network = NETWORK_PARAMETERS.regtest;
  const pubkey = hex(OWNER.public_key);
  const redeem = p2ms({ m: 2, pubkeys: [OWNER, COUNTERPARTY, STRANGER].map((key) => hex(key.public_key)), network });
  const nested = p2wsh({ redeem, network });

  test.each([
    ['P2PKH', p2pkh({ pubkey, network })],
    ['P2SH multisig', p2sh({ redeem, network })],
    ['P2SH-P2WSH multisig', p2sh({ redeem: nested, network })],
    ['P2SH-P2WPKH', p2sh({ redeem: p2wpkh({ pubkey, network }), network })],
    ['P2WPKH', p2wpkh({ pubkey, network })],
    ['P2TR', p2tr({ internalPubkey: pubkey.subarray(1), network })],
  ])('an address of type %s is named as unsupported', (_type, { address = '' }) => {
    expect(check({ depositScript: 'unverified', address })).toMatchObject({ issue: 'type-unsupported' });
    // Otherwise it is not the address of the keys.
    expect(check({ address })).toMatchObject({ issue: 'address-differs' });
  });

  test('an address of a later version of SegWit is named as unsupported', () => {
    const address = toAddress(Uint8Array.of(0x52, 32, ...new Uint8Array(32)), 'regtest') ?? '';
    expect(check({ depositScript: 'unverified', address })).toMatchObject({ issue: 'type-unsupported' });
  });

  test.each([nested.address ?? '', (nested.address ?? '').toUpperCase(), ` ${nested.address} `, 'no address'])(
    '%j is not',
    (address) => {
      expect(check({ depositScript: 'unverified', address })).toMatchObject({ issue: 'checks-off' });
    },
  );
});

describe('deriving', () => {
  const keys = {
    network: 'regtest',
    contractorKeys: [OWNER.public_key, COUNTERPARTY.public_key],
    arbitratorKey: ARBITRATOR,
    contractOrder: 1,
  } as const;

  test('throws address-not-derived', () => {
    for (const broken of [{ contractorKeys: [NO_POINT, OWNER.public_key] as const }, { arbitratorKey: '' }]) {
      expect(() => deriveDepositAddress({ ...keys, ...broken }, 1)).toThrow(
        expect.objectContaining({ code: 'address-not-derived' }) as AppError,
      );
    }
    expect(() => deriveDisputeFeeAddress(MAINNET_ARBITRATOR, 'regtest', 0, '1')).toThrow(AppError);
    expect(() => deriveDisputeFeeAddress(ARBITRATOR, 'regtest', -1, '1')).toThrow(AppError);
  });
});

function privateArbitrator(): string {
  return BIP32Factory(curve).fromSeed(new Uint8Array(32).fill(5), NETWORK_PARAMETERS.regtest).toBase58();
}
