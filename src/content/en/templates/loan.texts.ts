import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const LOAN_TEXTS: TemplateTexts = {
  title: 'Loan agreement',
  description: `The lender hands over a sum of money and the borrower undertakes to repay it, with or without interest, under a schedule. Suitable for loans between individuals or between companies, not for consumer credit.

1. Subject. The lender hands over to the borrower the principal stated in the special terms, and the borrower undertakes to repay it within the agreed terms.

2. Nature of the loan. If it does not act as a business or professional, the lender declares that it does not grant loans professionally or habitually. If it does, the borrower declares that it is not a consumer and that the principal is for its own activity.

3. Disbursement. The principal is handed over at once or in the agreed tranches. The disbursement is proved by the receipt of the bank transfer or of the transaction. It cannot be required until the fifth business day after the deposit of all the guarantees of the borrower; if that day is later than the date of disbursement, it becomes that date, and the dates of the instalments and the “valid until” dates of the guarantees are postponed by the same time. If the borrower does not deposit within ten business days of the day on which it had to, the lender may terminate the loan at no cost; if the principal is not handed over within ten days of its date, the borrower may do so. In both cases the parties sign within five business days the return of all the guarantees, except the damage claimed that the guarantee of disbursement covers.

4. Interest. The ordinary interest and, if stated, its APR are those of the special terms; default interest is the ordinary interest plus the points stated there, without compounding. The party that pays interest makes the withholding that the law requires. A loan with interest notably above the normal cost of money and manifestly disproportionate is void; then only the principal is returned (Law of 23 July 1908).

5. Repayment. The schedule of instalments is part of the contract. Payments are made to the account of the special terms and count first towards interest due and then towards principal.

6. Early repayment. The borrower may repay all or part of the principal early, at no cost, with the notice of the special terms.

7. Default. If two instalments are still unpaid thirty days after the demand, the lender may declare the loan due and claim the outstanding principal and the accrued interest; the borrower prevents this by first paying the instalments due with their default interest. The lender may also declare it due if the guarantee of repayment of the principal is lost and not replaced, or is not topped up for a cause attributable to the borrower, and the periods of five and of ten business days of the clause “Value and exchange risk” have passed. Before that, the lender may claim from the guarantees only the instalments that have fallen due.

8. Claims. The claiming party sends the statement with the instalments, payments and interest. The guarantee of repayment is partial cover if it secures less than the principal; the borrower answers for the rest with all its assets (art. 1911 of the Civil Code). What is due and not submitted to arbitration may be claimed in order-for-payment proceedings (proceso monitorio, arts. 812 to 818 of the Civil Procedure Act), before the court of the debtor's domicile, with this contract signed, the proof of disbursement and the statement. A borrower that has paid claims the return of its guarantee with the proofs of payment.

9. Currency. The principal and the instalments are owed in euros. A payment in bitcoin that both parties accept counts at its value in euros of the day on which it is received, at the price of the clause “Value and exchange risk”. The guarantees are valued as the common terms say.`,
  passages: [{ when: 'arbitration', text: ' and not submitted to arbitration' }],
  comments: {
    'loan-comment-1':
      'Not suitable if the lender does this for a living and the borrower is a consumer: the law on consumer credit applies to such loans.',
    'loan-comment-2': 'Between individuals, file form 600 with your region: the loan is exempt but must be declared.',
    'loan-comment-3':
      'The proposed guarantee of repayment covers only 20% of the principal: change its amount if you want more. Between private persons, without “Arbitration between private persons” only a court decides if a party does not sign, and there is no return date.',
  },
  terms: {
    principal: 'Principal',
    purpose: 'Purpose of the principal',
    disbursementDate: 'Date of disbursement',
    interest: 'Ordinary yearly interest (0 if free of interest)',
    apr: 'APR (TAE)',
    lateInterest: { label: 'Points added in case of default', initial: 'two' },
    schedule: 'Schedule of instalments',
    lastInstalment: 'Date of the last instalment',
    earlyNotice: 'Notice of early repayment (days)',
    accounts: {
      label: 'Account or payment address of each party',
      initial: 'those that each party states in the chat',
    },
  },
  guarantees: {
    'loan-repayment': {
      description: 'Guarantee of repayment of the principal',
      conditions:
        'Backs the instalments of principal and principal declared due early. If an instalment or that principal is still unpaid thirty days after the demand, it is released to the lender up to the amount due. It is returned when the principal has been paid. It covers only up to its guaranteed amount, even if the principal is greater.',
      verificationProcess:
        'Schedule of instalments, demand for payment and proofs of the instalments paid, shared in the chat.',
    },
    'loan-disbursement': {
      description: 'Guarantee of disbursement of the principal',
      conditions:
        'Ensures that the principal, or its first tranche, is handed over on the agreed date; the other tranches are owed without this guarantee. It is returned to the lender upon proof of the disbursement. If it is not handed over within ten days of that date, the guarantee covers the proved damage of the borrower.',
      verificationProcess:
        'Receipt of the bank transfer or identifier of the transaction, and proof of the damage, shared in the chat.',
    },
    'loan-interest': {
      description: 'Guarantee of payment of interest',
      conditions:
        'Covers the interest due, ordinary and for default, on loans that bear interest. Interest due that is still unpaid thirty days after the demand is released to the lender; the rest is returned when the interest has been paid.',
      verificationProcess:
        'Statement of interest computed under the schedule of the contract, demand for payment and proofs of the payments, shared in the chat.',
    },
    'loan-life-insurance': {
      description: 'Guarantee that repayment insurance is taken out',
      conditions:
        'With this guarantee the parties agree on the insurance: within thirty days of the disbursement and until the loan is repaid, the borrower insures the outstanding principal against its own death and absolute permanent disability or, if it is a legal person, those of its representative, who consents in writing (art. 83 of Law 50/1980). The lender is the beneficiary up to what it is owed, and what it receives reduces the debt. If the policy is not proved within ten days of the demand, the guarantee covers, up to its amount, the premium that the lender pays if it takes out the policy. The insured person signs the consent and the application for insurance before the disbursement, also for a policy that the lender takes out; while they are missing for a cause not attributable to the lender, the disbursement is not due; if they are missing on its date, that date, those of the instalments and the “valid until” dates are postponed by the extra days. If they are still missing ten business days after the original date of disbursement, only the lender may terminate for this cause, at no cost, and all the guarantees are returned as section 3 says. A lack of insurance does not make the loan fall due. It is returned when the loan has been paid or, earlier, when the premium is proved to have been paid until its end.',
      verificationProcess:
        "Policy and the insurer's yearly certificate with the sum insured and the lender as beneficiary, shared in the chat.",
    },
    'loan-discharge': {
      description: 'Guarantee of receipt and discharge',
      conditions:
        'Ensures that the lender gives a receipt in full and cancels the registered securities, if any, within thirty days of the last instalment or of the early repayment of all that is owed. If the lender does not, it covers the proved costs of cancellation. It is returned upon the receipt in full.',
      verificationProcess:
        'Receipt in full with a signature authenticated by a notary or, if there are no registered securities, signed electronically, or a record of the unanswered demand.',
    },
  },
};
