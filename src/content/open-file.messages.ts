import type { PsbtFault } from '@/domain/withdrawals/inspection';
import { i18n, params } from '@/i18n/i18n';

const PSBT_FAULTS: Record<`psbt-${PsbtFault}`, string> = {
  'psbt-unreadable': 'Nothing in it can be opened here.',
  'psbt-not-a-transaction': 'It is neither a PSBT nor another of these files.',
  'psbt-cut-off': 'It cannot be read. If it is a PSBT, its end is missing: save or copy the whole of it.',
  'psbt-too-long': 'This text is too long for a PSBT.',
  'psbt-transaction':
    'This is a raw transaction, not a PSBT: nothing in it can be signed here. If two of you have signed it, any block explorer broadcasts it. If not, ask for the PSBT.',
  'psbt-invalid': 'This PSBT is damaged, or of a version that is not read here. Ask for another copy.',
};

/** 'Open a file'. */
export const openFileMessages = i18n('openFile', {
  ...PSBT_FAULTS,
  title: 'Open a file',
  purpose:
    'For what somebody sends you about this contract: a transaction to sign (PSBT), a certificate, a recovery file. You see what it is before anything is signed.',
  file: 'File',
  fileChoose: 'Choose a file',
  fileNone: 'No file chosen',
  text: 'Or paste its text',
  open: 'Open',
  opening: 'Reading…',
  close: 'Close',

  missing: 'Choose a file, or paste its text.',
  'file-unreadable': 'The browser could not read this file. Choose it again.',
  'file-too-large': 'This file is far too large for any of these. Choose another one.',
  nothing: 'Nothing was saved or signed.',
  known: 'Ask whoever sent it for the file itself: .psbt, aval-terms-…, aval-recovery-…, aval-for-signer-…',
  several: params('This file claims to be two things: {first} and {second}. Ask whoever sent it for two files.'),
  'kind-recovery': 'a recovery file',
  'kind-certificate': 'a certificate',
  'kind-transaction': 'a transaction',
  'other-network': params('This file is for the network {theirs}; this site uses {ours}.'),
  'coins-unnamed': 'This PSBT does not say which coins it spends. Ask for one that does (witness UTXO).',
  'other-coins': 'It spends coins of no guarantee of this contract, so nothing is signed here.',
  'contract-coins': params("It spends coins of another contract: {title}. Open it on that contract's page."),
  'unverified-coins':
    "It spends coins at an address of this contract that could not be verified, so it can't be signed here. The contract's page says why.",

  done: params(
    'Revision {revision}: signed by both parties. Every signature is valid. This device remembers them now.',
  ),
  half: params('Revision {revision}: signed by one party only. The signature is valid. This device remembers it now.'),
  show: 'Show the terms',
  'not-a-certificate': 'This file holds no signed terms. Choose the file aval-terms-….',
  'newer-version': 'This file is from a newer version of the program. Reload this page, then try again.',
  damaged: 'This certificate is damaged, or somebody has edited it. Use another copy of it.',
  'other-contract': params(
    "These terms are of another contract or other people: {title}. Open the file on that contract's page.",
  ),
  'other-keys':
    "These terms name another key for you or the other party than the contract has now. One of the two is wrong: ask the other party through another channel, and don't pay or sign anything until you know which.",
  'signature-owner':
    "The creator's signature or key does not match these terms: the file was changed after it was signed. Use a copy that nobody has edited.",
  'signature-counterparty':
    "The counterparty's signature or key does not match these terms: the file was changed after it was signed. Use a copy that nobody has edited.",

  recovery: 'This is a recovery file.',
  forSigner: 'This is a recovery file for another signer: it holds no key.',
  account: 'Account',
  own: 'Yours',
  stranger: 'Of nobody in this contract',
  madeAt: 'Made on',
  contracts: 'Contracts',
  noContracts: 'None: the key alone',
  hasContract: 'It has this contract.',
  lacksContract: 'It lacks this contract.',
  foreignKey:
    "It holds somebody else's key, encrypted. Only its owner should have it: delete it, and tell whoever sent it.",
  keep: 'Keep it. If this site is gone, it opens on the recovery page, with your own recovery file.',
  openKey:
    "Your key can't be opened at the moment. Choose this file again under *Open key from a file*, in the menu beside your e-mail address.",
});
