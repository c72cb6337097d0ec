import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const EMPLOYMENT_TEXTS: TemplateTexts = {
  title: 'Employment contract',
  description: `The worker provides their services for and under the direction of the employer in return for a salary. The text always applies within the minimums of the law and of the collective agreement.

1. Position. The worker provides services in the position, the place and the professional group stated in the particular conditions.

2. Term and trial. The contract is for an indefinite period unless the particular conditions state a temporary cause. The trial period, if agreed, does not exceed the maximum of the law or of the collective agreement.

3. Working time. The hours, the schedule, the breaks and the holidays are those of the particular conditions and respect the legal limits. Working time is recorded daily.

4. Salary. The gross salary is paid monthly in arrears, within the first five days of the following month, with an itemised payslip and the statutory withholdings and contributions.

5. Equipment. The employer provides the necessary equipment and covers the expenses of remote work where there is any. The equipment is returned at the end of the relationship.

6. Safety and data. The employer ensures safety and health at work and processes personal data only to manage the employment relationship.

7. Termination. The contract ends for the causes set by law. The final settlement is delivered with the last payslip.

Nothing in this contract reduces the rights that the law or the collective agreement grants the worker.

Particular conditions (complete before publishing):
- Position, group and place:
- Start date, term and trial period:
- Working time, schedule and holidays:
- Gross yearly salary, payments and applicable collective agreement:`,
  comments: {
    'employment-comment-1': 'The wage guarantee gives great peace of mind when the company is in another country.',
    'employment-comment-2': 'Right that what the worker deposits is optional: check first whether the law allows it.',
  },
  guarantees: {
    'employment-wages': {
      description: 'Wage guarantee',
      conditions:
        "Secures two months' gross salary. If a month's salary is still unpaid ten days after it fell due, it is released to the worker up to the amount owed. The rest is returned at the end of the relationship.",
      verificationProcess:
        'Payslip and due date. The employer proves the payment with the receipt of the bank transfer.',
    },
    'employment-severance': {
      description: 'Guarantee of the final settlement',
      conditions:
        'Covers holidays not taken, the proportional parts of extra payments and the severance that applies. It is returned to the employer when the settlement has been paid and accepted or decided.',
      verificationProcess: 'Signed settlement document, conciliation agreement or final decision, shared in the chat.',
    },
    'employment-accident-insurance': {
      description: 'Workplace accident insurance',
      conditions:
        'The employer maintains the cover for workplace accidents set by law or by the collective agreement. The guarantee covers the benefit if the policy is not in force on the date of the accident.',
      verificationProcess:
        "The insurer's certificate at the start and at each renewal. In the event of an accident, the medical report and the insurer's decision.",
    },
    'employment-equipment': {
      description: 'Return of work equipment',
      conditions:
        'Only where the applicable law allows this deposit. It answers for the return of the equipment handed over at the end of the relationship, not counting wear from use. It is returned upon the receipt for the equipment.',
      verificationProcess:
        'Receipt of handover and receipt of return of the equipment, with serial numbers, signed by both parties.',
    },
  },
};
