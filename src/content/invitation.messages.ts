import type { LinkVerdict } from '@/domain/seals/seal-link';
import { i18n } from '@/i18n/i18n';

/** 'Copy sealed invitation' (docs/seal.md#sealed-invitation). */
export const invitationMessages = i18n('invitation', {
  copy: 'Copy sealed invitation',
  title: 'Copy sealed invitation',
  purpose:
    "A join link that carries your signature of these terms. With it, the invited person's browser notices if the server shows different terms, or a key that is not yours.",
  loading: 'Reading the terms…',
  retry: 'Retry',
  terms: 'What you sign',
  sign: 'Sign and copy',
  signing: 'Signing...',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The invitation was not created.',
  gaps: 'Part of the terms is missing on this device, so nothing can be signed:',
  'gap-owner-key': 'the server does not name your key',
  'gap-counterparty-key': "the server does not name the other party's key",
  'gap-arbitrator': 'the arbitrator or their key is not known',
  'gap-pdf': 'this device has not seen the PDF. Open it from the contract, or choose the file, then try again',
  'gap-amount': 'a guarantee has no amount',
  'gap-depositor': 'a guarantee has no depositor yet',
  'gap-text': 'a text is too long, or has more than 30 accents in a row',
  ready: 'The invitation is signed.',
  copied: 'Invitation copied to clipboard!',
  copyFailed: "Your browser doesn't allow copying. Select the link and copy it by hand.",
  copyAgain: 'Copy the link',
  advice:
    'Send it directly to the person you invite, for example with a messenger that you both use. Anyone who has the link can join. If you change the contract before they join, copy a new invitation.',
  outdated: 'The terms have changed since you copied the sealed invitation. Copy a new one and send it again.',
});

/** Messages of the join screen about a sealed invitation, and the questions that the user has to accept. */
const VERDICTS: Record<Exclude<LinkVerdict, 'confirmed'>, string> = {
  'other-key':
    "The key that the server names for the inviter is not the one that signed this link. Someone may have replaced the inviter's key with one of their own, to steal the money.",
  'other-terms':
    'The terms that the inviter signed are not those that the server shows here. Either they changed the contract after they sent the link, or someone else did.',
  'other-key-and-terms':
    'The link was signed with a different key from the one that the server names for the inviter, and the signed terms are not those shown here. It may belong to another contract, or someone has replaced key and terms.',
  'remembered-key':
    'This device remembers a different key for the inviter or the arbitrator from the one in this invitation. Someone may have replaced it with a key of their own.',
  incomplete:
    'Part of the terms is missing on this device, so we could not compare them with what the inviter signed. Compare again in a moment. If it stays like this, ask the inviter.',
  invalid: 'The signature in the link is not valid. The link was damaged or altered on the way.',
  unreadable: 'The link is damaged: a part of it is missing, or it is from a newer version of this program.',
};

export const invitationCheckMessages = i18n('invitationCheck', {
  ...VERDICTS,
  checking: 'Comparing the link with what the server says.',
  checkFailed: 'The link could not be compared with what the server says.',
  retry: 'Compare again',
  confirmed: 'Key and terms are confirmed by the link',
  confirmedMeaning:
    'What you see is what the owner of this key signed when they invited you. This device will notice if the server replaces the key later.',
  notCompared: 'Not compared yet',
  needsPdf:
    'The terms include a PDF that this device has not read. Once it has, they are compared with what the inviter signed.',
  acceptNotCompared: 'I want to join anyway, without comparing',
  alarm: "This invitation doesn't match",
  advice:
    'Do not join yet. Ask the inviter through another channel, by phone or in person, and have them send the sealed invitation again.',
  accept: 'I have asked the inviter through another channel, and I want to join anyway',
  unsealed:
    "This link is not signed: nothing proves that the key and the terms are the inviter's. Ask for a sealed invitation, which is signed, or compare the safety number after joining.",
  linkKey: 'Key in the link',
  serverKey: 'Key that the server names',
  exact: 'The complete terms as they are compared',
});
