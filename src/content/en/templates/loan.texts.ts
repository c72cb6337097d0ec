import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const LOAN_TEXTS: TemplateTexts = {
  title: 'Loan agreement',
  description: `The lender hands over a sum of money and the borrower undertakes to repay it, with or without interest, by a schedule. Suitable for loans between individuals or between companies.

1. Subject. The lender hands over to the borrower the principal stated in the particular conditions, and the borrower undertakes to repay it within the agreed terms.

2. Disbursement. The principal is handed over at once or in the agreed tranches. The disbursement is proven by the receipt of the bank transfer or of the transaction.

3. Interest. The loan bears the interest stated in the particular conditions; if none is stated, it is free of interest. The interest may not exceed the limits of the applicable law.

4. Repayment. The schedule of instalments is part of the contract. Payments count first towards interest due and then towards principal.

5. Early repayment. The borrower may repay all or part of the principal early, at no cost, with five days' notice.

6. Default. If two instalments are still unpaid thirty days after the demand, the lender may declare the loan due and claim the outstanding principal and the accrued interest.

7. Currency. If the principal is expressed in one currency and the guarantee in bitcoin, the equivalent is computed at the exchange rate of the agreed source on the day of each release.

Particular conditions (complete before publishing):
- Principal, currency and purpose:
- Interest rate and source of the exchange rate:
- Schedule of instalments:
- Account or payment address of each party:`,
  comments: {
    'loan-comment-1': 'The currency clause is key when the principal is in euros and the guarantee in bitcoin.',
    'loan-comment-2': 'I signed it with my brother: no interest, a clear schedule and no misunderstandings.',
  },
  guarantees: {
    'loan-repayment': {
      description: 'Guarantee of repayment of the principal',
      conditions:
        'Backs the instalments of principal. If an instalment is still unpaid thirty days after the demand, it is released to the lender up to the amount owed. It is returned with the last instalment.',
      verificationProcess:
        'Schedule of instalments, demand for payment and proofs of the instalments paid, shared in the chat.',
    },
    'loan-disbursement': {
      description: 'Guarantee of disbursement of the principal',
      conditions:
        'Ensures that the principal is handed over on the agreed date. It is returned to the lender upon proof of the disbursement. If the principal is not handed over within ten days of the agreed date, it is released to the borrower.',
      verificationProcess: 'Receipt of the bank transfer or identifier of the transaction, shared in the chat.',
    },
    'loan-interest': {
      description: 'Guarantee of payment of interest',
      conditions:
        'Covers the interest due on loans that bear interest. Interest due that is still unpaid thirty days after the demand is released to the lender; the rest is returned with the last instalment.',
      verificationProcess:
        'Statement of interest of the period, agreed by both parties or computed by the schedule of the contract.',
    },
    'loan-life-insurance': {
      description: 'Loan repayment insurance',
      conditions:
        'The borrower keeps the outstanding principal insured against death or disability. The guarantee is reduced with each instalment and is returned when the policy is proven to be in force or the loan has been paid.',
      verificationProcess: "The insurer's yearly certificate with the sum insured and the lender as beneficiary.",
    },
    'loan-discharge': {
      description: 'Commitment to give receipt and discharge',
      conditions:
        'Ensures that the lender gives a receipt in full and cancels the registered securities within thirty days of the last instalment. If the lender does not, it is released to the borrower to cover the costs of cancellation.',
      verificationProcess:
        'Receipt in full with a signature authenticated by a notary, or a record of the unanswered demand.',
    },
  },
};
