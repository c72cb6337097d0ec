import type { clauseMessages } from '@/content/clauses.messages';
import type { contractTypeMessages } from '@/content/contract-types.messages';
import type { creationMessages } from '@/content/creation.messages';
import { DISCARD } from '@/content/discard.messages';
import { DRAFTS, type legalDraftMessages } from '@/content/drafts.messages';
import { FORM_ISSUES } from '@/content/form-issues.messages';
import type { templateMessages } from '@/content/templates.messages';
import type { TextsOf } from '@/i18n/translation';

export const templates: TextsOf<typeof templateMessages> = {
  catalogueTitle: 'Contract templates',
  catalogueIntro: 'Complete texts with guarantees for both parties. Choose one and adapt it in the next step.',
  withClause: 'Choose the template to which the clause “{title}” is added.',
  clausesLink: 'Clause library',
  search: 'Search templates',
  clearSearch: 'Clear the search',
  searchPlaceholder: 'Title, text or guarantee',
  typeFilter: 'Contract type',
  noneFound: 'No template matches the search.',
  showAll: 'Show all templates',
  found: { one: '{count} template', many: '{count} templates' },
  votes: { one: '{count} vote', many: '{count} votes' },
  fullText: 'Read the full text',
  guarantees: { one: '{count} guarantee', many: '{count} guarantees' },
  comments: 'Comments',
  use: 'Use this template',
  back: 'Back to the templates',

  role: 'Your Role',
  chooseRole: 'Choose your role in the contract.',
  contractLanguage: 'Language of the contract',
  spanish: 'Spanish',
  english: 'English',
  import: 'Import Template',
  importing: 'Importing…',
  arbitrator: 'Arbitrator',
  arbitratorHint: 'Holds the third key of every guarantee. The contract says what they may sign.',
  unknownArbitrator:
    'The server does not know the arbitrator “{id}” ({variable}) that this site uses. Nobody could deposit in a contract made now. Tell the person who runs this site.',
  importHint: 'Creates a draft. What is missing is marked in its text.',
  withoutAmount: 'Not included before they have an amount: {list}.',
  importFailed: 'The contract could not be created.',

  terms: 'Particular conditions',
  moreTerms: 'More conditions',
  optionalTerm: '{label} (optional)',
  choose: 'Choose an option',
  'not-money': 'Enter an amount in euros above zero, with two decimals at most, for example 1500.50 or 1500,50.',
  'not-percent': 'Enter a percentage with a point or a comma, for example 2.5.',
  'not-a-date': 'Enter a valid date.',

  draftingNote: 'Drafting proposal, not legal advice. Last updated: {month}.',
  draftingHelp: 'Have a lawyer check it before you publish the contract.',
  law: 'Governing law: Spanish.',
  translation: 'Made from the Spanish template.',

  noGuaranteesOf: 'None: this template asks this party for no guarantee.',

  yourContract: 'Your contract',
  selectedClauses: 'Selected clauses',
  noClauses: 'No clauses yet. Mark those that you need in the list.',
  selectedGuarantees: 'Selected guarantees',
  noGuarantees: 'No guarantees yet. Choose one from the list to set its amount.',
  removeClause: 'Remove the clause {title}',
  removeGuarantee: 'Remove the guarantee {title}',
  validUntilDate: 'Valid until',

  predefinedClauses: 'Predefined clauses',
  readClause: 'Read',
  noneApplicable: 'There are no clauses for this contract type.',

  predefinedGuarantees: 'Predefined guarantees',
  depositedByYou: 'Deposited by you, the {party}',
  depositedOnceJoined: 'Deposited by the {party}, once joined',
  essential: 'Essential',
  recommended: 'Recommended',
  optional: 'Optional',
  notary: 'Requires a notary',
  bank: 'Requires a bank',
  insurance: 'Requires an insurer',
  otherParty: 'Deposited by the other party',
  add: 'Add',
  added: 'Added',
  noAmount: 'No amount yet',

  editorTitle: 'Add guarantee',
  editorPurpose: '{role} · {importance} · {value}',
  needsAmount: 'Enter the amount.',
  needsDate: 'Choose the date.',
  description: 'Description',
  amount: 'Amount (BTC)',
  validUntil: 'Valid Until',
  lastDay: 'It is the last day to claim.',
  conditions: 'Conditions',
  verification: 'Verification Process',
  close: 'Close',
  addGuarantee: 'Add Guarantee',
};

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

export const legalFormIssues = FORM_ISSUES.en;

export const clauses: TextsOf<typeof clauseMessages> = {
  title: 'Clauses',
  intro: 'Texts that are added to a contract when a template is adapted. Yours are kept in this browser.',
  search: 'Search clauses',
  clearSearch: 'Clear the search',
  searchPlaceholder: 'Title or content',
  typeFilter: 'Clause type',
  all: 'All',
  general: 'General',
  payment: 'Payment',
  delivery: 'Delivery',
  termination: 'Termination',
  confidentiality: 'Confidentiality',
  found: { one: '{count} clause', many: '{count} clauses' },
  noneFound: 'No clause matches the search.',
  showAll: 'Show all clauses',
  fullText: 'Read the full text',
  lessText: 'Show less',
  appliesTo: 'Applies to',
  everyType: 'All contracts',
  votes: { one: '{count} vote', many: '{count} votes' },
  comments: 'Comments',
  own: 'Your own',
  use: 'Use this clause',
  edit: 'Edit',
  editClause: 'Edit the clause {title}',
  delete: 'Delete',
  deleteClause: 'Delete the clause {title}',
  deleteTitle: 'Delete the clause',
  deleteText: 'Are you sure you want to delete “{title}”? Contracts that already include it do not change.',
  deleted: 'Clause deleted.',
  new: 'New Clause',
  newPurpose: 'Write a text that you can reuse in your contracts.',
  editTitle: 'Edit clause',
  fieldTitle: 'Title',
  fieldType: 'Clause type',
  fieldContractTypes: 'Contract types',
  contractTypesHint: 'With none marked, it is offered in all contracts.',
  fieldContent: 'Content',
  contentHint: 'Write [X] where a number of days or years is missing: it is marked in the contract.',
  required: 'Required',
  save: 'Save',
  cancel: 'Cancel',
};

export const legalDrafts: TextsOf<typeof legalDraftMessages> = DRAFTS.en;

export const legalDiscard = DISCARD.en;
