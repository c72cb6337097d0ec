import type { contractTypeMessages } from '@/content/contract-types.messages';
import type { creationMessages } from '@/content/creation.messages';
import type { TextsOf } from '@/i18n/translation';

export const contractTypes: TextsOf<typeof contractTypeMessages> = {
  all: 'All',
  sale: 'Sale',
  services: 'Services',
  license: 'Licence',
  supply: 'Supply',
  rental: 'Rental',
  employment: 'Employment',
  loan: 'Loan',
  distribution: 'Distribution',
};

export const creation: TextsOf<typeof creationMessages> = {
  title: 'Create a contract',
  intro: 'There are two ways to start. In both you can save a draft and change the text before you share it.',
  scratchTitle: 'Create from scratch',
  scratchText: 'Write the title and the terms yourself, or attach the contract as a PDF.',
  scratchWhen: 'Choose this if the text is already written, or if your agreement is unlike any usual one.',
  scratchAction: 'Start from scratch',
  templateTitle: 'Use a predefined template',
  templateText: 'Start from a complete template, with guarantees and clauses ready to adapt.',
  templateWhen:
    'Choose this for a sale, a service, a rental, a loan or another usual agreement, or if you do not know which guarantees to ask for.',
  templateAction: 'See the templates',
  recommended: 'Recommended the first time',
  clausesText: 'Are there texts that you repeat in every contract?',
  clausesLink: 'Keep them in your clause library',
};
