import type { DepositKeys } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { GivenCoin, ReturnLine, SignedAsk } from '@/domain/returns/return-lines';
import type { KnownAsk, KnownGiven, ReturnRecord } from '@/domain/returns/return-record';
import { getPayee } from '@/domain/returns/return-rules';
import type { PayoutPlace } from '@/domain/seals/payout-line';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';

/** A verified line; `null`: it is false; `unknown`: a key, or the ask that it answers, is not known here. */
export type VerifiedLine = { mark: string; by: TermsRole; added: Partial<ReturnRecord> } | 'unknown' | null;

interface Ground {
  place: PayoutPlace;
  /** `null`: a key of the deposit addresses is unknown. */
  keys: DepositKeys | null;
  /** Those that are known. */
  asks: readonly KnownAsk[];
}

/** Verifies a line of the chat or of a file. `mark` names what was verified, whatever message carries it. */
export async function verifyLine(line: ReturnLine, { place, keys, asks }: Ground): Promise<VerifiedLine> {
  if (line.kind === 'ask') {
    const ask = await verifySignedAsk(line, place);
    const by = ask && getPayee(ask.plan, place);
    return ask && by && { mark: ask.hash, by, added: { asks: [ask] } };
  }
  const ask = asks.find(({ hash }) => hash === line.hash);
  if (ask === undefined || keys === null) return 'unknown';
  const given = await verifyGivenCoin(line, ask, keys);
  const payee = getPayee(ask.plan, place);
  if (given === null || payee === null) return null;
  return { mark: `${given.hash} ${given.index}`, by: getOtherRole(payee), added: { given: [given] } };
}

/** Verified before: the chat is read again every few seconds. */
const verified = new Map<string, KnownAsk | KnownGiven>();
const MAX_VERIFIED = 500;

async function verifyOnce<Value extends KnownAsk | KnownGiven>(
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

function verifySignedAsk({ text, plan, statement }: SignedAsk, place: PayoutPlace): Promise<KnownAsk | null> {
  return verifyOnce(['ask', place, text, statement], async () => {
    const isHere = plan.contract === place.contract && plan.network === place.network;
    if (!isHere || getPayee(plan, place) === null) return null;
    const hash = await (await loadBitcoin()).verifyReturn(plan, statement);
    return hash === null ? null : { hash, text, plan, statement };
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
