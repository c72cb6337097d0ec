import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const EMPLOYMENT_TEXTS: TemplateTexts = {
  title: 'Guarantee annex to an employment contract',
  description: `The employer guarantees in bitcoin the salary and the final settlement of a worker. It accompanies the employment contract, which is made separately on the official SEPE form, and does not replace it.

1. Subject. This annex is an additional clause to the written employment contract identified in the special terms and guarantees obligations of the employer that arise from it. That contract, the law and the collective agreement govern the employment; this annex changes nothing else.

2. Guarantees in favour of the worker only. The worker gives no guarantee and pays no network fee, third-key fee or other expense for this annex.

3. Salary. The salary is paid in euros, with an itemised payslip and the statutory withholdings and contributions. The guarantees do not change when or how it is paid.

4. Term. The annex lasts as long as the employment and until the amounts that it guarantees have been paid. The employer renews the guarantees for the same amount before their “valid until” date; that of the first ones is stated under “Agreed guarantees”.

5. Default. If a guaranteed amount is not paid when due, the worker demands it in writing; if it is still unpaid ten days later, the worker may ask for its release. The demand is needed only to be paid from the guarantee, and no other action is lost by that.

6. Minimum rights. Nothing in this annex reduces the rights that the law or the collective agreement grants the worker, or requires the worker to accept bitcoin. Access to the labour courts does not depend on it.`,
  comments: {
    'employment-comment-1':
      'This annex has no additional clauses. There is no dismissal at will with notice, and confidentiality and termination are matters for the employment contract and the law.',
    'employment-comment-2':
      'Wages are paid in euros. What is released in bitcoin counts towards the debt only if the worker accepts that in writing.',
  },
  terms: {
    position: 'Employment contract: date, form and position',
    startDate: 'Start date',
    monthlySalary: 'Gross monthly salary',
    agreement: 'Applicable collective agreement',
    premium: 'Yearly premium of the accident policy',
    guaranteeDate: 'Date until which wages are guaranteed',
  },
  guarantees: {
    'employment-wages': {
      description: 'Wage guarantee',
      conditions:
        "Guarantees up to two months' gross salary. If one is still unpaid ten days after a written demand, the worker may ask for the release of what is owed. What is received in bitcoin is not payment of the salary: it counts towards the debt only if the worker accepts that in writing, at its value in euros of that day; otherwise the worker returns it once paid in euros. It does not affect withholdings, contributions, the interest of art. 29.3 ET or the protection of the FOGASA. While the relationship lasts, the employer renews it before its “valid until” date.",
      verificationProcess:
        'Payslip, due date and written demand. The employer proves the payment with the receipt of the bank transfer.',
    },
    'employment-severance': {
      description: 'Guarantee of the final settlement',
      conditions:
        'Covers holidays not taken, the proportional parts of extra payments and the severance that applies. What is owed is released to the worker by the rules of the wage guarantee, and it is returned to the employer when the settlement has been paid and accepted or decided.',
      verificationProcess: 'Signed settlement document, conciliation agreement or final decision, shared in the chat.',
    },
    'employment-accident-insurance': {
      description: 'Guarantee that accident insurance is taken out',
      conditions:
        'The employer maintains the cover for workplace accidents set by law or by the collective agreement, with a sum insured of at least €30,000. Until the policy is proved, the guarantee covers, up to its amount, the benefit that the worker would have received under it, and is returned when the policy is proved to be in force.',
      verificationProcess: "The insurer's certificate at the start and at each renewal, with period and sum insured.",
    },
  },
};
