import * as v from 'valibot';
import type { MerkleProof } from '@/domain/proofs/collect-proof';
import { txidField } from '@/services/schemas/fields.schema';

/*
 * An explorer's answers that proofs of payment are made of (docs/settlement.md#calls). Read by the app and by the recovery page. Only
 * their form is checked here.
 */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0x7fffffff));
/** More steps than the tree of any block has. */
const MAX_BRANCH = 32;

export const merkleProofSchema: v.GenericSchema<unknown, MerkleProof> = v.pipe(
  v.looseObject({ block_height: whole, merkle: v.pipe(v.array(txidField), v.maxLength(MAX_BRANCH)), pos: whole }),
  v.transform(({ block_height: height, merkle: branch, pos: position }) => ({ height, position, branch })),
);

/** A txid or the hash of a block, as plain text. */
export const hashTextSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.trim(), txidField);

/** 80 bytes in hex, as plain text. */
export const headerTextSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[0-9a-f]{160}$/i),
  v.toLowerCase(),
);

/** Of a block, only the time that lock times are compared with. */
export const blockTimeSchema = v.object({ mediantime: v.pipe(v.number(), v.integer(), v.minValue(0)) });
