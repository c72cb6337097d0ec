import type { Sats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';

/*
 * The proof that a payment is in a block (docs/settlement.md#proof-of-payment). One format and one check for the app, the
 * recovery page and files.
 */

/** Blocks that a proof needs: the payment's, and five on top of it. */
export const PROOF_BLOCKS = 6;

/** Payments that are checked, the largest first. Anybody can make more. */
export const MAX_CHECKED = 20;

/** Collected from anywhere. Every text is hex, and none of it is trusted. */
export interface PaymentProof {
  /** Of the block, as stated. */
  height: number;
  /** Raw, with or without witnesses. */
  transaction: string;
  /** Place of the transaction in the block, from 0. */
  position: number;
  /** Hashes beside its path to the Merkle root, from the bottom, in display order. */
  branch: readonly string[];
  /** The block's first transaction. The length of its branch is the depth of the tree. */
  first: { transaction: string; branch: readonly string[] };
  /** Of the block and of those after it, 80 bytes each. */
  headers: readonly string[];
}

/** The payment to prove. */
export interface PaymentClaim {
  network: Network;
  txid: string;
  vout: number;
  value: Sats;
  address: string;
}

/** Why a payment is not proven. */
export type ProofFlaw =
  | 'unconfirmed' // in no block, according to the explorer
  | 'not-offered' // the explorer does not know it, or has no proofs
  | 'no-answer'
  | 'bad-answer' // not what such an answer looks like
  | 'not-checked' // the program could not check it
  | 'transaction' // its hash is not the txid, or it cannot be read
  | 'short' // 64 bytes, as two hashes of the tree have
  | 'first' // not the first transaction of a block
  | 'branch' // does not lead to the block
  | 'depth' // longer or shorter than the tree
  | 'header' // cannot be read
  | 'link' // a header does not follow the one before it
  | 'work' // a header's hash is above its own target
  | 'easy' // a target above the floor
  | 'shallow'; // fewer than `PROOF_BLOCKS`

/** A contradiction between the proof and the claim. */
export type ProofContradiction = 'output' | 'value' | 'height';

export type ProofVerdict =
  | { kind: 'proven'; height: number; blocks: number; isWorkChecked: boolean }
  /** `blocks`: those that were given, if `shallow`. */
  | { kind: 'unproven'; flaw: ProofFlaw; blocks?: number }
  | { kind: 'false'; contradiction: ProofContradiction };
