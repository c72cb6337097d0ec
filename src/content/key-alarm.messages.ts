import type { KeyFault, KeySubject } from '@/domain/keys/current-keys';
import { i18n, params } from '@/i18n/i18n';

const CHANGES: Record<`changed-${KeySubject}`, string> = {
  'changed-own-key': 'Your own public key',
  'changed-own-place': 'Your position in the contract',
  'changed-counterparty': "The other party's public key",
  'changed-counterparty-id': 'Account that the server shows with the other key',
  'changed-arbitrator': 'The extended public key of the arbitrator',
  'changed-arbitrator-id': 'Arbitrator that the server names',
};

const FAULTS: Record<`fault-${KeyFault}`, string> = {
  'fault-arbitrator-unlisted':
    "This site doesn't accept the arbitrator of this contract, or their key differs from the one it knows. Together with the other party, an impostor could take the money. Don't pay or sign anything, and ask {support} what happened.",
  'fault-person-twice':
    "The server gives one person two roles in this contract. Don't pay or sign anything, and ask {support} what happened.",
  'fault-own-key-missing':
    "Someone else's key is listed in place of yours in this contract. Money paid here could be spent without you. Don't pay or sign anything, and ask {support} what happened.",
  'fault-invalid-key':
    "One of the keys is not valid, appears twice, or belongs to another network, so this contract has no deposit address. Don't pay or sign anything, and ask {support} what happened.",
};

/** The alarm above a contract whose keys have changed or are wrong. */
export const keyAlarmMessages = i18n('keyAlarm', {
  ...CHANGES,
  ...FAULTS,
  changedTitle: 'A key of this contract has changed',
  changedMeaning:
    "This device remembers other keys for this contract or for its parties. Keys don't change on their own: either the other party lost theirs and agreed on a new one with you, or someone replaced a key to steal the money.",
  movedTitle: 'The server now names someone else for the same key',
  movedMeaning:
    'The keys that hold the money are as before. Only the account that the server shows with one of them has changed.',
  movedAdvice:
    'Ask the other party through another channel whether this account is right. Until then nothing can be deposited, released or signed here.',
  movedChecked: 'I have asked the other party through another channel, and it is right',
  useNewId: 'Use the new name',
  changedAdvice:
    'Ask the other party through another channel, by phone or in person, and compare the new key with them, letter by letter. Until then nothing can be deposited, released or signed here.',
  before: 'Before',
  now: 'Now',
  position: params('Position {number}'),
  ownKeyAdvice:
    'The server names a different key for your account from the one that this device has seen. You cannot accept that here: nothing can be deposited, released or signed. Keep your recovery file ready and ask {support} what happened.',
  noPosition: 'None: you are not one of the parties',
  checked: 'I have compared the new key with the other party through another channel, and it is right',
  useNewKey: 'Use the new key',
  'title-own-key-missing': 'A key of this contract is wrong',
  'title-invalid-key': 'A key of this contract is wrong',
  'title-person-twice': 'The parties of this contract are wrong',
  'title-arbitrator-unlisted': 'The arbitrator of this contract is not accepted here',
});
