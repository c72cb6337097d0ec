import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const SERVICES_TEXTS: TemplateTexts = {
  title: 'Services agreement',
  description: `One party provides professional services to the order of the other, with defined deliverables, terms and acceptance criteria. Suitable for consulting, technical works, design, maintenance or development.

1. Subject. The provider performs the services described in the particular conditions with the diligence proper to their profession and by their own means.

2. Independence. The provider organises their work autonomously. This contract creates no employment, partnership or agency between the parties.

3. Price and payments. The client pays the price by the milestones of the particular conditions. Expenses are reimbursed only if they were approved in writing beforehand.

4. Acceptance. Each deliverable counts as accepted if the client raises no reasoned objection within ten business days of its delivery. The provider corrects well-founded objections at no cost.

5. Results. Upon full payment, the client acquires the exploitation rights to the results. The provider keeps their earlier tools and know-how.

6. Changes. Every extension of the assignment is agreed in writing, with its price and its term, before it is carried out.

7. Liability. Each party answers for direct damage that it causes by intent or negligence. Neither answers for delay due to force majeure while it lasts.

Particular conditions (complete before publishing):
- Services and deliverables:
- Milestones, terms and acceptance criteria:
- Price, taxes and manner of payment:
- Contact persons of each party:`,
  comments: {
    'services-comment-1': 'Tacit acceptance after ten business days saved us weeks of waiting in our last project.',
    'services-comment-2': 'Very balanced. We always ask for the guarantee of payment of the next milestone.',
    'services-comment-3': "For work on the client's premises, liability insurance is indispensable.",
  },
  guarantees: {
    'services-performance': {
      description: 'Performance guarantee',
      conditions:
        'Ensures that all deliverables are delivered on time. It is returned upon acceptance of the last one. If delay attributable to the provider exceeds thirty days, the client may terminate the contract and it is released to the client.',
      verificationProcess:
        'Each deliverable and its acceptance or the objections to it are communicated in the chat of the contract, which serves as the record of dates.',
    },
    'services-payment': {
      description: 'Guarantee of payment of the next milestone',
      conditions:
        'Backs the payment of the milestone in progress. It is returned when the milestone has been paid. If the invoice of an accepted milestone is still unpaid fifteen days after it fell due, it is released to the provider up to the amount owed.',
      verificationProcess:
        'The provider shares the invoice and the acceptance of the milestone; the client, the proof of payment.',
    },
    'services-liability-insurance': {
      description: 'Professional liability insurance',
      conditions:
        'The provider keeps the damage that they cause in performing the services insured. The guarantee covers the deductible and the damage excluded from the policy that is attributable to the provider. It is returned at the end of the contract if no claims are pending.',
      verificationProcess:
        "The insurer's certificate with period, sum insured and deductible. In the event of a claim, the insurer's decision or an expert report.",
    },
    'services-corrections': {
      description: 'Guarantee of correction of defects',
      conditions:
        'Covers the correction at no cost of the defects reported after final acceptance. If a well-founded defect is not corrected within fifteen days, the reasonable cost of correcting it is released to the client.',
      verificationProcess:
        'The client describes the defect and how to reproduce it in the chat; the provider answers with the correction or with a reasoned disagreement.',
    },
    'services-expenses': {
      description: 'Provision for approved expenses',
      conditions:
        'Covers the expenses approved in writing that the provider advances: travel, licences or materials. It is released for the amount evidenced and the rest is returned to the client.',
      verificationProcess: 'Prior approval in the chat and the invoice or receipt of each expense.',
    },
  },
};
