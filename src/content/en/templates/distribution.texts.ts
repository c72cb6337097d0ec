import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const DISTRIBUTION_TEXTS: TemplateTexts = {
  title: 'Distribution agreement',
  description: `The supplier entrusts an independent distributor with the purchase and resale of its products in a territory. Covers exclusivity, minimums, brand and end of the relationship.

1. Subject. The distributor buys the products from the supplier and resells them in its own name and on its own account in the territory stated in the particular conditions.

2. Exclusivity. If agreed, the supplier does not sell in the territory or appoint other distributors, and the distributor does not sell competing products, within the limits of competition rules.

3. Minimum purchases. The distributor reaches the minimum purchases of each year. If it does not, the supplier may withdraw the exclusivity.

4. Prices. The supplier invoices by its price list for distributors, which it revises with sixty days' notice. The distributor sets its resale prices freely.

5. Promotion. The distributor maintains a sales network and sufficient stock. The supplier provides training and product material.

6. Brand. The distributor uses the trade marks only to resell the products and in accordance with the brand manual. It does not register them, nor others like them.

7. End of the relationship. At the end, the supplier buys back the saleable stock at its invoice price and the distributor stops using the trade marks.

Particular conditions (complete before publishing):
- Products and territory:
- Exclusivity and minimum purchases per year:
- Price list, discounts and manner of payment:
- Term, extensions and initial stock:`,
  comments: {
    'distribution-comment-1': 'A stock buy-back agreed from the start makes closing much easier.',
    'distribution-comment-2': 'It respects the freedom of resale prices, which other templates forget.',
  },
  guarantees: {
    'distribution-minimum': {
      description: 'Guarantee of minimum purchases',
      conditions:
        'Compensates the supplier if at the close of the year the purchases do not reach the minimum. The agreed margin on the difference is released to the supplier; the rest is returned.',
      verificationProcess:
        'Yearly summary of invoices agreed by both parties in the chat within thirty days of the close of the year.',
    },
    'distribution-exclusivity': {
      description: 'Guarantee of territorial exclusivity',
      conditions:
        'Ensures that the supplier does not sell in the territory or appoint other distributors while the exclusivity lasts. Once a direct sale is proven, the lost margin is released to the distributor. It is returned at expiry.',
      verificationProcess:
        'Invoice, offer or advertisement of a sale in the territory, shared in the chat. The supplier may answer within fifteen days.',
    },
    'distribution-payment': {
      description: 'Bank backing of the orders',
      conditions:
        'Covers the trade credit granted to the distributor. If an invoice is still unpaid thirty days after it fell due, it is released to the supplier up to the amount owed.',
      verificationProcess:
        "Statement of overdue invoices and the bank's certificate of the payments received, shared in the chat.",
    },
    'distribution-buy-back': {
      description: 'Guarantee of stock buy-back',
      conditions:
        'Backs the buy-back of the saleable stock at the end of the relationship. If the supplier does not pay for it within thirty days of its return, its invoice value is released to the distributor.',
      verificationProcess: 'Joint final inventory, with batches and expiry dates, and signed return note.',
    },
    'distribution-brand': {
      description: 'Guarantee of correct use of the brand',
      conditions:
        'Answers for the registration of similar trade marks or domains and for use of the brand after the end of the contract. It is returned ninety days after the end if no uses remain to be withdrawn.',
      verificationProcess:
        'Search of trade mark and domain registers, or a notarial record of the improper use, shared in the chat.',
    },
  },
};
