import { labelPrice } from '@/content/en/price-labels';
import type { TemplateTexts } from '@/content/en/templates/template-texts';
import type { Passage } from '@/domain/templates/term-types';

const CONSUMER = `\n\n9. Services to a consumer. If the client is a consumer and the provider acts as a business or professional, the following applies. Neither silence nor the use of a deliverable is acceptance: if the client does not answer within the period to raise objections after delivery, the provider sends a reminder on a durable medium and, fifteen days later, may invoice the milestone, whose price, if it was met, falls due thirty days after the invoice, and, only for the guarantees that the provider gives, the deliverable counts as accepted and their periods start, which does not limit the client's rights. The payment guarantee is released only upon express acceptance or if it is proved that the milestone was met or what was done. The client may end a continuing service in the same way in which it was contracted. The service does not start before the withdrawal period ends unless the client asks for it on a durable medium: “I request that the service start now and I know that, once it has been fully provided, I can no longer withdraw” (arts. 98.8, 99.3 and 103 TRLGDCU); without that request, a client that withdraws in time pays nothing (art. 108). If the client withdraws or terminates, it pays at most, at the agreed price, what was provided under the contract until then; if it withdraws without a right under the law, it also makes good the damage that the provider proves, with no penalty or percentage. The provider returns the rest of what it received within fourteen days. No limit applies to what is owed to the client, no period of a guarantee shortens the statutory liability, including that for digital content and services (arts. 114 and following TRLGDCU) and no duty of secrecy prevents the client from complaining to the authorities or taking advice.`;

const SILENCE =
  ' Each deliverable counts as accepted if the client raises no reasoned objection within the period of the special terms after its delivery.';

const USE = ' Productive use of a deliverable amounts to its acceptance, except as to objections already raised.';

const EXPERT =
  " Between businesses or professionals, if it is disputed whether a deliverable complies, an expert chosen by both decides or, after five business days without agreement, the one whom the Chamber of Commerce of the client's domicile appoints (art. 1598 of the Civil Code); each party advances half and the one that is wrong pays for it. The opinion is given within twenty business days of a party's request and binds the parties, also in arbitration and in court, except for manifest error or lack of impartiality; if it is not given in time, the arbitrator decides or, outside arbitration, the court. Asking for it postpones no date of the guarantees. A deliverable that the opinion, the award or the judgment declares to comply counts as accepted, for the price and its interest, from the end of the period to raise objections; the periods of the guarantees that begin with the final acceptance run from notice of that decision, up to their “valid until” dates.";

const WITHHOLDING = ' The client makes the withholdings that the law requires.';

const CAP =
  ' Except for intent or gross negligence, personal injury or mandatory rules, total liability is limited to the amount of the special terms, towards which what is received from the guarantees counts; the limit does not apply to payment of the price, to missing rights in a result (section 5) or to breach of the duty of secrecy.';

/** What the law takes from a contract with a consumer is not written in it. */
const PASSAGES: readonly Passage[] = [
  { when: 'not-consumer', text: WITHHOLDING },
  { when: 'not-consumer', text: SILENCE },
  { when: 'not-consumer', text: USE },
  { when: 'businesses', text: EXPERT },
  { when: 'not-consumer', text: CAP },
  { when: 'maybe-consumer', text: CONSUMER },
];

