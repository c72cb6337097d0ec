import type { TermsRole } from '@/domain/seals/terms';
import type { Award, AwardOutput } from '@/domain/settlement/award';
import { getOutpoint, sharesCoin } from '@/domain/settlement/coins';
import { getShare } from '@/domain/settlement/offer';
import type { KnownAward } from '@/domain/settlement/settlement-record';

/** Everything goes back to the guarantee, and nobody is paid. */
export function isHold({ outputs }: { outputs: readonly Pick<AwardOutput, 'to' | 'value'>[] }): boolean {
  const paid = outputs.filter(({ value }) => value > 0);
  return paid.length > 0 && paid.every(({ to }) => to === 'guarantee');
}

/** Whether a party is asked to carry a decision out: it is paid, or nobody is. */
export function isWanted(award: Pick<Award, 'outputs'>, own: TermsRole): boolean {
  return getShare(award, own) > 0 || isHold(award);
}

/**
 * Whether a decision still waits to be carried out.
 * @param settled txids that the network has shown
 * @param unspent outputs of its guarantee, `txid:vout`; `null`: unknown
 */
export function isAwardOpen(
  { award, txid }: Pick<KnownAward, 'award' | 'txid'>,
  settled: readonly string[],
  unspent: readonly string[] | null,
): boolean {
  if (unspent === null) return !settled.includes(txid);
  return award.coins.every((coin) => unspent.includes(getOutpoint(coin)));
}

/** The other decisions over a coin of this one, the latest first: only one of them can be carried out. */
export function listRivalAwards(
  award: Pick<Award, 'coins'>,
  hash: string,
  awards: readonly KnownAward[],
): KnownAward[] {
  return awards
    .filter((each) => each.hash !== hash && sharesCoin(award, each.award))
    .sort((a, b) => b.award.number - a.award.number);
}
