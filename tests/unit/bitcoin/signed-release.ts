import { Transaction } from 'bitcoinjs-lib';
import { readSpentOutputs } from '@/bitcoin/psbt/inspect';
import { cosignPsbt, signPsbt } from '@/bitcoin/psbt/sign';
import type { SignedCoin } from '@/domain/withdrawals/open-signatures';
import { buildPsbt, COUNTERPARTY, context, createSigner, honestPlan, OWNER, type Plan, REQUEST, sat } from './releases';

const OPTIONS = { feeAccepted: true };

export interface SignedRelease {
  txid: string;
  /** The raw transaction, hex, signed by owner and counterparty. */
  hex: string;
  /** The coins that it spends. */
  coins: SignedCoin[];
}

/** A complete release that pays `amount` sat of the same coins each time. */
export function signRelease(amount: number, change: (plan: Plan) => void = () => {}, inputs = 1): SignedRelease {
  const plan = honestPlan(inputs, BigInt(amount));
  change(plan);
  const psbt = buildPsbt(plan).toBase64();
  const order = context({ request: { ...REQUEST, amount: sat(amount) } });
  const half = signPsbt(createSigner(OWNER), psbt, order, OPTIONS).psbt;
  const { txHex, txid } = cosignPsbt(createSigner(COUNTERPARTY), half, order, OPTIONS);
  return { txid, hex: txHex, coins: readSpentOutputs(psbt, 'regtest') };
}

/** The same transaction with other witnesses. Its txid stays. */
export function changeWitness(hex: string, change: (witness: Uint8Array[]) => Uint8Array[], input = 0): string {
  const tx = Transaction.fromHex(hex);
  tx.setWitness(input, change(tx.ins[input]?.witness ?? []));
  return tx.toHex();
}