export const SERVICES_TEXTS: TemplateTexts = {
  title: 'Services agreement',
  description: `One party provides professional services at the request of the other, with defined deliverables, terms and acceptance criteria. Suitable for consulting, engineering work, design, maintenance or development.

1. Subject. The provider performs the services described in the special terms with the care expected in its profession and its own resources.

2. Independence. The provider organises its work autonomously. This contract creates no employment, partnership or agency between the parties.

3. Price and payments. The client pays the price according to the milestones of the special terms. If the contract ends early, the client pays for what was done under it, in proportion to the price; the provider hands it over and returns within fourteen days what it was paid in excess. If it ends because of the provider's breach, only what is of use to the client is paid, without prejudice to damages. Expenses are reimbursed only if they were approved in writing beforehand.${WITHHOLDING}

4. Acceptance.${SILENCE} The provider corrects well-founded objections at no cost, within fifteen days unless another period is agreed, and the client checks the correction within the period to raise objections; a request that goes beyond what was agreed is a change and is priced beforehand (section 6).${USE}${EXPERT}

5. Results. Upon full payment, including what is received from the payment guarantee, or upon payment for what was done if the contract ends early, the provider assigns to the client exclusively, with the right to assign to third parties, for the whole term of protection and worldwide, the rights of reproduction, distribution, communication to the public and transformation of the results, for the uses described in the special terms, and transfers the designs, databases, inventions and other protected results, which the client may register in its own name. Moral rights are respected. The provider is liable for having the right to assign them, delivers the editable files and the source code, and keeps its earlier tools and know-how.

6. Changes and dates. Every extension of the services is agreed in writing, with its price and its term, before it is carried out. If the last delivery, or that of a correction before acceptance, is made after the date of the last delivery, the “valid until” dates of the guarantees are extended by the same time.

7. Subcontracting. The provider is liable for the persons to whom it subcontracts.

8. Liability. Each party is liable for the damage caused by its breach of the contract.${CAP} Neither is liable for delay due to force majeure while it lasts.${CONSUMER}`,
  passages: PASSAGES,
  comments: {
    'services-comment-1':
      'Describe the uses of the results: the assignment of copyright covers only those that are named (art. 43 TRLPI).',
    'services-comment-2':
      "If the provider processes the client's personal data, attach the processing agreement of art. 28 GDPR.",
    'services-comment-3':
      'The insurance guarantee locks the deductible; the €50,000 are the sum that the policy insures.',
    'services-comment-4':
      'If the client is a consumer, first hand over the information of arts. 60 and 97 TRLGDCU and the withdrawal form.',
  },
  terms: {
    services: 'Services and deliverables',
    milestones: 'Milestones, terms and acceptance criteria',
    price: labelPrice('Total price'),
    payment: {
      label: 'Taxes and manner of payment',
      initial: 'VAT extra; by bank transfer, thirty days after each invoice',
      wordings: {
        consumer: { initial: 'VAT included; by bank transfer, thirty days after each invoice' },
        'maybe-consumer': {
          initial: 'VAT extra, except for a consumer; by bank transfer, thirty days after each invoice',
        },
      },
    },
    endDate: 'Date of the last delivery',
    acceptanceDays: 'Period to raise objections (business days)',
    uses: 'Uses of the results',
    liabilityCap: { label: 'Limit of liability', initial: 'the price of the contract' },
    deductible: 'Deductible of the liability policy',
    contacts: { label: 'Contact persons of each party', initial: 'those named in the heading' },
  },
  guarantees: {
    'services-performance': {
      description: 'Performance guarantee',
      conditions:
        'Covers the damage that the client proves because a deliverable is missing, is late or, after well-founded objections, is not corrected in time for reasons attributable to the provider, from the first day, and what the provider was paid in excess and has to return (section 3). It is returned upon acceptance of the last deliverable, except what has been claimed. If the delay exceeds thirty days, the client may also terminate the contract without a further period, and may still claim that damage on this guarantee. Before that, delay does not end the contract, unless the date was essential or consumer law allows it.',
      verificationProcess:
        'Each deliverable and its acceptance or the objections to it are communicated in the chat of the contract. Damage is proved by invoices or an expert report.',
    },
    'services-payment': {
      description: 'Guarantee of payment of the milestones',
      conditions:
        'Backs the payment of the milestone in progress and passes on to the next when that one has been paid; it is returned with the last. If the invoice of an accepted milestone, or that of what was done if the contract ends early, is still unpaid fifteen days after it fell due, it is released to the provider up to the amount owed.',
      verificationProcess:
        'The provider shares the invoice and the acceptance of the milestone or, if there was none, the proof that it was delivered and that the period passed without objections, or the opinion or decision that declares that it was met; the client, the proof of payment.',
      versions: {
        consumer: {
          conditions:
            'Backs the payment of the milestone in progress and passes on to the next when that one has been paid; it is returned with the last. If the invoice of an accepted milestone, or that of what was done if the contract ends early, is still unpaid fifteen days after it fell due, it is released to the provider up to the amount owed. The silence of a consumer is not acceptance: towards a consumer it is released only if the consumer expressly accepted the milestone or it is proved that the milestone was met or what was done.',
          verificationProcess:
            'The provider shares the invoice and the express acceptance of the milestone or, failing that, an expert report or the decision that declares that it was met; the client, the proof of payment. If the client is not a consumer, the proof that it was delivered and that the period passed without objections is enough.',
        },
      },
    },
    'services-liability-insurance': {
      description: 'Guarantee that liability insurance is maintained',
      conditions:
        'The provider keeps a professional liability policy with a sum insured of at least €50,000. The guarantee covers, up to its amount, the damage attributable to the provider that the policy does not pay because of its deductible and, if the policy is not in force, the damage that it would have paid or the premium of an equivalent policy that the client takes out. It is returned at the end of the contract if no claims are pending.',
      verificationProcess:
        "The insurer's certificate with period, sum insured and deductible, which the provider shares before it starts and within ten business days of being asked; otherwise the policy counts as not in force. In the event of a claim, the insurer's decision or an expert report.",
    },
    'services-corrections': {
      description: 'Guarantee of correction of defects',
      conditions:
        'Covers the correction at no cost of the defects reported within ninety days of final acceptance. If a well-founded defect is not corrected within fifteen days, the reasonable cost of correcting it is released to the client.',
      verificationProcess:
        'The client describes the defect and how to reproduce it in the chat; the provider answers with the correction or with a reasoned disagreement. A defect that it does not dispute with reasons within ten business days counts as well-founded.',
    },
    'services-expenses': {
      description: 'Provision for approved expenses',
      conditions:
        'Covers the expenses approved in writing that the provider advances: travel, licences or materials. The provider proves them within thirty days of final acceptance at the latest. It is released for the amount proved and the rest is returned to the client.',
      verificationProcess:
        'Prior approval in the chat and the invoice or receipt of each expense, which is valid if the client does not dispute it with reasons within ten business days.',
      versions: {
        consumer: {
          verificationProcess:
            'Prior approval in the chat and the invoice or receipt of each expense, which is valid if the client does not dispute it with reasons within ten business days. The silence of a consumer is not agreement: what counts is the proof of the approved expense.',
        },
      },
    },
  },
};
