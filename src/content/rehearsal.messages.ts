import { i18n, params } from '@/i18n/i18n';

/** 'Rehearse' (docs/exit.md#the-rehearsal). */
export const rehearsalMessages = i18n('rehearsal', {
  title: 'Rehearse',
  purpose:
    'Tries your saved kit and your password without moving money. Everything happens here in your browser: nothing is sent, and the signatures are discarded.',
  file: 'Recovery kit',
  fileHint: 'The aval-kit-….json file, from where you keep it.',
  fileChoose: 'Choose a file',
  fileNone: 'None chosen yet',
  password: 'Signing Password',
  rehearse: 'Rehearse',
  rehearsing: 'Rehearsing…',
  close: 'Close',
  cancel: 'Cancel',
  passed: params('You and one more signer can recover {amount} BTC from this file. Rehearsed today.'),
  passedEmpty:
    'Your password opens this file, and every address in it matches the keys. According to the file, the addresses hold no money. Rehearsed today.',
  stale: 'A deposit has arrived since this kit was made, so the kit does not list it. Download a new kit.',
  download: 'Download a new kit',
  'file-missing': 'Choose the file of the kit.',
  'file-unreadable': 'This file could not be read. Choose it again.',
  'file-too-large': 'This file is too large for a recovery kit. Choose the aval-kit-….json file.',
  'file-not-json': 'This file is cut off, or it is not a recovery kit. Choose another copy.',
  'file-key-backup':
    'This is a backup of your key, not a recovery kit. It does not say where the money is. Choose the aval-kit-….json file.',
  'file-not-a-kit': 'This file is not a recovery kit. Choose the aval-kit-….json file.',
  'file-newer-version': 'This kit is from a newer version of this program. Reload the page, then try again.',
  'file-incomplete': params(
    'This kit is damaged: {field} is missing or wrong. Use another copy, or download a new kit.',
  ),
  'file-whole': 'the file',
  'owner-network': params(
    'This kit is for another network ({network}). Choose a kit that you downloaded on this site. Nothing was saved.',
  ),
  'owner-contract': 'This kit was made before this contract. Download a new kit; nothing was saved.',
  'owner-account':
    'This kit belongs to another account or to the other party. Choose the one that you downloaded with this account; nothing was saved.',
  'owner-keys':
    'The keys in this kit are not those of the contract. Either the file was edited, or the server now shows other keys: compare them with the other party before you pay or sign anything.',
  'kit-keys-invalid': 'The keys in this kit are not valid for this network: the file was edited or is damaged.',
  'kit-address-differs': params('Address {address} does not match the keys in this kit: the file was edited.'),
  'kit-descriptor-differs': 'A descriptor does not match the keys in this kit: the file was edited.',
  'kit-deposit-repeated': params('Address {address} is in this kit twice: the file was edited.'),
  'kit-coin-repeated': params('Coin {coin} is in this kit twice: the file was edited.'),
  'kit-coin-differs': params(
    'Coin {coin} does not match its transaction: an amount or an address in the file was edited.',
  ),
  'kit-transaction-invalid': 'A transaction in this kit cannot be read: the file is damaged.',
  'kit-amount-impossible': 'This kit lists more money than exists: the file was edited.',
  'kit-no-envelope': 'This kit holds no key, so it cannot be rehearsed with a password.',
  'kit-envelope-invalid': 'The key in this kit cannot be read: the file is damaged.',
  'kit-envelope-foreign': 'The key in this kit is not the one of your account: the file was edited.',
  'kit-wrong-password':
    "This password doesn't open the key in the file. If it's an old kit, use the password you had then.",
  'kit-signature-invalid': params(
    'A signature that was just made is not valid ({coin}). This browser gives wrong results: sign nothing with it, and try another device.',
  ),
  fileAdvice: 'Use another copy, or download a new kit.',
});
