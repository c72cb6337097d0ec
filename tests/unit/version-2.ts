import { RawPSBTV0, RawPSBTV2 } from '@scure/btc-signer/psbt.js';

type Whole = Parameters<typeof RawPSBTV2.encode>[0]['global'];

/**
 * The same PSBT in version 2 (BIP370), as @scure/btc-signer writes it, base64. Throws Error if it is not one of version 0.
 * @param change other fields of the whole
 */
export function toVersion2(text: string, change: Partial<Whole> = {}): string {
  const { global, inputs, outputs } = RawPSBTV0.decode(Uint8Array.from(Buffer.from(text, 'base64')));
  const { unsignedTx, ...whole } = global;
  if (unsignedTx === undefined) throw new Error('it has no transaction');
  const bytes = RawPSBTV2.encode({
    global: {
      ...whole,
      version: 2,
      txVersion: unsignedTx.version,
      fallbackLocktime: unsignedTx.lockTime,
      inputCount: inputs.length,
      outputCount: outputs.length,
      ...change,
    },
    inputs: inputs.map((input, at) => {
      const { txid, index, sequence } = unsignedTx.inputs[at] ?? {};
      return { ...input, txid, index, sequence };
    }),
    outputs: outputs.map((output, at) => ({ ...output, ...unsignedTx.outputs[at] })),
  });
  return Buffer.from(bytes).toString('base64');
}
