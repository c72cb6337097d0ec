import type { KeyFault, PinnedThing } from '@/domain/key/pins';
import { i18n, params } from '@/i18n/i18n';

const CHANGES: Record<`changed-${PinnedThing}`, string> = {
  'changed-own-place': 'Your own place among the contractors',
  'changed-counterparty': 'Public key of the other contractor',
  'changed-arbitrator': 'Extended public key of the arbitrator',
};

const FAULTS: Record<`fault-${KeyFault}`, string> = {
  'fault-own-key-missing':
    'The place of your key in this contract holds another key. What is paid under it could be spent without you. Pay and sign nothing, and ask support what happened.',
  'fault-invalid-key':
    'One of the keys is no valid key, stands there twice, or belongs to another network, so no deposit address follows from them. Pay and sign nothing, and ask support what happened.',
};

/** The alarm above a contract whose keys have changed or are wrong. */
export const pinsMessages = i18n('pins', {
  ...CHANGES,
  ...FAULTS,
  changedTitle: 'A key of this contract has changed',
  changedMeaning:
    'This device remembers other keys for this contract. Keys do not change by themselves: either the other side lost theirs and agreed on new ones with you, or somebody put their own key in the place of theirs to get at the money.',
  changedAdvice:
    'Ask the other side over another channel, by phone or face to face, and compare the new key with them, letter by letter. Until then nothing can be deposited, released or signed here.',
  before: 'Before',
  now: 'Now',
  position: params('Place {number}'),
  noPosition: 'None: you are not among the contractors',
  checked: 'I have compared the new key with the other side over another channel, and it is right',
  useNewKey: 'Use the new key',
  faultTitle: 'A key of this contract is wrong',
});
