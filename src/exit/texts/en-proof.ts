import type { ProofContradiction, ProofFlaw } from '@/domain/proofs/payment-proof';

const FLAWS: Record<ProofFlaw, string> = {
  unconfirmed: 'it is not in a block yet.',
  shallow: 'it is fewer than 6 blocks deep.',
  'not-offered': 'the explorer has no proof of it.',
  'no-answer': 'the explorer did not answer.',
  'bad-answer': "the explorer's answer cannot be read.",
  'not-checked': 'it could not be checked here.',
  transaction: 'the explorer sent another transaction.',
  short: 'it is 64 bytes long, so a forged proof could pass for it.',
  first: "the explorer sent another transaction as the block's first.",
  branch: 'the proof does not match the block.',
  depth: 'the proof has the wrong length.',
  header: 'a block cannot be read.',
  link: 'the blocks do not form a chain.',
  work: 'a block has less work than it claims.',
  easy: 'the blocks have too little work.',
};

const CONTRADICTIONS: Record<ProofContradiction, string> = {
  output: 'The transaction does not pay this address.',
  value: 'The transaction pays another amount.',
  height: 'The block does not have the height that the explorer gives.',
};

/** Proof of payment (docs/settlement.md#proof-of-payment). */
export const enProof = {
  title: 'Proof of payment',
  checking: 'Checking…',
  proven: (height: string, blocks: number) => `Paid in block ${height}, ${blocks} blocks deep, checked here.`,
  unproven: (reason: string) => `Not proven: ${reason}`,
  false: (reason: string) => `False: ${reason}`,
  unspent: (explorer: string) => `Unspent, according to ${explorer}.`,
  left: (count: number) => `Smaller payments are not checked: ${count}.`,
  testNetwork: 'On a test network the work of blocks is not checked.',
  flaws: FLAWS,
  contradictions: CONTRADICTIONS,
};
