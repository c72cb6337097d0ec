import type { EvidenceReturn, ListedOffer } from '@/domain/evidence/evidence-records';
import { compareCodeUnits } from '@/domain/seals/canonical-text';
import type { OfferView } from '@/domain/settlement/offer-state';
import type { SettlementRecord } from '@/domain/settlement/settlement-record';

/** The choices of the maker of an evidence file. */
export const EVIDENCE_PARTS = ['terms', 'kit', 'proofs', 'messages', 'offers', 'returns'] as const;
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
