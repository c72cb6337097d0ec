import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DepositKeys } from '@/bitcoin/api';
import type { OpenKey } from '@/bitcoin/keys/open-keys';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
import type { ReturnPlan } from '@/domain/returns/return-plan';
import type { ReturnGround } from '@/domain/returns/return-rules';
import { parseReturn } from '@/services/schemas/return-plan';
import { hex } from '../bitcoin/releases';

/** Made with `@noble/curves` and `@scure/btc-signer`, checked with bitcoinjs-lib and `bitcoinjs-message`. */
export const VECTORS = JSON.parse(readFileSync(join(import.meta.dirname, '../../vectors/returns.json'), 'utf8')) as {
  keys: Record<'ana' | 'berto', { secret: string; public: string }> & { arbitrator: { xprv: string; xpub: string } };
  contract_order: number;
  deposits: { guarantee_order: number; address: string; witness_script: string }[];
  /** Of all coins, with the signatures of one party for each, and complete. */
  spend: { outputs: { address: string; value: string }[]; signatures: string[]; txid: string; signed: string };
  return: {
    plan: Record<string, unknown>;
    text: string;
    hash: string;
    statement: string;
    ask: string;
    gives: { index: number; usable: string[]; txids: string[]; signatures: string[]; line: string }[];
  };
  refuse: { of: string; change?: Record<string, unknown>; text?: string; why: string }[];
};

export const ANA = VECTORS.keys.ana.public;
export const BERTO = VECTORS.keys.berto.public;

export const KEYS: DepositKeys = {
  network: 'regtest',
  contractorKeys: [ANA, BERTO],
  arbitratorKey: VECTORS.keys.arbitrator.xpub,
  contractOrder: VECTORS.contract_order,
};

export const PLACE: PayoutPlace = { network: 'regtest', contract: '42', owner: ANA, counterparty: BERTO };

export function openKey(name: 'ana' | 'berto'): OpenKey {
  return { publicKey: hex(VECTORS.keys[name].public), privateKey: hex(VECTORS.keys[name].secret) } as OpenKey;
}

/** The guarantee of the vectors, which holds all of their coins. */
export const HOLDS = () => true;

export function makePlan(change: Partial<ReturnPlan> = {}): ReturnPlan {
  const plan = parseReturn(VECTORS.return.text);
  if (plan === null) throw new Error('The return of the vectors is none');
  return { ...plan, ...change };
}

/** Everything about the return of the vectors is in order. Ana (owner) is its payee. */
export function makeGround(change: Partial<ReturnGround> = {}): ReturnGround {
  const addresses = new Map(VECTORS.deposits.map((deposit) => [deposit.guarantee_order, deposit.address]));
  return {
    place: PLACE,
    coins: makePlan().coins.map((coin) => ({ ...coin, address: addresses.get(coin.order) ?? '' })),
    deposits: VECTORS.deposits.map(({ address }) => address),
    depositor: 'owner',
    validUntil: '2027-02-01',
    isAddress: true,
    today: '2026-11-26',
    ...change,
  };
}
