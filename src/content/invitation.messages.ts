import type { LinkVerdict } from '@/domain/seals/seal-link';
import { i18n } from '@/i18n/i18n';

/** Messages of the join screen about a signed invitation, and the questions that the user has to accept. */
const VERDICTS: Record<Exclude<LinkVerdict, 'confirmed'>, string> = {
  'other-key':
    "The link was signed with a different key from the one that the server gives for the person who invited you. Someone may have replaced that person's key with one of their own, to steal the money.",
  'other-terms':
    'The terms that the person who invited you signed are not those that the server shows here. Either they changed the contract after they sent the link, or someone else did.',
  'other-key-and-terms':
    'The link was signed with a different key from the one that the server gives for the person who invited you, and the signed terms are not those shown here. It may belong to another contract, or someone has replaced key and terms.',
  'remembered-key':
    'The key of the person who invited you or the third key in this invitation is not the one that this device remembers. Someone may have replaced it with a key of their own.',
  incomplete:
    'Part of the terms is missing on this device, so we could not compare them with what the inviter signed. Compare again in a moment. If it stays like this, ask the inviter.',
  invalid: 'The signature in the link is not valid. The link was damaged or altered on the way.',
  unreadable: 'The link is damaged: a part of it is missing, or it is from a newer version of this program.',
};

/** A join link that its owner signed (docs/seal.md#sealed-invitation). */
export const invitationMessages = i18n('invitation', {
  sealed:
    'Your password signs the link, so your counterparty sees that the terms are yours. Anyone with the link then sees your name, the title and the sums.',
  copySigned: 'Copy a signed link',
  failed: 'Nothing was signed or copied.',
  outdated: 'The contract has changed since you shared it with your signature. Send another link.',
  ...VERDICTS,
  checking: 'Comparing the link with what the server says.',
  checkFailed: 'The link could not be compared with what the server says.',
  retry: 'Compare again',
  confirmed: 'Key and terms are confirmed by the link',
  confirmedMeaning:
    'The owner of this key signed exactly these terms when they invited you. This device will notice if the server replaces the key later.',
  notCompared: 'Not compared yet',
  needsPdf:
    'The terms include a PDF that this device has not read. Read it first. The terms are then compared with those that the inviter signed.',
  acceptNotCompared: 'I want to join anyway, without comparing',
  alarm: "This invitation doesn't match",
  advice:
    'Do not join yet. Ask the inviter through another channel, by phone or in person, and have them send the signed invitation again.',
  accept: 'I have asked the inviter through another channel, and I want to join anyway',
  linkKey: 'Key in the link',
  serverKey: 'Key that the server names',
  exact: 'The complete terms as they are compared',
});
