import type { ProofContradiction, ProofFlaw, ProofVerdict } from '@/domain/proofs/payment-proof';
import { i18n, params } from '@/i18n/i18n';

const FLAWS: Record<`flaw-${ProofFlaw}`, string> = {
  'flaw-unconfirmed': 'it is not in a block yet.',
  'flaw-shallow': 'it is fewer than 6 blocks deep.',
  'flaw-not-offered': 'the explorer has no proof of it.',
  'flaw-no-answer': 'the explorer did not answer.',
  'flaw-bad-answer': "the explorer's answer cannot be read.",
  'flaw-not-checked': 'it could not be checked here.',
  'flaw-transaction': 'the explorer sent another transaction.',
  'flaw-short': 'it is 64 bytes long, so a forged proof could pass for it.',
  'flaw-first': "the explorer sent another transaction as the block's first.",
  'flaw-branch': 'the proof does not match the block.',
  'flaw-depth': 'the proof has the wrong length.',
  'flaw-header': 'a block cannot be read.',
  'flaw-link': 'the blocks do not form a chain.',
  'flaw-work': 'a block has less work than it claims.',
  'flaw-easy': 'the blocks have too little work.',
};

const CONTRADICTIONS: Record<`false-${ProofContradiction}`, string> = {
  'false-output': 'The transaction does not pay this address.',
  'false-value': 'The transaction pays another amount.',
  'false-height': 'The block does not have the height that the explorer gives.',
};

/** Proof of payment (docs/settlement.md#proof-of-payment). */
export const paymentProofMessages = i18n('paymentProof', {
  checking: 'Checking…',
  none: 'No unspent payment found.',
  silent: params('The answer of {explorer} is incomplete. There may be more payments.'),
  undecided: 'Some deposit addresses are not checked yet. There may be more payments.',
  proven: params('Paid in block {block}, {blocks} blocks deep, checked here.'),
  unproven: 'Not proven:',
  false: 'False:',
  ...FLAWS,
  ...CONTRADICTIONS,
  unspent: params('Unspent, according to {explorer}.'),
  'not-unspent': params('Not listed as unspent, according to {explorer}.'),
  unknown: params('Spent or unspent is not known: {explorer} did not answer.'),
  left: params('Smaller payments are not checked: {count}.'),
  testNetwork: 'On a test network the work of blocks is not checked.',
});

/** @param verdict `null`: not checked yet */
export function describeVerdict(
  t: ReturnType<typeof paymentProofMessages.get>,
  verdict: ProofVerdict | null,
  locale: string,
): string {
  if (verdict === null) return t.checking;
  if (verdict.kind === 'unproven') return `${t.unproven} ${t[`flaw-${verdict.flaw}`]}`;
  if (verdict.kind === 'false') return `${t.false} ${t[`false-${verdict.contradiction}`]}`;
  return t.proven({ block: verdict.height.toLocaleString(locale), blocks: verdict.blocks });
}
