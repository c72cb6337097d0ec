import type { ActivityEntry } from '@/domain/activity/activity';
import { SETTLEMENT_SIGNATURE } from '@/domain/activity/signature-events';
import type { EvidenceReturn, ListedOffer } from '@/domain/evidence/evidence-records';
import { compareCodeUnits } from '@/domain/seals/canonical-text';
import type { OfferView } from '@/domain/settlement/offer-state';
import type { SettlementRecord } from '@/domain/settlement/settlement-record';

/** The choices of the maker of an evidence file. */
export const EVIDENCE_PARTS = ['terms', 'kit', 'proofs', 'messages', 'log', 'offers', 'returns'] as const;
export type EvidencePart = (typeof EVIDENCE_PARTS)[number];

/** Whether an offer is shown in full: it was accepted, and nobody was promised that it stays confidential. */
export function isShown({ offer, acceptance }: Pick<OfferView, 'offer' | 'acceptance'>): boolean {
  return offer.kind === 'proposal' && acceptance !== null;
}

/** All that is said of the other offers. */
export function listOffer({ offer, maker, state }: Pick<OfferView, 'offer' | 'maker' | 'state'>): ListedOffer {
  const { expires, guarantee, kind, number } = offer;
  return { by: maker, expires, guarantee, kind, number: String(number), state };
}

export function compareListed(a: ListedOffer, b: ListedOffer): number {
  return (
    compareCodeUnits(a.guarantee, b.guarantee) || compareCodeUnits(a.by, b.by) || Number(a.number) - Number(b.number)
  );
}

/** The return dates that were asked for, with the signatures that were given. */
export function listEvidenceReturns({ asks, given }: SettlementRecord): { hash: string; file: EvidenceReturn }[] {
  return asks.map(({ hash, text, statement, plan }) => {
    const signatures = plan.coins.map(
      (_coin, at) => given.find((each) => each.hash === hash && each.index === at)?.signatures ?? [],
    );
    return { hash, file: { text, statement, signatures } };
  });
}

/** A line of the chat about an offer, anywhere in a message. */
const OFFER_LINE = /(?:^|\n)aval:(?:offer|accept|decline):/g;

/** True if a message is about offers: none, or more than one of which can be shown, is left out with its sentence. */
export function countOfferLines(message: string): number {
  return message.match(OFFER_LINE)?.length ?? 0;
}

/**
 * The entries of a log, without the sums and transactions of offers that are not shown in full: only that something was signed. A
 * signature of an offer that is not known is not shown either.
 */
export function hideOffers(
  entries: readonly ActivityEntry[],
  views: readonly OfferView[],
  { acceptances }: Pick<SettlementRecord, 'acceptances'>,
): ActivityEntry[] {
  const shown = new Set(views.filter(isShown).map(({ hash }) => hash));
  const isOfHidden = ({ id }: ActivityEntry) => {
    const hash = SETTLEMENT_SIGNATURE.exec(id)?.[1];
    return hash !== undefined && !shown.has(hash);
  };
  const toTxids = (ofShown: boolean) =>
    acceptances.filter(({ hash }) => shown.has(hash) === ofShown).map(({ txid }) => txid);
  const hidden = new Set([...toTxids(false), ...entries.filter(isOfHidden).flatMap(({ hash }) => hash ?? [])]);
  // The same payment, agreed in the open too.
  for (const txid of toTxids(true)) hidden.delete(txid);
  const isHiddenTxid = (txid: string | null) => txid !== null && hidden.has(txid);
  return entries.map((entry) => {
    const { hash, link } = entry;
    const isHidden =
      isOfHidden(entry) || isHiddenTxid(hash) || (link !== null && 'txid' in link && isHiddenTxid(link.txid));
    return isHidden ? { ...entry, amount: null, link: null, hash: null } : entry;
  });
}
