import { i18n, params } from '@/i18n/i18n';

/** The recovery sheet to print (docs/exit.md#the-kit). */
export const kitSheetMessages = i18n('kitSheet', {
  title: 'Recovery sheet',
  print: 'Print',
  back: 'Back to the contract',
  retry: 'Try again',
  making: "Preparing the sheet: checking the contract's keys and addresses again.",
  failed: 'The sheet could not be prepared.',
  what: 'With this sheet and two of the three keys, the money of the contract can be found and moved, even if this program and its server no longer exist. It holds no private key.',
  contract: 'Contract',
  network: 'Network',
  role: 'Your role',
  'role-owner': 'Creator',
  'role-counterparty': 'Counterparty',
  made: 'Date',
  total: 'Amount',
  address: params('Deposit address ({path})'),
  descriptor: 'Descriptor, with the keys of creator, counterparty and arbitrator',
  descriptorQr: 'QR code of the descriptor',
  notVerified: 'Not verified from the keys, so not included:',
  howTitle: 'How to use it',
  howPage:
    'With the recovery page (recover.html): open the recovery kit file, create a transaction, sign it with your password, and pass the PSBT file on to the second signer.',
  howCore:
    'With Bitcoin Core: create a watch-only wallet (createwallet "recovery" true), import the descriptor with importdescriptors (timestamp: 0, range: 20 beyond the highest number after a slash below), and create a transaction with walletcreatefundedpsbt.',
  howSign:
    'The holder of the third key signs with descriptorprocesspsbt, with their extended private key in place of the public one in the descriptor. You and the other party sign on the recovery page, which opens your key. With two signatures, finalizepsbt and sendrawtransaction send the transaction.',
  howHelp: 'Step by step, and what to do if something or someone is missing:',
  howKey:
    'Your private key is encrypted in the recovery kit and in the key backup. Keep this sheet with one of them, and the password elsewhere.',
});
