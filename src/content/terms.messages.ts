import { SEAL_SENTENCES } from '@/content/seal-sentences';
import type { TermsGap } from '@/domain/terms/build-terms';
import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

const GAPS: Record<`gap-${TermsGap['kind']}`, string> = {
  'gap-owner-key':
    "The creator's public key is unknown. Reload the page. If the key is still unknown, ask the creator to log in once.",
  'gap-counterparty-key':
    "The counterparty's public key is unknown. Reload the page. If the key is still unknown, ask the counterparty to log in once.",
  'gap-arbitrator': 'The third key is not known yet. Wait a moment. If it is still unknown, reload the page.',
  'gap-pdf': 'They include a PDF that this device has not read.',
  'gap-amount': 'A guarantee has no readable amount. Ask the person who added it to add it again.',
  'gap-depositor':
    "The server has not recorded who deposits one of the guarantees. The contract's page says what to do.",
  'gap-text':
    'A text is too long to be signed, or has more than 30 accents on one letter. Ask the person who wrote it to correct it.',
};

/** The state of the signed terms, below the header of a contract (docs/terms.md#states). */
export const termsMessages = i18n('terms', {
  ...GAPS,
  unsigned: 'The [terms] are not signed by both yet',
  waiting: params('Waiting for {name}: you have signed the terms'),
  otherSigned: params('{name} signed. Read and sign'),
  sealed: params('Signed by both, revision {revision}, {date}'),
  sign: 'Sign the terms',
  signNew: 'Sign the new terms',
  changedTitle: 'The terms changed after you both signed',
  changedMeaning: params(
    'Both of you signed revision {revision} on {date}. The contract has been changed since, by {name} or by the server, and nobody has signed the change. What you both signed counts.',
  ),
  earlierMeaning: params(
    'The contract says again what you both signed before. On {date} you agreed to another text here. {name} or the server put the earlier one back.',
  ),
  changedAdvice: 'Sign the new terms only if you agree with every difference.',
  acceptedTitle: 'The terms changed since you agreed to them',
  acceptedMeaning: params(
    'You agreed to different terms here on {date}, and they were not signed by both of you. Since then, {name}, the server, or you on another device changed them.',
  ),
  acceptedMeaningAlone: params(
    'You agreed to different terms here on {date}. Nobody has joined yet: the server, or you on another device, changed them.',
  ),
  acceptedAdvice: 'Accept them only if you agree with every difference. Your money stays where it is until you do.',
  acceptChanges: 'Accept',
  toldTitle: 'The text was changed',
  toldMeaning: params('{name}, the server, or you on another device changed it since {date}.'),
  toldMeaningAlone: params('The server, or you on another device, changed it since {date}.'),
  restore: 'Ask to put it back',
  undecided: 'These terms have not been compared yet with what you both signed.',
  textMissing: params(
    'The terms that you both signed (revision {revision}) are not on this device, and they differ from those shown here. Open their certificate to compare.',
  ),
  textMissingPdf: params(
    'The terms that you both signed (revision {revision}) differ from those shown here: the contract was changed, or the PDF chosen here is not the signed one. Open their certificate to compare.',
  ),
  cannotSign: 'The terms cannot be signed yet.',
  pdfNext: 'Terms not signed yet: read the PDF first',
  pdfBefore: 'after you have read the PDF',
  notKept: "This browser doesn't keep signatures once the page is closed.",
  notKeptSealed: 'Save the certificate in Terms, and keep the file.',
  notInChat: params("Your signature isn't in the chat: {name} may not have it."),
  notSent: params(
    "You have signed, and the signature is kept on this device. It could not be sent to the chat: {reason} Send it again from the contract's page.",
  ),
  sendAgain: 'Send again',
  sending: 'Sending…',
  sent: 'Your signature is in the chat.',
  copyLine: 'Copy it as text',
  copyFailed: "Your browser doesn't allow copying.",
  sentence: params(SEAL_SENTENCES.en),
});

/** The dialogs that show and sign the terms. */
export const signTermsMessages = i18n('signTerms', {
  purpose:
    'Read everything below. Your signature covers exactly this text, so any later change can be detected. It is a simple electronic signature, made with the key that your password unlocks.',
  terms: 'The terms',
  sign: 'Sign',
  signing: 'Signing…',
  cancel: 'Cancel',
  close: 'Close',
  signed: 'You have signed the terms.',
  notSigned: 'The terms were not signed.',
  changedMeanwhile:
    'The contract has changed since you opened this, so nothing was signed. Below are the terms as they are now; your password is still in the field. This is what changed:',
  purposeChange: 'Your signature covers exactly this text, so any later change can be detected.',
  asAgreed: params('The text is what you agreed to on {date}, with {name} as the other party.'),
  restAsAgreed: params('The rest is what you agreed to on {date}, with {name} as the other party.'),
  wholeText: 'The whole text',
  unsaved: 'You have unsaved changes to the text. They stay on this device and are not signed.',
});

