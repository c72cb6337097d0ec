import { labelPrice } from '@/content/en/price-labels';
import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const DISTRIBUTION_TEXTS: TemplateTexts = {
  title: 'Distribution agreement',
  description: `The supplier entrusts an independent distributor with the purchase and resale of its products in a territory. Covers exclusivity, minimums, brand and end of the relationship.

1. Subject. The distributor buys the products from the supplier and resells them in its own name and on its own account in the territory stated in the special terms.

2. Exclusivity. If agreed, the supplier makes no active sales in the territory and appoints no other distributors, and the distributor does not sell competing products for five years at most, without tacit renewal (art. 5.1 of Regulation (EU) 2022/720). Passive sales, also online, are not restricted.

3. Minimum purchases. The distributor reaches the minimum purchases of each year, counted from the start of the distribution. If it does not, it pays the agreed margin of the missing ones, instead of other damages, within thirty days of the yearly summary. No margin is owed on what the supplier failed to deliver, and in an incomplete year the minimum is reduced in proportion, except in the year in which the contract ends because of a breach by the distributor. The supplier may also withdraw the exclusivity, if any, after which the distributor may sell competing products, and, after two years in a row, terminate the contract with sixty days' notice. If the margin is paid, missing the minimum purchases allows termination only in this case.

4. Orders and prices. The supplier fills, within thirty days unless another date is accepted, every written order that it does not refuse with reasons within five business days, and may suspend orders if an invoice is still unpaid thirty days after a demand. The risk passes on delivery. The distributor reports apparent defects within ten business days and hidden ones within thirty days (art. 342 of the Commercial Code), and the supplier replaces or credits what is defective. The supplier invoices by its price list for distributors, which it revises with sixty days' notice; if it raises it by more than ten per cent in a year, the distributor may end the contract with thirty days' notice and does not owe the minimum of that year. The distributor sets its resale prices freely.

5. Promotion. The distributor buys the initial stock of the special terms and maintains a sales network and sufficient stock. The supplier provides training and product material.

6. Brand. The distributor uses the trade marks only to resell the products and in accordance with the brand manual. It does not register them, nor other similar trade marks or domains.

7. Term and notice. The term is that of the special terms. If it is indefinite, either party may end the contract with one month's notice for each year in force, at least one and at most six. If a party breaches an essential obligation and does not remedy this within thirty days of being required to, the other may terminate the contract. A party that provides a guarantee renews it a month before its “valid until” date if the contract is to continue after it. If the contract is extended, or if its term is indefinite and it is about to end, that party renews it until at least one hundred and thirty-five days after the new end, or two hundred and forty for that of the use of the brand, before the extension begins or before that end. Until it does, the other party may suspend its performance, unless that party is the one that does not sign the renewal that was proposed to it. Orders accepted before the end are delivered and paid; if they are delivered later, the “valid until” date of the guarantee of payment is extended by the time from the end to the last delivery.

8. Buy-back. At the end, unless it is due to a breach by the distributor other than not reaching the minimum purchases, the supplier buys back the saleable stock less than twelve months from its invoice, at its invoice price net of discounts. Within ten business days of the end, the distributor summons the supplier in writing to a joint inventory at the distributor's warehouse, at least five and at most ten business days ahead. If the supplier does not attend, the inventory that the distributor makes with photographs and sends to it counts; if within thirty days of the end the distributor has not summoned it, or does not let it count the stock, the buy-back lapses. The supplier collects the stock at its own cost within fifteen days of the inventory; if it does not, it bears the risk and the storage. It pays within thirty days of the day on which it collected the stock or had to.

9. End of the relationship. At the end the distributor stops using the trade marks, except to sell, for six months at most, the stock that it keeps. Compensation for clientele is that of the special terms.

10. Liability. The supplier answers for third-party claims over defective products, except as far as the distributor is at fault; the distributor gives notice of them as soon as it knows and lets the supplier direct the defence. Between businesses, the damages that each party owes the other for a year of the contract do not exceed the minimum purchases of that year. The limit does not apply to the price, the margin for minimum purchases or the buy-back, nor to the duty of secrecy, infringement of the trade marks or of section 6, intent, gross negligence, personal injury, defective products or anything that the law does not allow to be limited.`,
  comments: {
    'distribution-comment-1':
      'Decide on compensation for clientele: if nothing is agreed, the courts may apply the law of agency contracts by analogy.',
    'distribution-comment-2':
      'Do not forbid passive sales or fix resale prices: they are hardcore restrictions of competition.',
  },
  terms: {
    products: 'Products',
    territory: 'Territory',
    exclusivity: {
      label: 'Exclusivity',
      options: { none: 'not exclusive', territory: 'exclusive in the territory, without competing products' },
    },
    minimumPurchases: labelPrice('Minimum purchases per year'),
    margin: 'Margin on missing purchases',
    prices: {
      label: 'Price list, discounts and manner of payment',
      initial: 'the price list for distributors in force, thirty days after each invoice',
    },
    duration: { label: 'Term', options: { fixed: 'fixed', open: 'indefinite' } },
    startDate: 'Start of the distribution',
    endDate: 'End of the distribution',
    extensions: 'Agreed extensions',
    stock: { label: 'Initial stock', initial: 'that of the first order' },
    clientele: {
      label: 'Compensation for clientele',
      options: { excluded: 'excluded by the parties', agreed: 'agreed by the parties' },
    },
    clienteleAmount: 'Amount or calculation of the compensation for clientele',
  },
  guarantees: {
    'distribution-minimum': {
      description: 'Guarantee of minimum purchases',
      conditions:
        'Compensates the supplier if at the close of the year the purchases do not reach the minimum. The agreed margin on the difference is released to the supplier if it is not paid in time, and the distributor restores the guarantee within thirty days if the contract continues; the rest is returned when the last year has been settled.',
      verificationProcess:
        'Yearly summary of invoices that one party shares in the chat within thirty days of the close of the year, approved by the other or not objected to with reasons within ten business days.',
    },
    'distribution-exclusivity': {
      description: 'Guarantee of territorial exclusivity',
      conditions:
        'Ensures that the supplier makes no active sales in the territory and appoints no other distributors while the exclusivity lasts. Once an active sale is proved, the lost margin is released to the distributor. The rest is returned when the period of the guarantee ends, except what has been claimed.',
      verificationProcess:
        'Invoice or offer that proves active sales in the territory, shared in the chat; serving unsolicited orders is not one. The supplier may answer within fifteen days.',
    },
    'distribution-payment': {
      description: 'Guarantee of payment of the orders (with bank certificate)',
      conditions:
        'Covers the trade credit granted to the distributor. If an invoice is still unpaid thirty days after it fell due, it is released to the supplier up to the amount owed. It is returned when the last invoice has been paid. It is not a bank guarantee.',
      verificationProcess:
        "Statement of overdue invoices, the bank's certificate of the payments received and a demand for payment without proof of payment within ten days, shared in the chat.",
    },
    'distribution-buy-back': {
      description: 'Guarantee of stock buy-back',
      conditions:
        'Backs the buy-back of the saleable stock that is owed under section 8. If the supplier does not pay for it within thirty days of the day on which it collected it or had to, its invoice value, net of discounts, is released to the distributor.',
      verificationProcess:
        'Final inventory, with batches and expiry dates, made as section 8 says, and collection note, or demand to collect, shared in the chat.',
    },
    'distribution-brand': {
      description: 'Guarantee of correct use of the brand',
      conditions:
        'Covers the proved damage of registering similar trade marks or domains and of using the brand after the end of the contract, except to sell the stock within the period of section 9. It is returned when its “valid until” date has passed if no uses remain to be withdrawn.',
      verificationProcess:
        'Search of trade mark and domain registers, or a notarial record of the improper use, shared in the chat.',
    },
  },
};
