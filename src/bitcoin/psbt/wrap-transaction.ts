import { Psbt, type Transaction } from 'bitcoinjs-lib';
import { formatMaps } from '@/bitcoin/psbt/psbt-maps';

/** The PSBT of a transaction, without its signatures. `Psbt.addInput` would take seconds for 1,000 inputs. */
export function wrapTransaction(tx: Transaction): Psbt {
  const unsigned = tx.clone();
  unsigned.stripWitnesses();
  const empty = Array.from({ length: tx.ins.length + tx.outs.length }, () => new Map());
  return Psbt.fromBuffer(formatMaps([new Map([['00', unsigned.toBuffer()]]), ...empty]));
}
