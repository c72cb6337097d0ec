import { i18n, params } from '@/i18n/i18n';

/** What can be wrong with a recovery file. The recovery page imports these too. */
export const recoveryFileMessages = i18n('recoveryFile', {
  'file-too-large': 'This file is too large for a recovery file. Choose the file aval-recovery-….html.',
  'file-not-json':
    'This is not a recovery file, or it is cut off. Choose the file aval-recovery-….html, or another copy of it.',
  'file-not-a-recovery-file': 'This is not a recovery file. Choose the file aval-recovery-….html.',
  'file-newer-version': 'This file is from a newer version of this program. Reload the page, or use a newer one.',
  'file-incomplete': params('This file is damaged: {field} is missing or wrong. Use another copy.'),
  'file-whole': 'a part of it',
  'contract-keys-invalid': 'The keys in this file are not valid for its network: the file was edited or is damaged.',
  'contract-descriptor-differs': 'A descriptor does not match the keys in this file: the file was edited.',
  'contract-address-differs': params('Address {address} does not match the keys in this file: the file was edited.'),
  'contract-deposit-repeated': params('Address {address} is in this file twice: the file was edited.'),
  'contract-coin-repeated': params('Coin {coin} is in this file twice: the file was edited.'),
  'contract-transaction-invalid': 'A transaction in this file cannot be read: the file is damaged.',
  'contract-coin-differs': params(
    'Coin {coin} does not match its transaction: an amount or an address in the file was edited.',
  ),
});
