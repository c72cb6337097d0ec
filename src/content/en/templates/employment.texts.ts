import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const EMPLOYMENT_TEXTS: TemplateTexts = {
  title: 'Employment contract',
  description: `The worker provides their services for and under the direction of the employer in return for a salary. The text always applies within the minimums of the law and of the collective agreement.

1. Position. The worker provides services in the position, the place and the professional group stated in the special terms, which contain the essential elements that Royal Decree 1659/1998 requires.

2. Term and trial. The employer registers the worker with Social Security before the start and the contract with the SEPE within ten days. The contract is for an indefinite period. If it is temporary, it states the permitted cause, the circumstances that justify it and their connection with its length (art. 15 ET). The trial period, if agreed, does not exceed the maximum of the law or of the collective agreement.

3. Working time. The hours, the schedule, the breaks and the holidays are those of the special terms and respect the legal limits. Working time is recorded daily.

4. Salary. The salary is paid in euros, monthly in arrears, within the first five days of the following month, with an itemised payslip and the statutory withholdings and contributions.

5. Equipment. The employer provides the necessary equipment and covers the expenses of remote work where there is any. The equipment is handed over and returned with a signed inventory; the worker gives no guarantee for it.

6. Safety and data. The employer ensures safety and health at work and processes personal data only to manage the employment relationship.

7. Termination. The contract ends for the causes and with the requirements of the Workers' Statute (ET). The final settlement is delivered with the last payslip.

8. Minimum rights. Nothing in this contract reduces the rights that the law or the collective agreement grants the worker.`,
  comments: {
    'employment-comment-1':
      'There is no dismissal at will with notice: therefore the termination clause is not offered in this template.',
    'employment-comment-2':
      'Wages are paid in euros. What is released in bitcoin counts towards the debt only if the worker accepts that in writing.',
  },
  terms: {
    position: 'Position, professional group and place',
    startDate: 'Start date',
    duration: { label: 'Term', options: { open: 'indefinite', temporary: 'temporary' } },
    endDate: 'End date',
    cause: 'Cause of the temporary term, circumstances and connection with its length',
    trial: { label: 'Trial period', initial: 'no trial period' },
    hours: 'Working time, schedule and holidays',
    grossSalary: 'Gross yearly salary',
    payments: { label: 'Payments and supplements', initial: 'those of the collective agreement' },
    netSalary: 'Estimated net monthly salary',
    agreement: 'Applicable collective agreement',
    notice: { label: "Worker's notice", initial: 'that of the collective agreement' },
    equipment: 'Inventory of equipment handed over',
    premium: 'Yearly premium of the accident policy',
    guaranteeDate: 'Date until which wages are guaranteed',
  },
  guarantees: {
    'employment-wages': {
      description: 'Wage guarantee',
      conditions:
        "Guarantees up to two months' net salary. If one is still unpaid ten days after it fell due, the worker may ask for the release of what is owed. What is received in bitcoin is not payment of the salary: it counts towards the debt only if the worker accepts that in writing, at its value in euros of that day, and does not affect withholdings, contributions, the interest of art. 29.3 ET or the protection of the FOGASA. While the relationship lasts, the employer renews it before its date.",
      verificationProcess:
        'Payslip and due date. The employer proves the payment with the receipt of the bank transfer.',
    },
    'employment-severance': {
      description: 'Guarantee of the final settlement',
      conditions:
        'Covers holidays not taken, the proportional parts of extra payments and the severance that applies. What is owed is released to the worker by the rules of the wage guarantee, and it is returned to the employer when the settlement has been paid and accepted or decided.',
      verificationProcess: 'Signed settlement document, conciliation agreement or final decision, shared in the chat.',
    },
    'employment-accident-insurance': {
      description: 'Guarantee of taking out accident insurance',
      conditions:
        'The employer maintains the cover for workplace accidents set by law or by the collective agreement, with a sum insured of at least €30,000. Until the policy is proven, the guarantee equals one yearly premium: it covers taking it out and is returned when the policy is proven to be in force.',
      verificationProcess: "The insurer's certificate at the start and at each renewal, with period and sum insured.",
    },
  },
};
