import { labelPrice } from '@/content/en/price-labels';
import type { TemplateTexts } from '@/content/en/templates/template-texts';

const INSURANCE =
  ' The supplier also keeps, while the supply lasts, a product liability policy with a sum insured of at least €100,000.';

export const SUPPLY_TEXTS: TemplateTexts = {
  title: 'Supply agreement',
  description: `The supplier delivers goods or raw materials periodically, and the client receives them and pays for them under a schedule. Suitable for stable relations with repeated orders.

1. Subject. The supplier supplies the products described in the special terms, in the quantities that the client requests within the agreed limits. If at the end of the calendar year, or of the supply, the client has not ordered the minimum quantity, it pays the agreed margin on what is missing, instead of other damages, within thirty days of the summary of orders. No margin is owed on what the supplier failed to deliver, and in an incomplete year the minimum quantity is reduced in proportion, except in the year in which the contract ends because of a breach by the client.

2. Orders. Each order states product, quantity, date and place of delivery. It counts as accepted if the supplier does not reject it with a reason within three business days.

3. Price, revision and payment. The prices are those of the agreed price list. They are revised only on the dates and by the index stated in the special terms. Each delivery is paid within the period of the special terms or the additional clauses or, if they set none, within thirty days of its receipt.

4. Delivery and receipt. The client checks quantity and apparent condition on receipt and reports shortages and apparent defects within the period of the special terms, agreed in place of that of art. 336 of the Commercial Code. Hidden defects are reported within thirty days of delivery (art. 342 of the Commercial Code). Delivery is proved by the delivery note, which the recipient must sign with its reservations, or by the proof of carriage that the client does not dispute with reasons within ten business days. The risk passes to the client on delivery.

5. Quality. The products meet the agreed specifications and the rules that apply to placing them on the market. Those that do not are replaced or credited, at the client's choice. The supplier answers for third-party claims over defective products, except as far as the client is at fault; the client gives notice of them as soon as it knows and lets the supplier direct the defence.${INSURANCE}

6. Continuity. The supplier gives thirty days' notice of planned stoppages and changes of specification, and reports stock shortages as soon as it knows of them.

7. Repeated breach. Three late or non-conforming deliveries within a period of six months allow the client to terminate the contract with thirty days' notice. If an invoice is still unpaid thirty days after the demand, the supplier may suspend deliveries and, after another thirty, terminate the contract.

8. Term. The contract lasts for the period of the special terms and is not extended without written agreement. Orders accepted before the end are delivered and paid; if they are delivered later, the “valid until” dates of the guarantees are extended by the time from the end to the last delivery.

9. Liability. Between businesses, and except for intent or gross negligence, personal injury or mandatory rules, the total liability of each party is limited, for each year of the contract, to the amount of the expected yearly purchases, towards which what is received from the guarantees as damages counts. The limit does not apply to payment of the prices, to the minimum quantity, to the duty of secrecy, to third-party claims over defective products or to what an insurance pays.`,
  passages: [{ needs: 'deductible', text: INSURANCE }],
  comments: {
    'supply-comment-1':
      'Between businesses, payment is not deferred for more than sixty days from delivery (Law 3/2004); for food the periods are shorter.',
    'supply-comment-2': 'Attach the data sheet of each product in the PDF: the guarantee of quality refers to it.',
  },
  terms: {
    products: 'Products and specifications',
    quantities: 'Minimum and maximum quantities per calendar year',
    yearlyPurchases: labelPrice('Expected yearly purchases'),
    prices: 'Price list, index and dates of revision',
    margin: 'Margin per unit not ordered',
    deliveries: { label: 'Place and schedule of deliveries', initial: 'those of each order' },
    inspectionDays: 'Period to report shortages and apparent defects (business days)',
    startDate: 'Start of the supply',
    endDate: 'End of the supply',
    deductible: 'Deductible of the product liability policy',
  },
  guarantees: {
    'supply-delivery': {
      description: 'On-time delivery guarantee',
      conditions:
        'Ensures delivery on the dates of the accepted orders. For each delivery that is missing or more than five days late for reasons attributable to the supplier, the proved extra cost is released to the client, up to the limit of the guarantee.',
      verificationProcess:
        'Order accepted, expressly or by not being rejected in time, and delivery note or proof of carriage with the date of receipt, shared in the chat. The extra cost is proved by the invoice of the substitute purchase.',
    },
    'supply-payment': {
      description: 'Guarantee of payment of the orders',
      conditions:
        'Backs the payment of orders delivered and not paid. If an invoice is still unpaid fifteen days after it fell due, it is released to the supplier up to the amount owed. The rest is returned when the last order has been paid.',
      verificationProcess:
        'Invoice, due date and signed delivery note or proof of carriage not disputed with reasons within ten business days. The client provides the proof of payment or its reasoned objections.',
    },
    'supply-quality': {
      description: 'Guarantee of quality of the supply',
      conditions:
        'Covers the replacement or credit of batches that do not meet the specifications. If the supplier does not replace or credit them, as chosen, within ten business days of being told the choice or, if it disputed the batch, of the result of the test, the price that the client paid for the batch is released to the client.',
      verificationProcess:
        'Receipt report or test on a retained sample, which is valid if the supplier does not dispute it with reasons within ten business days. If it is disputed, a laboratory chosen by both repeats the test or, after five business days without agreement, the one that the Chamber of Commerce of the place of delivery appoints; the party that is wrong pays for it.',
    },
    'supply-product-liability': {
      description: 'Guarantee that product insurance is maintained',
      conditions:
        'The supplier keeps a product liability policy with a sum insured of at least €100,000. The guarantee covers, up to its amount, the damage attributable to the supplier that the policy does not pay because of its deductible, the product recalls that it excludes and, if it is not in force, the damage that it would have paid or the premium of an equivalent one that the client takes out. It is returned when its “valid until” date has passed if no claims are pending.',
      verificationProcess:
        "The insurer's certificate with period, sum insured and deductible, which the supplier shares before the first delivery, within ten business days of each expiry and when asked; if it does not within ten business days of being required to, the policy counts as not in force. In the event of a claim, the insurer's decision or an expert report.",
    },
    'supply-minimum': {
      description: 'Guarantee of minimum purchases',
      conditions:
        'Compensates for the capacity reserved if at the end of the calendar year, or of the supply, the client has not reached the minimum quantity. In an incomplete year the minimum quantity is reduced in proportion to the days of supply, except in the year in which the contract ends because of a breach by the client. The agreed margin on the quantity not ordered is released to the supplier if it is not paid in time, and the client restores the guarantee within thirty days if the contract continues; the rest is returned when the last year has been settled.',
      verificationProcess:
        'Summary of the orders of the year, which the supplier shares in the chat within fifteen days of the end of the year or of the supply and which is valid if the client agrees to it or does not dispute it with reasons within ten business days.',
    },
  },
};
