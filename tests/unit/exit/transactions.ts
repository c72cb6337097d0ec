import { checkScripts } from '@mocks/chain/script-check';
import { Psbt, Transaction } from 'bitcoinjs-lib';
import { expect } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { CheckedKit, OpenKey, RecoveryTransaction, TransactionSummary } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { required, unwrap } from './kits';

/** Signs with the kit's own coins. */
export async function sign(kit: CheckedKit, transaction: RecoveryTransaction, key: OpenKey) {
  return unwrap(await engine.signTransaction(kit, engine.listKitCoins(kit), transaction, key));
}

/** Reads with the kit's own coins. */
export function read(kit: CheckedKit, psbt: string) {
  return engine.readTransaction(kit, engine.listKitCoins(kit), psbt);
}

/** Runs the scripts of a complete transaction with bitcore-lib. */
export function expectAccepted({ final, summary }: RecoveryTransaction): void {
  const { txHex, txid } = required(final);
  expect(Transaction.fromHex(txHex).getId()).toBe(txid);
  expect(Transaction.fromHex(txHex).virtualSize()).toBe(summary.vsize);
  expectScriptsRun(txHex, summary);
}

export function expectScriptsRun(txHex: string, { inputs }: TransactionSummary): void {
  const prevouts = inputs.map(({ outpoint, address, value }) => {
    const [txid = '', vout] = outpoint.split(':');
    return { txid, vout: Number(vout), value, script: required(toOutputScript(address, 'regtest')) };
  });
  checkScripts(txHex, prevouts);
}

/** A PSBT after a change with bitcoinjs-lib. */
export function changePsbt(text: string, change: (psbt: Psbt) => void): string {
  const psbt = Psbt.fromBase64(text);
  change(psbt);
  return psbt.toBase64();
}
