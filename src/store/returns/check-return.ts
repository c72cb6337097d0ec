import type { DepositKeys } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
import type { UnreadLine } from '@/domain/returns/return-lines';
import type { KnownAsk, ReturnRecord } from '@/domain/returns/return-record';
import { getPayee } from '@/domain/returns/return-rules';
import { getOtherRole, type TermsRole } from '@/domain/terms/terms';
import { readAsk } from '@/services/schemas/return-lines';
import type { Verification } from '@/store/statements/read-statements';

/** The facts that lines are verified against. */
export interface Ground {
  place: PayoutPlace;
  /** `null`: a key of the deposit addresses is unknown. */
  keys: DepositKeys | null;
  /** Those that are known. */
  asks: readonly KnownAsk[];
}

interface ReturnCheck extends Verification {
  verify: () => Promise<readonly string[] | false>;
}

/**
 * Finds the check for a line of the chat; `null`: a key, or the ask that it answers, is not known here. The verdict has the
 * hash of an ask, or the txid of the return at each rate.
 */
export function checkReturn({ place, keys, asks }: Ground): (line: UnreadLine) => ReturnCheck | null {
  const plans = new Map(asks.map(({ hash, plan }) => [hash, plan]));
  return (line) => {
    if (line.kind === 'ask')
      return { id: JSON.stringify([place, line.encoded, line.statement]), verify: () => verifyAsk(line, place) };
    const { hash, index, signatures } = line;
    const plan = plans.get(hash);
    if (plan === undefined || keys === null) return null;
    return {
      id: JSON.stringify([keys, hash, index, signatures]),
      verify: async () => (await (await loadBitcoin()).verifyGiven({ plan, index, keys }, signatures)) ?? false,
    };
  };
}

async function verifyAsk({ encoded, statement }: Extract<UnreadLine, { kind: 'ask' }>, place: PayoutPlace) {
  const plan = readAsk(encoded)?.plan;
  const isHere = plan?.contract === place.contract && plan.network === place.network;
  if (plan === undefined || !isHere || getPayee(plan, place) === null) return false;
  const hash = await (await loadBitcoin()).verifyReturn(plan, statement);
  return hash !== null && [hash];
}

export interface VerifiedLine {
  /** Names what was verified, whatever message carries it. */
  mark: string;
  by: TermsRole;
  added: Partial<ReturnRecord>;
}

/** The content of a signed line. @param hashes of its verdict */
export function readVerified(
  line: UnreadLine,
  hashes: readonly string[],
  { place, asks }: Pick<Ground, 'place' | 'asks'>,
): VerifiedLine | null {
  const [hash = ''] = line.kind === 'ask' ? hashes : [line.hash];
  const known = asks.find((each) => each.hash === hash);
  const read = known ?? (line.kind === 'ask' ? readAsk(line.encoded) : null);
  const payee = read && getPayee(read.plan, place);
  if (read === null || payee === null) return null;
  if (line.kind === 'ask') {
    const ask = { hash, text: read.text, plan: read.plan, statement: line.statement };
    return { mark: hash, by: payee, added: { asks: [ask] } };
  }
  const { index, signatures } = line;
  const given = { hash, index, signatures, txids: [...hashes] };
  return { mark: `${hash} ${index}`, by: getOtherRole(payee), added: { given: [given] } };
}
