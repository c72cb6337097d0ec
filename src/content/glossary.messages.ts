import { i18n } from '@/i18n/i18n';

/** Words that explain themselves on a screen, in the order of the help. */
export const GLOSSARY_WORDS = [
  'guarantee',
  'counterparty',
  'arbitrator',
  'deposit-address',
  'satoshi',
  'network-fee',
  'confirmation',
  'release',
  'co-sign',
  'signing-key',
  'recovery-file',
  'signed-terms',
] as const;
export type GlossaryWord = (typeof GLOSSARY_WORDS)[number];

/** All words of the help. */
export const HELP_WORDS = [
  ...GLOSSARY_WORDS,
  'safety-number',
  'coin',
  'revision',
  'block-explorer',
  'wallet',
  'psbt',
] as const;
export type HelpWord = (typeof HELP_WORDS)[number];

type Glossary = Record<`word-${HelpWord}` | `meaning-${HelpWord}`, string>;

const GLOSSARY: Glossary = {
  'word-guarantee': 'Guarantee',
  'meaning-guarantee':
    'An amount in bitcoin that backs a promise in the contract. It is held at an address of the Bitcoin network, locked with three keys.',
  'word-counterparty': 'Counterparty',
  'meaning-counterparty': 'The person who joined the contract. The other party created it.',
  'word-arbitrator': 'Arbitrator',
  'meaning-arbitrator':
    'The person who holds the third key of every guarantee. They decide disputes only if the contract has an arbitration agreement. Their signature and that of one party move the money; the contract says when they may sign. Their key alone moves nothing.',
  'word-deposit-address': 'Deposit address',
  'meaning-deposit-address':
    'The Bitcoin address that the money of a guarantee is sent to. Verified: it follows from all three keys.',
  'word-satoshi': 'Satoshi (sat)',
  'meaning-satoshi': 'The smallest unit of bitcoin: 100,000,000 satoshis are 1 BTC.',
  'word-network-fee': 'Network fee',
  'meaning-network-fee':
    'What the Bitcoin network charges for a transaction. It depends on the size of the transaction and on how busy the network is, not on the amount.',
  'word-confirmation': 'Confirmation',
  'meaning-confirmation':
    'A block of the Bitcoin network that contains a transaction, or comes after it. A new block is found about every ten minutes. Before the first confirmation a payment can still be replaced.',
  'word-release': 'Release',
  'meaning-release': 'Taking money out of a guarantee. It needs the signatures of two of the three key holders.',
  'word-co-sign': 'Co-sign',
  'meaning-co-sign': 'Adding the second signature to a release. The transaction is then sent to the network.',
  'word-signing-key': 'Signing key',
  'meaning-signing-key': 'Your own key to the guarantees. It is made in your browser and encrypted with your password.',
  'word-recovery-file': 'Recovery file',
  'meaning-recovery-file':
    'A file of your account with which you and one more signer can move the money without this site.',
  'word-signed-terms': 'Signed terms',
  'meaning-signed-terms':
    'The exact text of the contract, signed by both parties with their keys. Any later change can be noticed.',
  'word-coin': 'Coin',
  'meaning-coin': 'A payment that an address has received and not yet spent. A transaction spends whole coins.',
  'word-safety-number': 'Safety number',
  'meaning-safety-number':
    'Sixty digits that both parties compare by telephone. If all are the same, both see the same keys.',
  'word-revision': 'Revision',
  'meaning-revision': 'A version of the terms that both parties sign. Each change makes a new one.',
  'word-block-explorer': 'Block explorer',
  'meaning-block-explorer': 'A website that shows the transactions and blocks of the Bitcoin network.',
  'word-wallet': 'Wallet',
  'meaning-wallet': 'A program or device that holds your own bitcoin keys, and sends and receives bitcoin.',
  'word-psbt': 'PSBT',
  'meaning-psbt': 'A file with a Bitcoin transaction that still needs signatures.',
};

/** The glossary of the help page, and of the words that explain themselves on other screens. */
export const glossaryMessages = i18n('glossary', {
  ...GLOSSARY,
  title: 'Glossary',
  more: 'More in the help',
});
