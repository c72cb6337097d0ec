import { RawOutput } from '@scure/btc-signer/script.js';
import type { CheckedDeposit, CheckedKit } from '@/exit/recovery/api';
import { decodeHex } from '@/exit/recovery/bytes';
import { toOutputScript } from '@/exit/recovery/deposit';
import { readExtendedKey } from '@/exit/recovery/extended-key';
import { formatPsbt, ROW } from '@/exit/recovery/psbt';
import type { Rows } from '@/exit/recovery/psbt-rows';
import type { VerifiedInput, VerifiedPsbt } from '@/exit/recovery/verified-psbt';

/** Rows that are replaced by what was verified. */
const REPLACED = [ROW.sighashType, ROW.finalScriptSig, ROW.finalScriptWitness] as const;

/** Base64, with partial signatures, and with what other signers need to know (docs/exit.md#the-page). */
export function formatVerifiedPsbt(checked: CheckedKit, { psbt, inputs }: VerifiedPsbt): string {
  const origin = createKeyOrigin(checked);
  return formatPsbt({ ...psbt, inputs: inputs.map((input) => completeRows(input, origin)) });
}

type KeyOrigin = (deposit: CheckedDeposit) => Uint8Array;

/** The value of `bip32Derivation`: the fingerprint of the kit's extended key, and the steps below it. */
function createKeyOrigin({ kit }: CheckedKit): KeyOrigin {
  const { keys, network, contract } = kit;
  const fingerprint = readExtendedKey(keys.arbitrator.xpub, network)?.fingerprint ?? 0;
  return ({ guaranteeOrder }) => {
    const value = new DataView(new ArrayBuffer(12));
    value.setUint32(0, fingerprint);
    value.setUint32(4, contract.contractOrder, true);
    value.setUint32(8, guaranteeOrder, true);
    return new Uint8Array(value.buffer);
  };
}

function completeRows({ rows, deposit, value, signatures }: VerifiedInput, origin: KeyOrigin): Rows {
  const complete: Rows = new Map(rows);
  for (const type of REPLACED) complete.delete(type);
  const script = toOutputScript(deposit.witnessScript);
  complete.set(ROW.witnessUtxo, RawOutput.encode({ amount: BigInt(value), script }));
  complete.set(ROW.witnessScript, decodeHex(deposit.witnessScript) ?? new Uint8Array());
  const derivation = `${ROW.bip32Derivation}${deposit.keys.arbitrator}`;
  if (!complete.has(derivation)) complete.set(derivation, origin(deposit));
  for (const [holder, signature] of signatures) {
    complete.set(`${ROW.partialSignature}${deposit.keys[holder]}`, signature);
  }
  return complete;
}
