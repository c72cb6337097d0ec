import { createHash } from 'node:crypto';
import type { WireUser } from '@mocks/wire';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { RecoveryContract, RecoveryFile } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';

const sats = (value: number) => toSats(value) as Sats;

export const CONTRACT: RecoveryContract = {
  network: 'regtest',
  id: '7',
  title: 'New roof',
  contractOrder: 3,
  role: 'owner',
  keys: {
    owner: `02${'c6'.repeat(32)}`,
    counterparty: `03${'f9'.repeat(32)}`,
    arbitrator: {
      id: '1',
      xpub: 'tpubD6NzVbkrYhZ4XHndKkuB8FifXm8r5FQHwrN6oZuWCz13qb93rtgKvD4PQsqC4HP4yhV3tA2fqr2RbY5mNXfM7RxXUoeABoDtsFUq2zJq6YK',
    },
  },
  descriptor: 'wsh()#abcdefgh',
  guarantees: [
    {
      id: '12',
      description: 'Deposit',
      amount: sats(100_000),
      validUntil: '2031-12-31',
      status: 'active',
      deposits: [
        {
          guaranteeOrder: 0,
          address: 'bcrt1q',
          coins: [{ txid: 'ab'.repeat(32), vout: 1, value: sats(100_000) }],
        },
      ],
      unverified: ['bcrt1p'],
    },
  ],
  signed: [{ guaranteeId: '12', psbt: 'cHNidP8=' }],
  transactions: ['0200'],
  sealedTerms: [],
};

export const FILE: RecoveryFile = {
  network: 'regtest',
  madeAt: '2026-11-22T20:30:00.000Z',
  publicKey: CONTRACT.keys.owner,
  envelope: '{"v":1}',
  contracts: [CONTRACT],
};

/** The file of an account without contracts, as text. */
export function toKeyFile(user: Pick<WireUser, 'public_key' | 'encrypted_key'>): string {
  const { public_key: publicKey, encrypted_key: envelope } = user;
  return formatRecoveryFile({ ...FILE, publicKey, envelope, contracts: [] });
}

/** The key backup that earlier versions saved, as text. */
export function toKeyBackup({ email, public_key, encrypted_key }: WireUser, change: object = {}): string {
  const backup = { format: 'aval-key-backup', version: 1, how_to_use: [], email, public_key, encrypted_key };
  return JSON.stringify({ ...backup, created: '2026-11-02T09:00:00Z', ...change });
}

/** Stands for the recovery page, which takes seconds to build. */
export const PAGE =
  '<!doctype html><script type="application/json" id="recovery-data"></script><script>start()</script>';

/** What the app knows of it. */
export const PUBLISHED = { sha256: createHash('sha256').update(PAGE).digest('hex') };
