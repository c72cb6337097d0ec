import type { TemplateTexts } from '@/content/en/templates/template-texts';

const MONTHLY = ' or, if it sets out none, in equal monthly instalments from delivery';

const INSTALMENT_LAW =
  ' If the price of a tangible, non-consumable and identifiable movable asset is deferred for more than three months, Law 28/1998 also applies, unless its art. 5 excludes the sale, with its requirements of form, the APR and the effects of non-payment of its art. 10.';

const AGREED_DEFECTS =
  ' Hidden defects. The seller is liable for hidden defects reported to it in writing during the period of the special terms, counted from delivery, or the longer period set by law. The buyer reports them as soon as it knows of them; in return the seller gives a contractual guarantee: the buyer may claim for them for one year from the report, even if the period of art. 1490 of the Civil Code ends earlier. The guarantee in bitcoin covers those claimed by its “valid until” date; the others are owed without it.';

const CONFORMITY =
  ' Conformity. If the buyer is a consumer and the seller a business, the statutory guarantee of three years applies in any case (second-hand goods: the one agreed, not less than one year; arts. 114 et seq. TRLGDCU): in that time the seller is liable for every lack of conformity that existed on delivery. The buyer may choose repair or replacement free of charge and, in the cases set by law, a reduction of the price or termination. The notices and periods of the guarantees in bitcoin do not limit those rights.';

const TRADE_DEFECTS =
  ' Between businesses, the buyer reports apparent defects on receipt or, if the asset was packed, within four days (art. 336 of the Commercial Code), and hidden ones within the days stated in the special terms after learning of them, within the period of liability; these periods replace that of art. 342 of the Commercial Code.';

