import {
  ARBITRATOR,
  CONTRACTORS,
  DEPOSITS,
  OWNER,
  p2wsh,
  previousTransaction,
  sat,
} from '@tests/unit/bitcoin/releases';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { formatContractDescriptor } from '@/domain/kit/descriptor';
import type { Kit, KitCoin, KitDeposit } from '@/domain/kit/kit';

/* A kit of the regtest contract in releases.ts. */

export const KIT_PASSWORD = 'a long passphrase for the tests';

const KEYS = {
  owner: CONTRACTORS[0],
  counterparty: CONTRACTORS[1],
  arbitrator: { id: '1', xpub: ARBITRATOR },
};

export function getDeposit(order: number) {
  const derived = DEPOSITS[order - 1];
  if (derived === undefined) throw new Error(`no deposit ${order}`);
  return derived;
}

export function kitDeposit(order: number, coins: KitCoin[]): KitDeposit {
  return { guaranteeOrder: order, address: getDeposit(order).address, coins };
}

/** Pays 100,000 sat to the first deposit, at output 1. */
export const FUNDING = previousTransaction(p2wsh(Buffer.from(DEPOSITS[0]?.witnessScript ?? '', 'hex')), 100_000n, 1);

/** The owner's kit: two guarantees with three deposits and 350,000 sat, one funding transaction. */
export async function createKit(): Promise<Kit> {
  const guarantee = { description: 'Roof', amount: sat(100_000), validUntil: null, status: 'active', unverified: [] };
  const funded = { txid: FUNDING.getId(), vout: 1, value: sat(100_000) };
  const coin = (digit: string, value: number) => ({ txid: digit.repeat(64), vout: 0, value: sat(value) });
  return {
    network: 'regtest',
    madeAt: '2026-11-22T10:00:00.000Z',
    contract: { id: '7', title: 'Sale of a bicycle', contractOrder: 1 },
    role: 'owner',
    keys: KEYS,
    descriptor: formatContractDescriptor(KEYS, 1),
    envelope: await sealEnvelope(OWNER, KIT_PASSWORD),
    guarantees: [
      { id: '1', ...guarantee, deposits: [kitDeposit(1, [funded, coin('a', 50_000)]), kitDeposit(2, [])] },
      { id: '2', ...guarantee, deposits: [kitDeposit(3, [coin('b', 200_000)])] },
    ],
    signed: [],
    sealedTerms: [],
    transactions: [FUNDING.toHex()],
  };
}
