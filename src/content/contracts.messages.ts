import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** Shared by all contract screens (docs/specification.md#2-screens-and-routes). */
export const contractMessages = i18n('contract', {
  draft: 'Draft',
  pending_counterparty: 'Waiting for Counterparty',
  active: 'Active',
  completed: 'Completed',
  createdOn: 'Created on',
  modifiedOn: 'Last modified on',
  noCounterparty: 'No counterparty yet',
  counterparty: 'Counterparty',
  arbitrator: 'Arbitrator',
  arbitratorHint: 'Holds the third key of every guarantee. The contract says what they may sign.',
  unknownArbitrator: params(
    'The server does not know the arbitrator “{id}” ({variable}) that this site uses. Nobody could deposit in a contract made now. Tell the person who runs this site.',
  ),
  owner: 'Creator',
  title: 'Contract Title',
  description: 'Description',
  titleRequired: 'Give the contract a title.',
  descriptionRequired: 'Describe the terms and conditions.',
  cancel: 'Cancel',
  retry: 'Retry',
  logInAgain: 'Log in again',
  viewPdf: 'View Contract PDF',
  pdfFetching: 'Opening the PDF…',
  pdfReady: 'If no new tab has opened, press again.',
  pdfNotOpened: 'The PDF could not be opened.',
  pdfNotUploaded: 'The PDF was not uploaded. Only the person who attached it has it.',
  pdfUnsafe: "The PDF's address can't be opened safely.",
  notFound: 'Contract not found',
  notFoundHint: 'It may have been deleted, or the link is incomplete. Ask the person who sent it to you.',
  backToContracts: 'My Contracts',
  loading: 'Loading the contract',
});

/** /contracts */
export const contractListMessages = i18n('contractList', {
  heading: 'My Contracts',
  statement: 'Statement',
  create: 'Create New Contract',
  empty: 'No contracts yet. Create your first contract to get started.',
  toJoin: 'To join a contract, open the link that the other party sends you.',
  loading: 'Loading your contracts',
  loadFailed: 'Your contracts could not be loaded.',
  refreshFailed: "We couldn't refresh your contracts. Showing the last saved version.",
  pdfAttached: 'PDF Attached',
  delete: 'Delete',
  deleting: 'Deleting…',
  deleteTitle: 'Delete draft',
  deleteQuestion: 'Are you sure you want to delete this draft contract?',
  deleteFailed: 'The draft was not deleted.',
  deleted: 'Draft deleted.',
  'task-sign': 'Needs your signature',
  'task-deposit': 'Your deposit is due',
  'task-answer': 'The terms have changed',
});

/** /contracts/new */
export const contractFormMessages = i18n('contractForm', {
  heading: 'Create New Contract',
  titleHint: 'A name that both parties will recognise.',
  descriptionHint:
    'Describe the terms and conditions of the contract. Once created, you can share it with the other party.',
  pdf: 'Contract PDF',
  pdfHint: 'Optional, .pdf only.',
  pdfHintLocal: 'Optional, .pdf only. It stays on this device: the other party cannot open it.',
  pdfChoose: 'Choose a PDF',
  pdfNone: 'None chosen',
  pdfRejected: 'Only .pdf files can be attached.',
  pdfRemove: 'Remove the PDF',
  pdfView: 'View the PDF',
  pdfUploading: 'Sending the PDF…',
  pdfFailed: 'The PDF was not sent and no contract was created. What you typed is still here.',
  saveDraft: 'Save as Draft',
  savingDraft: 'Saving…',
  create: 'Create Contract',
  creating: 'Creating…',
  failed: 'The contract was not created. What you typed is still here.',
});

/** /contracts/{id} */
export const contractDetailMessages = i18n('contractDetail', {
  showMore: 'Show more',
  showLess: 'Show less',
  contractId: 'Contract id',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'The changes were not saved. What you typed is still here.',
  share: 'Share Contract',
  linkCopied: 'Link copied to clipboard!',
  copyFailed: "Your browser doesn't allow copying. Copy this link by hand:",
  draftText: "Your contract is in draft mode. Publish it when you're ready to share with your counterparty.",
  publish: 'Publish Contract',
  publishing: 'Publishing…',
  publishFailed: 'The contract was not published.',
  pendingWithdrawals: count({
    // The specification's wording for any number.
    one: 'You have {count} pending withdrawal(s) that need to be signed',
    many: 'You have {count} pending withdrawal(s) that need to be signed',
  }),
  missingDeposits: params(
    "Guarantees whose recorded deposit no longer exists: {count}. They are marked below. Don't deliver anything in exchange until they have been paid again.",
  ),
  missingUntilPublished:
    'These guarantees of the template are not in the draft yet. They are kept on this device and added when you publish the contract here.',
  missingGuarantees:
    'These guarantees of the template are not in the contract yet. Add them before the other party joins.',
  addMissing: 'Add them now',
  addingMissing: 'Adding…',
  addMissingFailed: 'Not all guarantees were added.',
  loadFailed: 'The contract could not be loaded.',
  refreshFailed: "We couldn't refresh the contract. Showing the last saved version.",
});

/** /contracts/{id}/join */
export const joinMessages = i18n('join', {
  invitation: 'You are invited to this contract',
  invitedBy: 'Creator',
  guarantees: 'Guarantees',
  noGuarantees: 'No guarantees have been added to this contract yet.',
  amount: 'Amount:',
  amountUnknown: 'not known',
  depositorYou: 'You deposit it, once joined',
  youWouldDeposit: 'If you join, you deposit',
  nothing: 'Nothing',
  notKnown: 'Not known',
  theyDeposit: 'They deposit',
  thirdKey: 'Arbitrator',
  decidesNothing:
    'Does not decide disputes here. Signs only what both of you agree on, or the result of a court case, a mediation or a consumer arbitration.',
  textLanguage: 'Language of the text',
  es: 'Spanish',
  en: 'English',
  details: 'Your details in this contract',
  detailInvalid: 'Use one line of at most 120 characters: letters, digits and common punctuation.',
  detailOpen: 'Fill this in, or accept again to leave it blank.',
  detailRepeats: 'Write only this detail. Leave out the words around it in the contract.',
  choose: 'Choose',
  passwordHint:
    'Optional. Your password signs the terms you have read. Without it, no signature shows what you agreed to.',
  agreement:
    'By accepting this contract, you agree to its terms and conditions. Once accepted, you will be able to add guarantees and participate in the contract execution.',
  decline: 'Decline',
  accept: 'Accept Contract',
  accepting: 'Accepting…',
  joined: "You've successfully joined the contract!",
  declined:
    "You declined, so nothing was agreed. We don't tell the other person; please let them know. The link still works.",
  alreadyParticipant: "You're already a participant in this contract",
  isOwner: "You're the owner of this contract",
  closed: 'This contract is no longer accepting new counterparties.',
  loadFailed: 'The contract could not be loaded.',
  joinFailed: 'You have not joined the contract.',
  detailsFailed:
    'You have joined the contract, but not all that you filled in is saved, so the terms are not signed. It is still in the fields: save it again.',
  retry: 'Save again',
  goOn: 'Continue without them',
  openContract: 'Open the contract',
});

/** Search and tasks of /contracts. */
export const contractSearchMessages = i18n('contractSearch', {
  search: 'Search your contracts',
  clearSearch: 'Clear the search',
  placeholder: 'Title, description or counterparty',
  noMatch: 'No contracts match. Change the search, or show all of them.',
  showAll: 'Show all contracts',
  more: 'Show more contracts',
  found: count({ one: '{count} contract', many: '{count} contracts' }),
  others: count({ one: '{count} more', many: '{count} more' }),
});
