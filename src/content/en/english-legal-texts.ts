import { formatDefaultAmount, getDraftWording, PARTIES } from '@/content/en/draft-wording';
import { DISTRIBUTION_TEXTS } from '@/content/en/templates/distribution.texts';
import { EMPLOYMENT_TEXTS } from '@/content/en/templates/employment.texts';
import { LICENSE_TEXTS } from '@/content/en/templates/license.texts';
import { LOAN_TEXTS } from '@/content/en/templates/loan.texts';
import { RENTAL_TEXTS } from '@/content/en/templates/rental.texts';
import { SALE_TEXTS } from '@/content/en/templates/sale.texts';
import { SERVICES_TEXTS } from '@/content/en/templates/services.texts';
import { SUPPLY_TEXTS } from '@/content/en/templates/supply.texts';
import { type TemplateTexts, translateTemplate } from '@/content/en/templates/template-texts';
import type { LegalTexts } from '@/content/legal-texts';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { TEMPLATES } from '@/content/templates/templates';
import type { Clause, ContractType, Template } from '@/domain/models';

export const TEMPLATE_TEXTS: Record<ContractType, TemplateTexts> = {
  sale: SALE_TEXTS,
  services: SERVICES_TEXTS,
  license: LICENSE_TEXTS,
  supply: SUPPLY_TEXTS,
  rental: RENTAL_TEXTS,
  employment: EMPLOYMENT_TEXTS,
  loan: LOAN_TEXTS,
  distribution: DISTRIBUTION_TEXTS,
};

/** Texts of the predefined clauses by id. Each `[X]` stands for the same number as in the Spanish original. */
export const CLAUSE_TEXTS: Record<string, { title: string; content: string; comments: Record<string, string> }> = {
  payment: {
    title: 'Payment term and late payment',
    content:
      'Every amount owed under this contract is paid within a period of [X] calendar days, counted from receipt of the invoice or, if there is none, from the date on which the obligation falls due. Payment counts as made when the funds are at the disposal of the recipient. Failure to pay on time bears, without need of notice, the late-payment interest set by the applicable law. A party that disputes part of the amount pays the undisputed part and explains the reasons in writing.',
    comments: {
      'payment-comment-1': 'Paying the undisputed part keeps the whole invoice from being held up.',
      'payment-comment-2': 'Between companies, check the legal maximum term before you fill it in.',
    },
  },
  confidentiality: {
    title: 'Confidentiality',
    content:
      'Each party keeps secret the non-public information that it receives from the other, uses it only to perform this contract and discloses it only to persons who need it and are bound to the same secrecy. Information that was already public or known, that is received from a third party entitled to disclose it, or that must be revealed by law is not confidential. The obligation lasts while the contract is in force and for a period of [X] years from its end. At the end, each party returns or destroys the information within a period of [X] calendar days of the request of the other.',
    comments: {
      'confidentiality-comment-1': 'Clear and mutual. For source code we usually put five years.',
    },
  },
  delivery: {
    title: 'Delivery and receipt',
    content:
      'Delivery takes place within a period of [X] calendar days, counted from the signing of the contract or the acceptance of each order, at the place that the parties agree. The recipient has [X] business days to check quantity, condition and conformity, and reports in writing the faults observed; once that period has passed without objections, the delivery counts as conforming, except for defects that could not be noticed. Delay that is not due to force majeure allows the recipient to require delivery or to terminate the contract after a demand with a reasonable period.',
    comments: {
      'delivery-comment-1': 'The two terms, delivery and check, are just what our own template lacked.',
    },
  },
  termination: {
    title: 'Termination and notice',
    content:
      'Either party may end this contract, within the limits of the applicable law, with written notice of [X] calendar days. It may also terminate it if the other breaches an essential obligation and does not remedy this within a period of [X] calendar days of being asked to. Termination does not affect obligations already due or those that by their nature must continue. The parties settle what is outstanding and release the guarantees in accordance with their conditions.',
    comments: {
      'termination-comment-1': 'That guarantees are released by their own conditions makes for a very orderly ending.',
    },
  },
};

export const ENGLISH_LEGAL_TEXTS: LegalTexts = {
  templates: TEMPLATES.map((template: Template) => translateTemplate(template, TEMPLATE_TEXTS[template.type])),
  clauses: PREDEFINED_CLAUSES.map(translateClause),
  parties: PARTIES,
  getDraftWording,
  formatDefaultAmount,
};

function translateClause(clause: Clause): Clause {
  const { comments = {}, ...texts } = CLAUSE_TEXTS[clause.id] ?? {};
  return {
    ...clause,
    ...texts,
    comments: clause.comments.map((comment) => ({ ...comment, text: comments[comment.id] ?? comment.text })),
  };
}
