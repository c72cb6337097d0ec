import { checkScripts } from '@mocks/chain/script-check';
import { Psbt, Transaction } from 'bitcoinjs-lib';
import { expect } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { readSpend } from '@/bitcoin/recovery/read-spend';
import { signSpend } from '@/bitcoin/recovery/sign-spend';
import type { Spend, SpendSummary } from '@/bitcoin/recovery/spend';
import type { SpendKey } from '@/bitcoin/recovery/spend-key';
import { required, unwrap } from './contracts';

/** Signs with the coins of the file by default. */
export async function sign(
  checked: CheckedContract,
  spend: Spend,
  key: SpendKey,
  coins: readonly KnownCoin[] = listFileCoins(checked),
) {
  return unwrap(await signSpend(checked, coins, spend, key));
}

/** Reads with the coins of the file by default. */
export function read(checked: CheckedContract, text: string, coins = listFileCoins(checked)) {
  return readSpend(checked, coins, text);
}

/** Runs the scripts of a complete transaction with bitcore-lib. */
export function expectAccepted({ final, summary }: Spend): void {
  const { txHex, txid } = required(final);
  expect(Transaction.fromHex(txHex).getId()).toBe(txid);
  expect(Transaction.fromHex(txHex).virtualSize()).toBe(summary.vsize);
  expectScriptsRun(txHex, summary);
}

export function expectScriptsRun(txHex: string, { inputs }: SpendSummary): void {
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
