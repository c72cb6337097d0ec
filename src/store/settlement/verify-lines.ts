import type { DepositKeys } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { toErrorData } from '@/domain/primitives/errors';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import { fillOutputs } from '@/domain/settlement/offer';
import { getMaker, type OfferPlace } from '@/domain/settlement/offer-rules';
import { getPayee } from '@/domain/settlement/return-rules';
import type {
  Acceptance,
  GivenCoin,
  SettlementLine,
  SignedAsk,
  SignedOffer,
} from '@/domain/settlement/settlement-lines';
import type {
  KnownAcceptance,
  KnownAsk,
  KnownGiven,
  KnownOffer,
  SettlementRecord,
} from '@/domain/settlement/settlement-record';

/** A verified line; `null`: it is false; `unknown`: a key, or the text that it answers, is not known here. */
export type VerifiedLine = { mark: string; by: TermsRole; added: Partial<SettlementRecord> } | 'unknown' | null;

interface Ground {
  place: OfferPlace;
  /** `null`: a key of the deposit addresses is unknown. */
  keys: DepositKeys | null;
  known: Pick<SettlementRecord, 'offers' | 'asks'>;
}

/** Verifies a line of the chat or of a file. `mark` names what was verified, whatever message carries it. */
export async function verifyLine(
  line: Exclude<SettlementLine, { kind: 'decline' }>,
  { place, keys, known }: Ground,
): Promise<VerifiedLine> {
  switch (line.kind) {
    case 'offer': {
      const offer = await verifySignedOffer(line, place);
      const by = offer && getMaker(offer.offer, place);
      return offer && by && { mark: offer.hash, by, added: { offers: [offer] } };
    }
    case 'ask': {
      const ask = await verifySignedAsk(line, place);
      const by = ask && getPayee(ask.plan, place);
      return ask && by && { mark: ask.hash, by, added: { asks: [ask] } };
    }
    case 'accept': {
      const offer = known.offers.find(({ hash }) => hash === line.hash);
      if (offer === undefined || keys === null) return 'unknown';
      const acceptance = await verifyAcceptance(line, offer, { place, keys });
      const maker = getMaker(offer.offer, place);
      const added = acceptance && { acceptances: [acceptance] };
      return added && maker && { mark: `${line.hash} ${acceptance.txid}`, by: getOtherRole(maker), added };
    }
    case 'give': {
      const ask = known.asks.find(({ hash }) => hash === line.hash);
      if (ask === undefined || keys === null) return 'unknown';
      const given = await verifyGivenCoin(line, ask, keys);
      const payee = getPayee(ask.plan, place);
      if (given === null || payee === null) return null;
      return { mark: `${given.hash} ${given.index}`, by: getOtherRole(payee), added: { given: [given] } };
    }
  }
}

type Known = KnownOffer | KnownAcceptance | KnownAsk | KnownGiven;

/** Verified before: the chat is read again every few seconds. */
const verified = new Map<string, Known>();
const MAX_VERIFIED = 500;

async function verifyOnce<Value extends Known>(
  subject: unknown[],
  verify: () => Promise<Value | null>,
): Promise<Value | null> {
  const key = JSON.stringify(subject);
  const known = verified.get(key);
  if (known !== undefined) return known as Value;
  const value = await verify();
  if (verified.size >= MAX_VERIFIED) verified.clear();
  if (value !== null) verified.set(key, value);
  return value;
}

function verifySignedOffer({ text, offer, statement }: SignedOffer, place: OfferPlace): Promise<KnownOffer | null> {
  return verifyOnce(['offer', place, text, statement], async () => {
    if (!isHere(offer, place) || getMaker(offer, place) === null) return null;
    const hash = await (await loadBitcoin()).verifyOffer(offer, statement);
    return hash === null ? null : { hash, text, offer, statement };
  });
}

function verifySignedAsk({ text, plan, statement }: SignedAsk, place: OfferPlace): Promise<KnownAsk | null> {
  return verifyOnce(['ask', place, text, statement], async () => {
    if (!isHere(plan, place) || getPayee(plan, place) === null) return null;
    const hash = await (await loadBitcoin()).verifyReturn(plan, statement);
    return hash === null ? null : { hash, text, plan, statement };
  });
}

function isHere({ contract, network }: { contract: string; network: string }, place: OfferPlace): boolean {
  return contract === place.contract && network === place.network;
}

/** The acceptance, if the party that the offer is made to has signed its transaction. */
function verifyAcceptance(
  { hash, address, signatures }: Acceptance,
  { offer }: KnownOffer,
  { place, keys }: { place: OfferPlace; keys: DepositKeys },
): Promise<KnownAcceptance | null> {
  return verifyOnce(['accept', place, keys, hash, address, signatures], async () => {
    const maker = getMaker(offer, place);
    if (maker === null) return null;
    try {
      const signed = { publicKey: place[getOtherRole(maker)], signatures };
      const spend = { coins: offer.coins, outputs: fillOutputs(offer, address), locktime: 0, keys };
      const { txid } = await (await loadBitcoin()).buildSpend(spend, signed);
      return { hash, address, signatures, txid };
    } catch (error) {
      if (toErrorData(error).code === 'network') throw error;
      return null;
    }
  });
}

/** The signatures for a coin, if the payer has signed its return at every rate. */
function verifyGivenCoin(
  { hash, index, signatures }: GivenCoin,
  { plan }: KnownAsk,
  keys: DepositKeys,
): Promise<KnownGiven | null> {
  return verifyOnce(['give', keys, hash, index, signatures], async () => {
    const txids = await (await loadBitcoin()).verifyGiven({ plan, index, keys }, signatures);
    return txids && { hash, index, signatures, txids };
  });
}