/** The signatures above the text of the terms, on screen and on paper (docs/terms.md#certificate). */
export const signaturesMessages = i18n('signatures', {
  title: params('Signed by both, revision {revision}'),
  owner: 'Creator',
  counterparty: 'Counterparty',
  details: 'Keys and signatures',
  message: 'Signed message, with the fingerprint of the terms (SHA-256)',
  key: 'public key',
  signature: 'signature (BIP137)',
  check:
    'To check it, open the saved certificate on the recovery page (recover.html), or verify the message with the addresses and signatures of that file in Electrum or Bitcoin Core. A signature proves which key signed, not whose key it is, nor when.',
  otherText: 'This signed text counts. It is not the text below, which the contract has now.',
  signedText: 'The signed text',
  save: 'Save certificate',
  saved: params('Your browser is saving {file}.'),
});

/** Differences between two texts of the terms. */
export const termsChangesMessages = i18n('termsChanges', {
  title: 'Differences',
  none: 'The text is the same. Only the number of the previous revision is different.',
  before: 'Before',
  now: 'Now',
  removed: 'removed:',
  added: 'added:',
  'guarantee-added': 'Guarantee added',
  'guarantee-removed': 'Guarantee removed',
  'guarantee-changed': 'Guarantee changed',
  becomes: 'becomes',
  nothing: 'nothing',
  tooDifferent: 'The texts differ too much to mark each change.',
  'owner-id': 'Creator',
  'owner-key': "Creator's public key",
  'counterparty-id': 'Counterparty',
  'counterparty-key': "Counterparty's public key",
  'arbitrator-id': 'Arbitrator',
  'arbitrator-key': "Arbitrator's extended public key",
});

/** Signed contracts in the list of contracts. */
export const signedListMessages = i18n('signedList', {
  unsent: count({
    one: 'The server does not send a contract that you both signed:',
    many: 'The server does not send {count} contracts that you both signed:',
  }),
  unsentMeaning: 'The signed terms are stored on this device. Save the certificate before you hide this note.',
  save: params('Save the certificate of "{title}"'),
  hide: 'Hide this note',
});

/** A change of signed terms that one party has signed (docs/terms.md#proposals). */
export const proposalMessages = i18n('proposal', {
  title: params('{name} proposes a change'),
  meaning: params('{name} has signed it. Until you sign it too, what you both signed (revision {revision}) counts.'),
  meaningUnsigned: params('{name} has signed it. It differs from what you agreed to.'),
  accept: 'Accept and sign',
  decline: 'Decline',
  propose: 'Propose a change',
  purpose: params('{name} sees your change and can accept it. Until then, what you both signed counts.'),
  sign: 'Save and sign',
  signing: 'Signing…',
  cancel: 'Cancel',
  proposed: params('Proposed to {name}.'),
});

/** A message that declines a proposal, or asks to put the text back. */
export const restoreMessages = i18n('restoreTerms', {
  title: 'Ask to put it back',
  message: params('Message to {name}'),
  decline: 'Decline the change',
  draft: params('Hello {name}. Our contract no longer says what we agreed. Could you put it back as it was?'),
  declineDraft: params('Hello {name}. I do not agree with your change. Could you put the text back as it was?'),
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending…',
  sent: 'The message is in the chat.',
  sendFailed: 'The message was not sent; it is still in the field.',
});

/** An event of the chat: a line of a program, in words. */
export const signatureLineMessages = i18n('signatureLine', {
  /** Of nobody who is a party, of a kind that this version does not know, or not checked at all. */
  other: params('{name} sent a signed line. It was not checked here.'),
  payout: params('Payout address of {name}:'),
  payoutFalse: params('A payout address that {name} did not sign for this contract. Do not use it.'),
  payoutUnchecked: 'A payout address, not checked yet.',
  checking: 'A signature of the terms, not checked yet.',
  valid: params('{name} signed the terms, revision {revision}'),
  validOwn: params('You signed the terms, revision {revision}'),
  otherTerms: params('{name} signed other terms, revision {revision}. They are not on this device.'),
  invalid:
    'This looks like a signature of the terms, but its sender did not make it, or it was cut off or altered. It does not count.',
});
