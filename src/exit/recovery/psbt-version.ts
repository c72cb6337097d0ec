import { RawPSBTV2 } from '@scure/btc-signer/psbt.js';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { formatRows, RowReader, type Rows } from '@/exit/recovery/psbt-rows';

/*
 * PSBT version 2 (BIP370) has the transaction in fields of its own. It is read as the version 0 of the same transaction, and
 * never written (docs/bitcoin.md#versions-of-a-psbt).
 */

/** Keys of the fields that make the transaction, and of the version. */
const FIELDS = {
  whole: ['02', '03', '04', '05', '06', 'fb'],
  input: ['0e', '0f', '10', '11', '12'],
  output: ['03', '04'],
};
const UNSIGNED_TRANSACTION = '00';
const FINAL_SEQUENCE = 0xffffffff;

/** The bytes of a PSBT of version 2 as version 0. Throws Error if a field is missing or wrong, or of version 0. */
export function toVersion0(bytes: Uint8Array): Uint8Array {
  const { global, inputs, outputs } = RawPSBTV2.decode(bytes);
  const transaction = RawOldTx.encode({
    version: requireField(global.txVersion),
    inputs: inputs.map(({ txid, index, sequence = FINAL_SEQUENCE }) => {
      return { txid: requireField(txid), index: requireField(index), finalScriptSig: new Uint8Array(), sequence };
    }),
    outputs: outputs.map(({ amount, script }) => ({ amount: requireField(amount), script: requireField(script) })),
    lockTime: chooseLocktime(inputs, global.fallbackLocktime ?? 0),
  });
  const reader = new RowReader(bytes);
  const whole = dropRows(reader.readMap(), FIELDS.whole);
  whole.set(UNSIGNED_TRANSACTION, transaction);
  return formatRows([
    whole,
    ...inputs.map(() => dropRows(reader.readMap(), FIELDS.input)),
    ...outputs.map(() => dropRows(reader.readMap(), FIELDS.output)),
  ]);
}

interface Locks {
  requiredHeightLocktime?: number | undefined;
  requiredTimeLocktime?: number | undefined;
}

/** The highest lock of the kind that all inputs with a lock have; heights come first (BIP370). */
function chooseLocktime(inputs: readonly Locks[], fallback: number): number {
  const heights = inputs.map((input) => input.requiredHeightLocktime);
  const times = inputs.map((input) => input.requiredTimeLocktime);
  const isFree = (_: unknown, input: number) => heights[input] === undefined && times[input] === undefined;
  if (heights.every(isFree)) return fallback;
  for (const locks of [heights, times]) {
    if (locks.every((lock, input) => lock !== undefined || isFree(lock, input)))
      return Math.max(...locks.filter((lock) => lock !== undefined));
  }
  throw new Error('its inputs require a height and a time');
}

function dropRows(rows: Rows, keys: readonly string[]): Rows {
  for (const key of keys) rows.delete(key);
  return rows;
}

/** The library has checked that it is there. */
function requireField<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('it lacks a field');
  return value;
}
