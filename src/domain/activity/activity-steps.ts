import { type ActivityEntry, isStronger } from '@/domain/activity/activity';
import { type DatedEntry, listDated } from '@/domain/activity/sort-activity';
import { isMostlyWithdrawn } from '@/domain/guarantees/guarantee-status';
import { sumAmounts } from '@/domain/primitives/amount';
import { isSameId } from '@/domain/primitives/ids';

/** Id of the entry of a release with this transaction. */
export const toReleaseId = ({ hash }: Pick<ActivityEntry, 'hash'>) => `release:${hash}`;

/** Ids of the releases that were sent. */
export function listSent(entries: readonly ActivityEntry[]): ReadonlySet<string> {
  return new Set(entries.filter(({ kind }) => kind === 'release').map(({ id }) => id));
}

/**
 * Ids of the releases that ended a guarantee: the server calls it paid out, and the listed payments explain that. What was
 * released is then at least 90 % of what was paid in (docs/specification.md#guarantee-status), and none of these
 * payments is known less well than the last one, whose mark would vouch for it.
 * @param entries newest first
 */
export function listLast(entries: readonly ActivityEntry[]): ReadonlySet<string> {
  return new Set(entries.map((entry) => findLast(entries, entry)?.id).filter((id) => id !== undefined));
}

/** `null`: the entry is not the end of a guarantee, or the payments do not explain it. */
function findLast(entries: readonly ActivityEntry[], { kind, guaranteeId }: ActivityEntry): ActivityEntry | null {
  if (kind !== 'executed' || guaranteeId === null) return null;
  const own = entries.filter((each) => isSameId(each.guaranteeId, guaranteeId));
  const payments = own.filter((each) => each.kind === 'deposit' || each.kind === 'release');
  const last = payments[0];
  const isCertain = own.every(({ kind, gone, contradicts }) => kind !== 'missing' && !gone && contradicts === null);
  if (last?.kind !== 'release' || !isCertain || payments.some(({ proof }) => isStronger(last.proof, proof)))
    return null;
  const sum = (of: 'deposit' | 'release') =>
    sumAmounts(payments.filter((each) => each.kind === of).map(({ amount }) => amount));
  const paidIn = sum('deposit');
  return paidIn !== null && paidIn > 0 && isMostlyWithdrawn(paidIn, sum('release')) ? last : null;
}

/**
 * The log without the steps to a payment: new addresses, and signatures of releases that were sent; and without the end of a
 * guarantee that its last payment says. Entries that the server contradicts or no longer sends stay.
 * @param entries newest first
 */
export function withoutSteps(entries: readonly ActivityEntry[]): ActivityEntry[] {
  const sent = listSent(entries);
  return entries.filter((entry) => {
    const { kind, gone, contradicts } = entry;
    const isStep =
      kind === 'address' || (kind === 'signature' && sent.has(toReleaseId(entry))) || findLast(entries, entry) !== null;
    return !isStep || gone || contradicts !== null;
  });
}

/**
 * The log without those steps, dated, and without the guarantees that were there at the first look, since an unknown time. If the
 * server contradicts one or no longer sends it, that is news.
 */
export function listNews(entries: readonly ActivityEntry[]): DatedEntry[] {
  const contradicted = new Set(entries.map(({ contradicts }) => contradicts));
  return listDated(withoutSteps(entries)).filter(({ entry, at }) => {
    const isOld = at === null && entry.kind === 'guarantee';
    return !isOld || entry.gone || entry.contradicts !== null || contradicted.has(entry.id);
  });
}