export const SALE_TEXTS: TemplateTexts = {
  title: 'Sale agreement',
  description: `The seller transfers a movable asset to the buyer for a fixed price. Suitable for machinery, vehicles, equipment and other goods that can be identified beyond doubt.

1. Subject and completion. The seller sells the asset described in the special terms, with its accessories and documents, and the buyer buys it and undertakes to pay the price. On the “Date of signing” of the special terms, both parties sign the document that completes the sale, before a notary or privately.

2. Price. The price, the taxes on it and the manner of payment are those stated in the special terms. Payment is proved by the receipt of the bank transfer or of the transaction. If the date of the last instalment is stated, the price is deferred until then, in the instalments set out in the manner of payment${MONTHLY}. If two instalments, or the last one, are still unpaid fifteen days after a written demand, the seller may declare the others due or terminate the sale; the buyer prevents this by first paying what is due with its default interest (arts. 1124 and 1129 of the Civil Code).${INSTALMENT_LAW}

3. Delivery and risk. Delivery is recorded in a certificate that both parties sign; if one does not, by the proof of receipt. Ownership, except as section 6 says, and the risk of loss or damage pass to the buyer at the moment of delivery. If delivery is late, the “valid until” dates of the earnest money and of the guarantees of completion, against defects and of title are extended for as long as the delay lasts.

4. Title and encumbrances. The seller declares that it owns the asset, may dispose of it and transfers it free of charges, seizures and rights of third parties, except those stated in the special terms. If the asset is a vehicle, the seller hands over its papers with a valid technical inspection and declares its mileage, and the buyer applies for the change of registered owner within thirty days.

5.${AGREED_DEFECTS}${TRADE_DEFECTS}${CONFORMITY}

6. Retention of title. If the asset is delivered before the whole price is paid, the seller keeps its ownership until the last payment; to take effect against third parties, the retention is entered in the Register of Movable Assets (Law 28/1998, if it applies).

7. Breach. Except for the non-payment of a deferred price, which is governed by section 2, if a party fails to perform an essential obligation and does not remedy this within the period of the special terms after the other's demand, the other may require performance, or terminate the contract with return of what was received, and in both cases claim damages.`,
  passages: [
    { when: 'not-consumer', text: MONTHLY },
    { when: 'not-consumer', text: INSTALMENT_LAW },
    { when: 'not-consumer', text: AGREED_DEFECTS },
    { when: 'maybe-consumer', text: CONFORMITY },
    { when: 'businesses', text: TRADE_DEFECTS },
  ],
  comments: {
    'sale-comment-1':
      'The earnest money allows either party to withdraw on equal terms: also add the completion guarantee, which covers what the seller then owes.',
    'sale-comment-2':
      'If a business sells to a consumer, the periods of the law prevail over those written here, and the business must hand over the information of arts. 60 and 97 TRLGDCU and the withdrawal form before the contract is made.',
  },
  terms: {
    asset: 'Asset, serial or registration number and condition',
    price: 'Price',
    payment: {
      label: 'Taxes and manner of payment',
      initial: 'tax extra; by bank transfer, on delivery',
      wordings: {
        consumer: { initial: 'tax included; by bank transfer, on delivery' },
        'maybe-consumer': { initial: 'tax extra, except for a consumer; by bank transfer, on delivery' },
      },
    },
    signingDate: 'Date of signing',
    deliveryDate: 'Date of delivery',
    deliveryPlace: 'Place of delivery',
    lastInstalment: 'Date of the last instalment, if the price is deferred',
    charges: { label: 'Known charges or limitations', initial: 'none known' },
    defectsPeriod: {
      label: 'Period of liability for hidden defects',
      initial: 'six months',
      wordings: {
        consumer: {
          label: 'Period of the statutory guarantee',
          initial: 'three years or, for a second-hand asset, one year',
        },
      },
    },
    reportDays: 'Period to report hidden defects between businesses (days)',
    cureDays: 'Period to remedy a breach (days)',
  },
  guarantees: {
    'sale-earnest': {
      description: 'Earnest money of the sale',
      conditions:
        'This earnest money allows withdrawal (art. 1454 CC), and the parties treat its lock as its delivery: until the date of signing the buyer may withdraw by forfeiting it, and the seller by returning it and paying the same amount again; after that, only performance or termination remains. A party that fails to perform without cause is treated as withdrawing, if the other so chooses. Forfeiting it, or returning it with the same amount again, replaces all other compensation. The completion guarantee covers that further amount as far as it reaches; the rest is paid within ten days. The earnest money is the amount guaranteed in euros, if stated: a party that forfeits it, or pays the same amount again, owes that amount, converted under “Value and exchange risk”; the excess is returned to the depositor and what is missing is paid within ten days. On signing or, if they are later, on delivery and the payment then due, it is returned or, if both parties agree, counts towards the price at its value on the day of the release.',
      verificationProcess:
        'The parties share the signed document, the certificate of delivery and the proof of payment in the chat, or the written notice of the party that withdraws.',
    },
    'sale-formalization': {
      description: 'Completion guarantee',
      conditions:
        'Ensures that the seller attends the signing, provides the documents of title and delivers the asset on the agreed dates. It is returned upon signing or, if that is later, upon delivery. If the seller is in breach, it covers the proved costs and damage of the buyer or, where there is earnest money and the seller withdraws or is treated as withdrawing, only the further amount that the seller owes for that, up to the amount of this guarantee.',
      verificationProcess:
        'If it is signed before a notary, the notary issues a copy of the signed document or a certificate of non-appearance. If not, it is proved by the signed document, or by the demand that set place and time and the proof of its receipt; delivery, by its certificate. All of this is shared in the chat with the evidence of the damage.',
    },
    'sale-bank': {
      description: 'Guarantee of the deferred price (with bank certificate)',
      conditions:
        'Covers the deferred price that is outstanding after delivery, also what falls due early. It is deposited within the two business days before delivery and only for that price: any excess is returned on delivery; until it is on record, the seller may postpone delivery. It is reduced with each instalment paid and returned with the last one. If an instalment is still unpaid fifteen days after the demand, it covers, in favour of the seller, the amount due or, if the seller terminates the sale, the damage of the termination. It is not a bank guarantee.',
      verificationProcess:
        'The seller demands payment in writing with a bank statement or certificate of the payments received on its account. The instalment counts as unpaid if, within fifteen days, the buyer does not present proof of its payment. All of this is shared in the chat before the release.',
    },
    'sale-hidden-defects': {
      description: 'Guarantee against hidden defects',
      conditions:
        'Covers the proved amount of repair, reduction of the price or return if defects appear that existed before delivery, were not visible and are claimed by its “valid until” date. If no claim is open when its period ends, the buyer signs the return.',
      verificationProcess:
        'The buyer reports the defect in the chat with photographs or a technical report. The seller has ten days to answer or to propose a joint expert; if it does neither, the claim is valued by the technical report that the buyer provides, unless proved otherwise.',
      versions: {
        consumer: {
          description: 'Guarantee against defects and lack of conformity',
          conditions:
            'Covers the proved amount of repair, replacement, reduction of the price or return if, by its “valid until” date, a claim is made for defects that existed before delivery and were not visible or, if the buyer is a consumer dealing with a business, for any lack of conformity for which the seller is liable. If no claim is open when its period ends, the buyer signs the return, without losing what the law still gives the buyer.',
        },
      },
    },
    'sale-free-of-charges': {
      description: 'Guarantee of title and freedom from charges',
      conditions:
        'Covers undeclared charges, seizures or rights of third parties. If any appear and the seller does not clear them within thirty days, what is needed to clear them, or the damage of eviction (arts. 1475 and 1478 of the Civil Code), is released to the buyer.',
      verificationProcess:
        'Extract or certificate of the relevant registry, or a notarial check, issued after delivery and shared in the chat.',
    },
  },
};
