import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import { getMaker, type OfferPlace } from '@/domain/settlement/offer-rules';
import { getPayee } from '@/domain/settlement/return-rules';
import type { SettlementRecord } from '@/domain/settlement/settlement-record';

/** The addresses that each party has named in offers, acceptances and return dates, all by their own signature. */
export function listStated(
  { offers, acceptances, asks }: Pick<SettlementRecord, 'offers' | 'acceptances' | 'asks'>,
  place: OfferPlace,
): Record<TermsRole, string[]> {
  const stated: Record<TermsRole, string[]> = { owner: [], counterparty: [] };
  for (const { offer, hash } of offers) {
    const maker = getMaker(offer, place);
    if (maker === null) continue;
    stated[maker].push(...offer.outputs.filter(({ to }) => to === maker).map(({ address }) => address));
    const accepted = acceptances.filter((each) => each.hash === hash && each.address !== '');
    stated[getOtherRole(maker)].push(...accepted.map(({ address }) => address));
  }
  for (const { plan } of asks) {
    const payee = getPayee(plan, place);
    if (payee !== null) stated[payee].push(plan.address);
  }
  const clean = (role: TermsRole) => [...new Set(stated[role].map(normalizeAddress))];
  return { owner: clean('owner'), counterparty: clean('counterparty') };
}
