import { compareListed, isShown, listEvidenceReturns, listOffer } from '@/domain/evidence/evidence-choice';
import type { EvidenceOffer } from '@/domain/evidence/evidence-records';
import type { Id } from '@/domain/primitives/ids';
import type { SettlementRecord } from '@/domain/settlement/settlement-record';
import { formatOfferList, toFile } from '@/services/schemas/evidence';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { selectAllOffers, selectSettlements } from '@/store/settlement/settlement.selectors';

/** Accepted offers in full, and number, dates and state of the others. @param unread 1: the chat was not received, else 0 */
export function collectOffers(contractId: Id, unread: number): AppThunk<Promise<CollectedPart>> {
  return async (_dispatch, getState) => {
    const views = selectAllOffers(getState(), requireContract(getState(), contractId));
    const record = selectSettlements(getState(), contractId)?.record;
    const list = { name: 'offers/list.json', content: formatOfferList(null) };
    if (views === null || record === undefined) return { part: 'offers', contents: [list], count: 0, missing: 1 };
    const listed = views
      .filter((view) => !isShown(view))
      .map(listOffer)
      .sort(compareListed);
    const full = views.filter(isShown).map((view) => ({
      name: `offers/${view.hash}.json`,
      content: toFile(toEvidenceOffer(view, record)),
    }));
    const isUnknown = views.length === 0 && unread > 0;
    const contents = [...full, { ...list, content: formatOfferList(isUnknown ? null : listed) }];
    return { part: 'offers', contents, count: views.length, missing: unread };
  };
}

function toEvidenceOffer(
  { hash, text, statement }: { hash: string; text: string; statement: string },
  { acceptances }: SettlementRecord,
): EvidenceOffer {
  const accepted = acceptances.filter((each) => each.hash === hash);
  return { text, statement, acceptances: accepted.map(({ address, signatures }) => ({ address, signatures })) };
}

/** The return dates that were asked for. @param unread as of `collectOffers` */
export function collectReturns(contractId: Id, unread: number): AppThunk<Promise<CollectedPart>> {
  return async (_dispatch, getState) => {
    const record = selectSettlements(getState(), contractId)?.record;
    if (record === undefined) return { part: 'returns', contents: [], count: 0, missing: 1 };
    const contents = listEvidenceReturns(record).map(({ hash, file }) => ({
      name: `returns/${hash}.json`,
      content: toFile(file),
    }));
    return { part: 'returns', contents, count: contents.length, missing: unread };
  };
}
