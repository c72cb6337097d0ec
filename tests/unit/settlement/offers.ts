import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DepositKeys } from '@/bitcoin/api';
import type { OpenKey } from '@/bitcoin/keys/open-keys';
import type { Offer } from '@/domain/settlement/offer';
import type { OfferGround, OfferPlace } from '@/domain/settlement/offer-rules';
import { parseOffer } from '@/services/schemas/offer';
import { hex } from '../bitcoin/releases';

/** Made with `@noble/curves` and `@scure/btc-signer`, checked with bitcoinjs-lib and `bitcoinjs-message`. */
export const VECTORS = JSON.parse(readFileSync(join(import.meta.dirname, '../../vectors/settle.json'), 'utf8')) as {
  keys: Record<'ana' | 'berto', { secret: string; public: string }> & { arbitrator: { xprv: string; xpub: string } };
  contract_order: number;
  deposits: { guarantee_order: number; address: string; witness_script: string }[];
  offer: {
    offer: Record<string, unknown>;
    text: string;
    hash: string;
    statement: string;
    line: string;
    acceptor_address: string;
    accept: string;
    txid: string;
    signed: string;
  };
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

export const PLACE: OfferPlace = { network: 'regtest', contract: '42', owner: ANA, counterparty: BERTO };

export function openKey(name: 'ana' | 'berto'): OpenKey {
  return { publicKey: hex(VECTORS.keys[name].public), privateKey: hex(VECTORS.keys[name].secret) } as OpenKey;
}

/** The guarantee of the vectors, which holds all of their coins. */
export const HOLDS = () => true;

/** The offer of the vectors. */
export function makeOffer(change: Partial<Offer> = {}): Offer {
  const offer = parseOffer(VECTORS.offer.text);
  if (offer === null) throw new Error('The offer of the vectors is none');
  return { ...offer, ...change };
}

/** Everything about the offer of the vectors is in order. */
export function makeGround(change: Partial<OfferGround> = {}): OfferGround {
  const addresses = new Map(VECTORS.deposits.map((deposit) => [deposit.guarantee_order, deposit.address]));
  const coins = makeOffer().coins.map((coin) => ({ ...coin, address: addresses.get(coin.order) ?? '' }));
  const deposits = VECTORS.deposits.map(({ address }) => address);
  return { place: PLACE, coins, deposits, answer: '', fastestFee: 5, minimumFee: 1, ...change };
}
