import type { Network } from '@/domain/primitives/network';
import { type BlockHeader, hasWork, readHeader } from '@/domain/proofs/block-header';
import {
  type PaymentClaim,
  type PaymentProof,
  PROOF_BLOCKS,
  type ProofContradiction,
  type ProofFlaw,
  type ProofVerdict,
} from '@/domain/proofs/payment-proof';
import { concat, hashTwice, isSame, readHash, type Sha256, writeHash } from '@/domain/proofs/proof-bytes';
import { type RawTransaction, readRawTransaction } from '@/domain/proofs/raw-transaction';

/**
 * The easiest target that counts on the main network: a difficulty of 2^45, a quarter of what it was when this was built
 * (134 × 10^12 in July 2026). Without it, blocks as easy as those of the first years would do. Raise it with a release, never
 * above a quarter (docs/settlement.md#the-floor).
 */
export const MAINNET_FLOOR = 2n ** 179n;

/** Two hashes side by side: a transaction of this size could pass for a node of the tree, and a node for a transaction. */
const NODE_BYTES = 64;
/** A block has room for fewer than 2^15 transactions. */
const MAX_DEPTH = 15;

interface Means {
  sha256: Sha256;
  /** The script of the claim's address; `null`: it is no address of the network. */
  script: Uint8Array | null;
}

type Judgement = Exclude<ProofVerdict, { kind: 'proven' }> | null;

/** Checks a proof against the payment that it is to prove (docs/settlement.md#proof-of-payment). Never throws. */
export function checkProof(claim: PaymentClaim, proof: PaymentProof, { sha256, script }: Means): ProofVerdict {
  return readProof(claim, proof, sha256)({ ...claim, script });
}

/** An output as a claim names it. `script`: of its address; `null`: it is no address of the network. */
type ClaimedOutput = Pick<PaymentClaim, 'vout' | 'value'> & Pick<Means, 'script'>;

/** Verifies the place of a transaction in a block once, for any number of its outputs. */
export function readProof(
  { network, txid }: Pick<PaymentClaim, 'network' | 'txid'>,
  proof: PaymentProof,
  sha256: Sha256,
): (output: ClaimedOutput) => ProofVerdict {
  const transaction = readRawTransaction(proof.transaction, sha256);
  if (transaction === null || writeHash(transaction.hash) !== txid) return () => doubt('transaction');
  const first = readRawTransaction(proof.first.transaction, sha256);
  const headers = proof.headers.slice(0, PROOF_BLOCKS).map((header) => readHeader(header, sha256));
  const known = headers.filter((header) => header !== null);
  if (known.length !== headers.length) return () => doubt('header');
  const verdict = checkPlace(proof, { transaction, first, root: known[0]?.merkleRoot }, sha256) ??
    checkHeight(proof, first) ??
    checkHeaders(known, network) ?? {
      kind: 'proven' as const,
      height: proof.height,
      blocks: known.length,
      isWorkChecked: isWorkChecked(network),
    };
  return (output) => checkOutput(output, transaction) ?? verdict;
}

/** Blocks of test networks cost nothing: their work says nothing. */
export function isWorkChecked(network: Network): boolean {
  return network === 'mainnet';
}

/** The hash makes the transaction the one with this txid, so that it decides what is paid. */
function checkOutput({ vout, value, script }: ClaimedOutput, { outputs }: RawTransaction): Judgement {
  const output = outputs[vout];
  if (output === undefined || script === null || !isSame(output.script, script)) return contradict('output');
  return output.value === BigInt(value) ? null : contradict('value');
}

interface Place {
  transaction: RawTransaction;
  first: RawTransaction | null;
  root: Uint8Array | undefined;
}

function checkPlace(
  { position, branch, first: { branch: edge } }: PaymentProof,
  place: Place,
  sha256: Sha256,
): Judgement {
  const { transaction, first, root } = place;
  if (root === undefined) return doubt('shallow', 0);
  if (first?.coinbase == null) return doubt('first');
  if (transaction.size === NODE_BYTES || first.size === NODE_BYTES) return doubt('short');
  const leads = (leaf: RawTransaction, at: number, beside: readonly string[]) => {
    const reached = climb(leaf.hash, at, beside, sha256);
    return reached !== null && isSame(reached, root);
  };
  if (!leads(transaction, position, branch) || !leads(first, 0, edge)) return doubt('branch');
  return branch.length === edge.length ? null : doubt('depth');
}

/** The root over a leaf; `null` if position and branch are not of one tree. */
function climb(leaf: Uint8Array, position: number, branch: readonly string[], sha256: Sha256): Uint8Array | null {
  const fits = Number.isSafeInteger(position) && position >= 0 && position < 2 ** branch.length;
  if (!fits || branch.length > MAX_DEPTH) return null;
  let node = leaf;
  let at = position;
  for (const text of branch) {
    const beside = readHash(text);
    // The last of an odd number stands beside a copy of itself. At the place of the copy there is nothing (CVE-2012-2459).
    if (beside === null || (at % 2 === 1 && isSame(beside, node))) return null;
    node = hashTwice(sha256, at % 2 === 0 ? concat(node, beside) : concat(beside, node));
    at = Math.floor(at / 2);
  }
  return node;
}

/** Blocks state their height at the start of their first transaction (BIP34). */
function checkHeight({ height }: PaymentProof, first: RawTransaction | null): Judgement {
  return readHeight(first?.coinbase ?? new Uint8Array()) === height ? null : contradict('height');
}

const OP_1 = 0x51;
const OP_16 = 0x60;

function readHeight(script: Uint8Array): number | null {
  const [length = 0] = script;
  if (length >= OP_1 && length <= OP_16) return length - OP_1 + 1;
  if (length > 4 || script.length <= length) return null;
  return script.subarray(1, 1 + length).reduceRight((sum, byte) => sum * 256 + byte, 0);
}

function checkHeaders(headers: readonly BlockHeader[], network: Network): Judgement {
  if (headers.some(({ previous }, at) => at > 0 && previous !== headers[at - 1]?.hash)) return doubt('link');
  if (isWorkChecked(network)) {
    if (!headers.every(hasWork)) return doubt('work');
    if (headers.some(({ target }) => target === null || target > MAINNET_FLOOR)) return doubt('easy');
  }
  return headers.length < PROOF_BLOCKS ? doubt('shallow', headers.length) : null;
}

function doubt(flaw: ProofFlaw, blocks?: number): Exclude<Judgement, null> {
  return { kind: 'unproven', flaw, ...(blocks === undefined ? {} : { blocks }) };
}

function contradict(contradiction: ProofContradiction): Exclude<Judgement, null> {
  return { kind: 'false', contradiction };
}
