import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const RENTAL_TEXTS: TemplateTexts = {
  title: 'Rental agreement',
  description: `The landlord grants the use of a property, premises or equipment for a fixed time in return for rent. Covers inventory, maintenance and return.

1. Subject. The landlord grants the tenant the use of the property described in the particular conditions, which is handed over in a condition fit for the agreed use.

2. Term. The term and its extensions are those of the particular conditions, without prejudice to the minimum terms that the applicable law imposes.

3. Rent. The rent is paid monthly in advance, within the first seven days of each month. It is adjusted only on the dates and by the index agreed.

4. Expenses. Individual utilities are borne by the tenant. Taxes and expenses of ownership are borne by the landlord, unless otherwise agreed as far as the law allows.

5. Maintenance. The landlord carries out the repairs needed to preserve the property. The tenant carries out the minor repairs due to ordinary use and reports damage as soon as they know of it.

6. Works and assignment. No works, assignments or sublettings are made without the landlord's written consent.

7. Return. At the end, the property is returned as it was received, except for wear from normal use. A return certificate is drawn up with the meter readings.

Particular conditions (complete before publishing):
- Property rented, reference and permitted use:
- Term and extensions:
- Monthly rent, index and manner of payment:
- Inventory and condition at handover:`,
  comments: {
    'rental-comment-1':
      'With the inventory and the photographs in the PDF, the return of the deposit took no more than a day.',
    'rental-comment-2': 'Check the legal limits on the deposit and on further guarantees if it is a main residence.',
  },
  guarantees: {
    'rental-deposit': {
      description: 'Rental deposit',
      conditions:
        "Equals two months' rent, or what the applicable law sets. It answers for outstanding rent and utilities and for damage beyond normal use. The rest is returned within thirty days of the return of the keys.",
      verificationProcess:
        'Return certificate with inventory, photographs and meter readings, compared with the handover certificate. Every deduction is evidenced by an invoice or a quotation.',
    },
    'rental-condition': {
      description: 'Guarantee of handover in good condition',
      conditions:
        'Ensures that the property is handed over on the agreed date and fit for use, with the utilities in order. If it is not handed over, or a serious defect is not repaired within fifteen days, it is released to the tenant.',
      verificationProcess:
        'Signed handover certificate. Defects are reported in the chat with photographs within ten days of the handover.',
    },
    'rental-rent-default': {
      description: 'Bank backing against unpaid rent',
      conditions:
        "Covers up to three months' unpaid rent, where the applicable law allows guarantees beyond the deposit. The month due is released if it is still unpaid thirty days after the demand.",
      verificationProcess:
        "The bank's certificate of the payments received and a copy of the demand for payment, shared in the chat.",
    },
    'rental-inventory': {
      description: 'Deposit for furniture and equipment',
      conditions:
        'Answers for inventoried furniture and equipment that is missing or returned unusable through misuse. It is returned once the exit inventory is agreed.',
      verificationProcess:
        'Signed entry and exit inventories. The replacement value is evidenced by an invoice or a quotation, less an allowance for age.',
    },
    'rental-insurance': {
      description: 'Buildings insurance',
      conditions:
        "The landlord keeps water and fire damage and the owner's liability insured. The guarantee covers the deductible when the loss is not attributable to the tenant.",
      verificationProcess:
        "Certificate of the policy with period and cover. In the event of a loss, the insurer's report shared in the chat.",
    },
  },
};
