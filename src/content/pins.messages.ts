import type { KeyFault, PinnedThing } from '@/domain/key/pins';
import { i18n, params } from '@/i18n/i18n';

const CHANGES: Record<`changed-${PinnedThing}`, string> = {
  'changed-own-key': 'Your own public key',
  'changed-own-place': 'Your own place among the contractors',
  'changed-counterparty': 'Public key of the other contractor',
  'changed-arbitrator': 'Extended public key of the arbitrator',
};

const FAULTS: Record<`fault-${KeyFault}`, string> = {
  'fault-arbitrator-unlisted':
    'The arbitrator of this contract is not one that this installation accepts, or has a different key from the one it knows. Together with the other side, somebody in their place could take the money. Pay and sign nothing, and ask {support} what happened.',
  'fault-own-key-missing':
    'The place of your key in this contract holds another key. What is paid under it could be spent without you. Pay and sign nothing, and ask {support} what happened.',
  'fault-invalid-key':
    'One of the keys is not a valid key, appears twice, or belongs to another network, so no deposit address follows from them. Pay and sign nothing, and ask {support} what happened.',
};

/** The alarm above a contract whose keys have changed or are wrong. */
export const pinsMessages = i18n('pins', {
  ...CHANGES,
  ...FAULTS,
  changedTitle: 'A key of this contract has changed',
  changedMeaning:
    'This device remembers other keys for this contract or for the people in it. Keys do not change by themselves: either the other side lost theirs and agreed on new ones with you, or somebody replaced them with keys of their own to get at the money.',
  changedAdvice:
    'Ask the other side over another channel, by phone or face to face, and compare the new key with them, letter by letter. Until then nothing can be deposited, released or signed here.',
  before: 'Before',
  fromLink: 'In the link',
  linkMeaning:
    "The other side's link was signed with a different key from the one that the server names for them. Either the link is not theirs, or somebody replaced their key with one of their own to get at the money.",
  now: 'Now',
  position: params('Place {number}'),
  ownKeyAdvice:
    'The server names another key for your account than the one that this device has seen. That cannot be accepted here: nothing can be deposited, released or signed. Keep your key backup at hand and ask {support} what happened.',
  noPosition: 'None: you are not among the contractors',
  checked: 'I have compared the new key with the other side over another channel, and it is right',
  useNewKey: 'Use the new key',
  'title-own-key-missing': 'A key of this contract is wrong',
  'title-invalid-key': 'A key of this contract is wrong',
  'title-arbitrator-unlisted': 'The arbitrator of this contract is not accepted here',
});
