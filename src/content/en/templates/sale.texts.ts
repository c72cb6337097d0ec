import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const SALE_TEXTS: TemplateTexts = {
  title: 'Sale agreement',
  description: `The seller transfers an asset to the buyer for a fixed price. Suitable for machinery, vehicles, equipment and other goods that can be identified beyond doubt.

1. Subject. The seller transfers ownership of the asset described in the particular conditions, with its accessories and documents, and the buyer acquires it and undertakes to pay the price.

2. Price. The price, the taxes on it and the manner of payment are those stated in the particular conditions. Payment is proven by the receipt of the bank transfer or of the transaction.

3. Delivery and risk. Delivery is recorded in a certificate signed by both parties. The risk of loss or damage passes to the buyer at the moment of delivery.

4. Title and encumbrances. The seller declares that they own the asset, that they may dispose of it and that they transfer it free of charges, attachments and rights of third parties, except those stated in the particular conditions.

5. Lack of conformity. The seller answers for defects that were not visible on delivery and that prevent the agreed use or substantially reduce it.

6. Breach. If a party fails to perform an essential obligation and does not remedy this within fifteen days of the other's demand, the other may require performance or terminate the contract, with return of what was received.

Particular conditions (complete before publishing):
- Asset, serial or registration number and condition:
- Price, taxes and manner of payment:
- Place and date of delivery:
- Known charges or limitations:`,
  comments: {
    'sale-comment-1':
      'We used it to sell two forklifts. The delivery certificate spared us any argument about their condition.',
    'sale-comment-2': 'It is worth adding photographs of the asset to the PDF before publishing.',
  },
  guarantees: {
    'sale-earnest': {
      description: 'Earnest money of the sale',
      conditions:
        'Backs the commitment to buy. It is returned to the buyer when the asset is delivered and the price is paid. If the buyer withdraws for no reason attributable to the seller, it is released to the seller; if the seller withdraws, it is returned in full.',
      verificationProcess:
        'The parties share the delivery certificate and the proof of payment of the price in the chat. Without those documents at expiry, the party that claims provides its earlier written demand.',
    },
    'sale-formalization': {
      description: 'Guarantee of formalization',
      conditions:
        'Ensures that the seller attends the signing and provides the documents of title on the agreed date. It is returned upon signing. If the seller does not appear or does not provide the documents, it is released to the buyer.',
      verificationProcess:
        'The notary issues a copy of the signed document or a certificate of non-appearance, which is shared in the chat.',
    },
    'sale-bank': {
      description: 'Bank backing of the deferred price',
      conditions:
        'Covers the whole outstanding price when it is paid in instalments after delivery. It is reduced with each instalment paid and returned with the last one. If a payment is more than fifteen days late, the amount due is released to the seller.',
      verificationProcess:
        'The bank certifies the payments received and those outstanding. The certificate is shared in the chat before each release.',
    },
    'sale-hidden-defects': {
      description: 'Guarantee against hidden defects',
      conditions:
        'Covers repair, reduction of the price or return if defects appear that existed before delivery and were not visible. It is returned to the seller at expiry if no claim is open.',
      verificationProcess:
        'The buyer reports the defect in the chat with photographs or a technical report. The seller has ten days to answer or to propose a joint expert.',
    },
    'sale-free-of-charges': {
      description: 'Guarantee of title and freedom from charges',
      conditions:
        'Answers for undeclared charges, attachments or rights of third parties. If any appear and the seller does not clear them within thirty days, what is needed to clear them is released to the buyer.',
      verificationProcess:
        'Extract or certificate of the relevant registry, or a notarial check, issued after delivery and shared in the chat.',
    },
  },
};
