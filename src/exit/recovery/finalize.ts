import { RawTx } from '@scure/btc-signer/script.js';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { REQUIRED_SIGNATURES } from '@/exit/recovery/deposit';
import { pickSignatures, type VerifiedInput, type VerifiedPsbt } from '@/exit/recovery/verified-psbt';

/** The raw transaction, hex; `null` if an input lacks a signature. */
export function finalize({ psbt, inputs }: VerifiedPsbt): string | null {
  const witnesses = inputs.map(createWitness);
  if (!witnesses.every((witness) => witness !== null)) return null;
  const { version, inputs: outpoints, outputs, lockTime } = psbt.transaction;
  return encodeHex(RawTx.encode({ version, segwitFlag: true, inputs: outpoints, outputs, witnesses, lockTime }));
}

/** An empty item for CHECKMULTISIG (BIP147), two signatures in key order, the script. */
function createWitness(input: VerifiedInput): Uint8Array[] | null {
  const signatures = pickSignatures(input);
  if (signatures.length < REQUIRED_SIGNATURES) return null;
  return [new Uint8Array(), ...signatures, decodeHex(input.deposit.witnessScript) ?? new Uint8Array()];
}
