import { PARTIES } from '@/content/en/known-wording';
import type { Template } from '@/domain/models';
import { decideOnConsumer, isPropertyLease } from '@/domain/templates/arbitration';

/** What nobody suspends in a lease of goods because a guarantee is missing. */
export const KEPT_GOODS = ', except the use or the rent of goods already handed over';

/** A home lease is not suspended or ended, and work not stopped, because of the price of bitcoin (LAU 6 and 27, ET 50). */
export function writeMissingTopUp(template: Template, read: (id: string) => string): string {
  const { type } = template;
  if (type === 'employment')
    return 'If it is not topped up, the worker may demand it. This annex does not change when the worker may stop working or end the contract: the law decides that.';
  if (type === 'loan')
    return 'If it is not topped up, the other party may demand it, and the lender may also suspend the disbursements still to be made; after another ten business days, and only if it is the guarantee of repayment of the principal, the lender may declare the loan due (art. 1129 of the Civil Code). The borrower does not suspend the instalments for that reason.';
  const consumer = decideOnConsumer(template, read);
  if (consumer === 'applies' && isPropertyLease(template, read))
    return 'If it is not topped up, the other party may demand it, but may not for that reason suspend the use of the property or the payment of rent, and only the consumer may, after thirty days, terminate the contract.';
  if (consumer === 'applies')
    return `If it is not topped up, the other party may suspend its performance${type === 'rental' ? KEPT_GOODS : ''}; only the consumer may also, after another ten business days, terminate the contract as to what is still to be performed.`;
  if (type === 'rental' && read('property') === 'home')
    return 'If it is not topped up, the other party may demand it, but may not for that reason suspend the use of the home or the payment of rent, or terminate the lease.';
  if (type === 'rental' && read('property') === 'business')
    return 'If it is not topped up, the other party may demand it and, if that is not done within thirty days of the demand, terminate the contract, but may not for that reason suspend the use of the property or the payment of rent.';
  const isGoods = type === 'rental';
  const anybody = isGoods
    ? `If it is not topped up, the other party may suspend its performance${KEPT_GOODS}, and, after another ten business days, terminate the contract as to what is still to be performed (art. 1124 of the Civil Code).`
    : 'If it is not topped up, the other party may suspend its performance and, after another ten business days, terminate the contract as to what is still to be performed or declare due the debt of money already incurred that it secures (arts. 1124 and 1129 of the Civil Code).';
  const kept =
    type === 'sale' ? ' The buyer withholds no more for that reason than what is missing from the guarantee.' : '';
  if (consumer !== 'open') return `${anybody}${kept}`;
  const { buyer, seller } = PARTIES[type];
  const due = isGoods ? '' : ' or declare the debt due';
  return `${anybody}${kept} If the ${buyer} is a consumer dealing with a business, the ${seller} may not for this reason terminate the contract${due}.`;
}
