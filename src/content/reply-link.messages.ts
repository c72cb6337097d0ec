import type { LinkVerdict } from '@/domain/seals/seal-link';
import { i18n } from '@/i18n/i18n';

const VERDICTS: Record<`verdict-${Exclude<LinkVerdict, 'confirmed'>}`, string> = {
  'verdict-other-key':
    "The link was signed with a different key from the one that the server names for the other party. Someone may have replaced the other party's key with one of their own, to steal the money. Don't pay or sign anything. Ask the other party through another channel which key is theirs.",
  'verdict-other-terms':
    'The terms that the other party signed are not those shown here. Either the contract was changed since then, or the server shows each of you something different. Go through the terms with the other party, and ask for a new link once they are the same.',
  'verdict-other-key-and-terms':
    "The link was signed with a different key from the one that the server names for the other party, and the signed terms are not those that this device sees. It may be from another contract, or someone has replaced key and terms. Don't pay or sign anything. Ask the other party through another channel.",
  'verdict-remembered-key':
    "A key of this contract differs from the one that this device remembers, so the link proves nothing yet. Don't pay or sign anything. The warning at the top of the contract says how to check.",
  'verdict-incomplete':
    'The key in the link is the one that the server names, but the terms could not be compared: a part of them is unknown on this device. If the contract has a PDF, open it, then open the link again.',
  'verdict-invalid':
    'The signature in the link is not valid: the link was damaged or altered on the way. Nothing was changed here. Ask the other party to send it again.',
  'verdict-unreadable':
    'The link is damaged: a part of it is missing, or it is from a newer version of this program. Nothing was changed here. Ask the other party to send it again.',
};

/** Opening a reply link, and copying one (docs/seal.md#sealed-invitation). */
export const replyLinkMessages = i18n('replyLink', {
  ...VERDICTS,
  'verdict-own-link': 'This is your own link. It proves nothing if you open it yourself. Send it to the other party.',
  'verdict-other-contract':
    'This link was signed for another contract. Nothing was changed here. Ask the other party for the link of this one.',
  'verdict-nobody-joined':
    'According to the server, nobody has joined this contract yet. Nothing was changed here. Open the link again once the other party has joined.',
  'verdict-no-party':
    'This account is not a party to the contract, so the link was not used. Log in with the account that takes part in it, then open the link again.',
  alarm: "The link doesn't match this contract",
  unusable: 'The link cannot be used',
  opening: 'Comparing the link with this contract…',
  failed: 'The link could not be compared with this contract.',
  retry: 'Compare again',
  dismiss: 'Close',
  confirmedTitle: "The other party's key is confirmed by the link",
  confirmed: 'They signed the terms with the key that this contract shows. The signature is kept on this device.',
  confirmedInvitation: 'They invited you with the key that this contract shows.',
  copy: 'Copy reply link',
  copied: 'Reply link copied to clipboard!',
  copyFailed: "Your browser doesn't allow copying. Copy this link by hand:",
  offer:
    'Send your reply link directly to the other party, for example with a messenger. It confirms your key to them.',
});
