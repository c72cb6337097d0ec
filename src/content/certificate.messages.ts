import { i18n, params } from '@/i18n/i18n';

/** The certificate of signed terms, for printing and saving (docs/terms.md#certificate). */
export const certificateMessages = i18n('certificate', {
  title: 'Certificate',
  back: 'Back to the contract',
  print: 'Print',
  download: 'Download',
  downloaded: params('Your browser is saving {file}.'),
  retry: 'Try again',
  revision: 'Revision',
  loading: 'Reading the signed terms…',
  failed: 'The contract could not be loaded. This page shows what this device remembers.',
  none: "There is no certificate yet: the parties have not both signed the same terms. Sign them on the contract's page.",
  noneElsewhere:
    "If both of you have signed on other devices, choose Open a file in the contract's menu, and pick the certificate file that either of you saved.",
  half: 'Only one party has signed these terms so far. The certificate appears here once both have.',
  off: 'Signed terms are switched off on this site.',
  noParty: 'Only the two parties of a contract have its certificate.',
  changed:
    'The terms on the server have changed since both signed. This certificate shows what both signed, not what the server shows now.',
  conflict: params(
    'Both parties signed {count} different texts as revision {revision}. None of them counts. Sign a new revision to settle it.',
  ),
  missing: params(
    "Both signed revision {revision}, but its text is not on this device. Choose Open a file in the contract's menu, and pick the file from the other party or from your other device.",
  ),
  unknownRevision: 'This device does not know that revision. This page shows the last one that both signed.',
  signedByBoth: params('Revision {revision}, signed by both parties'),
  otherText: params('Both parties also signed another text as revision {revision}.'),
  replaced: params('This is not the latest revision: both parties signed revision {revision} after it.'),

  claim:
    "Each signature covers exactly these terms: after any change to them, the signatures are no longer valid. Each was made with a key that only the account holder's password unlocks.",
  claimLimits:
    "They are simple electronic signatures under the EU regulation eIDAS, not qualified ones. They prove neither a person's identity nor the time. If you need a qualified signature, sign the PDF elsewhere first; its fingerprint is then part of the terms that both sign.",

  signatures: 'Signatures',
  message: 'Signed message',
  owner: 'Creator',
  counterparty: 'Counterparty',
  key: 'Public key',
  address: 'Address of the key (P2PKH)',
  signature: 'Signature (BIP137)',
  madeAt: 'Signed (device or server clock)',

  history: 'Revisions that both signed',
  historyRevision: params('Revision {revision}'),
  historyThis: 'this certificate',
  hash: 'Fingerprint of the terms (SHA-256)',
  signers: 'Signed by',

  checks: 'How to check it',
  checkFile: params(
    'With the recovery page (recover.html), which needs no network and no account: open the file {file}. It verifies the signatures and shows the terms.',
  ),
  checkElectrum:
    'With Electrum: Tools, Sign/verify message. Type the signed message above, and the address and signature of one party; then Verify. Do the same for the other party.',
  checkCore: 'With Bitcoin Core: File, Verify message, or in the console, once for each party:',
  checkNetwork: params('Both programs must be set to the network {network}.'),
  checkHash:
    'The signed message ends with the SHA-256 hash of the text under "terms" in the file, in UTF-8. The file is needed for this: a printed text cannot be hashed.',
  checkKeys:
    'Compare the two public keys with the ones that each party gives you: the signatures prove which keys signed, not whose keys they are.',
});
