import { Psbt } from 'bitcoinjs-lib';
import '@/bitcoin/taproot';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { encodePsbt, readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, getPrevout } from '@/bitcoin/psbt/psbt-view';
import type { Sats } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';

/** Highest nSequence that allows replacement (BIP125). */
const REPLACEABLE = 0xfffffffd;

/**
 * The same transaction, unsigned, with another amount in one output, base64. It signals that it may be replaced again,
 * unless that would activate a locktime.
 * @param psbt base64, with the output and script of every input
 * @throws AppError `unexpected` if an input lacks them
 */
export function replacePsbt(psbt: string, network: Network, destination: number, amount: Sats): string {
  const { tx, inputs, outputs } = createPsbtView(readPsbt(psbt));
  const replacement = new Psbt({ network: NETWORK_PARAMETERS[network] });
  replacement.setVersion(tx.version).setLocktime(tx.locktime);
  for (const input of inputs) {
    const { witnessScript, outpoint, index } = input;
    const witnessUtxo = getPrevout(input);
    if (witnessScript === null || witnessUtxo === null) {
      throw new AppError('unexpected', `Input ${index} lacks its output or witness script`);
    }
    const [hash = '', vout] = outpoint.split(':');
    const sequence = tx.locktime === 0 ? REPLACEABLE : input.sequence;
    replacement.addInput({ hash, index: Number(vout), sequence, witnessUtxo, witnessScript });
  }
  for (const { script, value, index } of outputs) {
    replacement.addOutput({ script, value: index === destination ? BigInt(amount) : value });
  }
  return encodePsbt(replacement);
}
