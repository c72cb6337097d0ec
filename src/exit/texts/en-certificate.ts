import { isolateText } from '@/domain/primitives/foreign-text';

/** Signed terms: certificates, and those of a kit (docs/seal.md#certificate). */
export const enCertificate = {
  opened: 'Signed terms',
  another: 'Use another file',
  signedByBoth: 'Both parties signed exactly these terms.',
  signedByBothWhat: 'Both signatures are valid. After any change to the text, they would not be.',
  missing: (role: string) => `The signature of the ${role.toLowerCase()} is missing.`,
  missingWhat: (role: string) =>
    `Only the ${role.toLowerCase()} signed these terms, and that signature is valid. The other party has not agreed to them with this file.`,
  keys: 'This proves which keys signed, not whose keys they are. Compare the public keys with the ones that each party gives you, or open the recovery kit of the contract, which lists the keys too.',
  claim:
    'These are simple electronic signatures under the EU regulation eIDAS, not qualified ones. They prove neither a person’s identity nor the time.',
  notMainnet: (network: string) => `These terms are for ${network}. Bitcoin on ${network} has no value.`,
  signatures: 'Signatures',
  message: 'Signed message',
  key: 'Public key',
  extendedKey: 'Extended public key',
  address: 'Address of the key (P2PKH)',
  signature: 'Signature (BIP137)',
  madeAt: 'Signed (device or server clock)',
  terms: 'Terms',
  title: 'Title',
  contract: 'Contract id',
  network: 'Network',
  revision: 'Revision',
  previous: 'Fingerprint of the previous revision',
  hash: 'Fingerprint of the terms (SHA-256)',
  pdf: 'Fingerprint of the PDF (SHA-256)',
  noPdf: 'No PDF',
  description: 'Description',
  parties: 'Parties',
  id: 'Id',
  guarantees: (count: number) => `Guarantees (${count})`,
  guarantee: (number: number) => `Guarantee ${number}`,
  depositor: 'Depositor',
  amount: 'Amount',
  validUntil: 'Valid until',
  conditions: 'Conditions',
  verification: 'Verification process',
  empty: 'Empty',
  exact: 'Exact text',
  exactWhat: 'What is signed is the fingerprint (SHA-256) of this text, character by character.',
  inKit: 'Signed terms in this kit',
  inKitSummary: (revision: number) => `Revision ${revision}: read what was signed`,
  refused: 'Not shown:',
  faults: {
    'too-large': 'This is far too large for a certificate. Choose the file aval-terms-….',
    'not-json': 'This is not a complete certificate: it is cut off or damaged. Copy the whole file again.',
    'recovery-kit': 'This is a recovery kit, not a certificate. Choose the file aval-terms-….',
    'key-backup': 'This is a backup of a key, not a certificate. Choose the file aval-terms-….',
    'not-a-certificate': 'This is not a certificate. Choose the file aval-terms-….',
    'newer-version':
      'This certificate is from a newer version of Aval. Use the recovery page of that version. Nothing was verified.',
    'not-terms':
      'The text in this certificate is not the terms of a contract. It was changed or damaged; use another copy.',
    'not-canonical':
      'The text in this certificate was reformatted, so it is not the text that was signed. Use a copy that nobody has edited.',
    'role-repeated': 'This certificate has two signatures of the same party. It was changed; use another copy.',
    incomplete: (field: string) =>
      `This certificate is damaged${field === '' ? '' : `: ${isolateText(field)} is missing or wrong`}. Use another copy of it.`,
    'text-altered':
      'No signature in this certificate matches its terms: the text was changed after it was signed. Do not rely on it; use another copy.',
    'signature-invalid': (role: string) =>
      `The signature of the ${role.toLowerCase()} does not match these terms. The text or the signature was changed. Do not rely on it; use another copy.`,
    'key-differs': (role: string) =>
      `The signature of the ${role.toLowerCase()} was made with a key that is not the one in the terms. The certificate was changed. Do not rely on it; use another copy.`,
    'address-differs': (role: string) =>
      `The address beside the signature of the ${role.toLowerCase()} is not that of their key. The certificate was changed; use another copy.`,
    'other-contract':
      "These terms are not for the kit's contract or network. The kit was changed; do not rely on them.",
    'other-keys': "The keys in these terms are not the kit's. One of the two was changed; do not rely on either.",
  },
};
