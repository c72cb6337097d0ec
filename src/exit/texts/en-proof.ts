import type { ProofContradiction, ProofFlaw } from '@/domain/proofs/payment-proof';

const FLAWS: Record<ProofFlaw, string> = {
  unconfirmed: 'it is in no block yet.',
  shallow: 'it is fewer than 6 blocks deep.',
  'not-offered': 'the explorer has no proof of it.',
  'no-answer': 'the explorer did not answer.',
  'bad-answer': "the explorer's answer cannot be read.",
  transaction: 'the explorer sent another transaction.',
  short: 'the transaction could be a part of the proof itself.',
  first: "the block's first transaction is not one.",
  branch: 'the proof does not lead to the block.',
  depth: 'the proof is longer or shorter than it can be.',
  header: 'a block cannot be read.',
  link: 'the blocks do not follow each other.',
  work: 'a block lacks the work it claims.',
  easy: 'the blocks have too little work.',
};

const CONTRADICTIONS: Record<ProofContradiction, string> = {
  output: 'The transaction does not pay this address.',
  value: 'The transaction pays another amount.',
  height: 'The transaction is in another block than the explorer says.',
};

/** Proof of payment (docs/settlement.md#proof-of-payment). */
export const enProof = {
  title: 'Proof of payment',
  checking: 'Checking…',
  proven: (height: string, blocks: number) => `Paid in block ${height}, ${blocks} blocks deep, checked here.`,
  unproven: (reason: string) => `Not proven: ${reason}`,
  false: (reason: string) => `False: ${reason}`,
  unspent: (explorer: string) => `Unspent: says ${explorer}.`,
  left: (count: number) => `Smaller payments are not checked: ${count}.`,
  testNetwork: 'On a test network the work of blocks is not checked.',
  flaws: FLAWS,
  contradictions: CONTRADICTIONS,
};
