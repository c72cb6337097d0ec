import { Psbt } from 'bitcoinjs-lib';
import type { DepositScript } from './deposit-script';
import { estimateFee, releaseSize } from './fees';
import { REGTEST } from './regtest';
import { type ChainOutput, sumOf } from './tx-index';

const DUST_LIMIT = 546;

export interface WithdrawalInput {
  coin: ChainOutput;
  deposit: DepositScript;
}

export interface WithdrawalPlan {
  /** Every unspent output at the guarantee's deposit addresses, in order. */
  inputs: readonly WithdrawalInput[];
  /** Script of the destination. */
  destination: Uint8Array;
  /** Satoshis that reach the destination. */
  amount: number;
  /** sat/vB */
  fastestFee: number;
}

/** Whether the inputs carry the amount and at least the fee that nodes relay for. */
export function isAffordable({ inputs, amount }: WithdrawalPlan): boolean {
  return inputs.length > 0 && sumOf(inputs.map(({ coin }) => coin)) >= amount + Math.ceil(releaseSize(inputs.length));
}

/** The unsigned PSBT of a withdrawal (docs/bitcoin.md#how-a-backend-builds-a-withdrawal), base64. */
export function withdrawalPsbt(plan: WithdrawalPlan): string {
  const psbt = new Psbt({ network: REGTEST }).setVersion(2).setLocktime(0);
  for (const { coin, deposit } of plan.inputs) {
    const witnessUtxo = { script: deposit.output, value: BigInt(coin.value) };
    psbt.addInput({ hash: coin.txid, index: coin.vout, witnessUtxo, witnessScript: deposit.witnessScript });
  }
  psbt.addOutput({ script: plan.destination, value: BigInt(plan.amount) });
  const change = changeOf(plan);
  const back = plan.inputs[0]?.deposit.output;
  if (change > DUST_LIMIT && back !== undefined) psbt.addOutput({ script: back, value: BigInt(change) });
  return Buffer.from(psbt.toBuffer()).toString('base64');
}

function changeOf({ inputs, amount, fastestFee }: WithdrawalPlan): number {
  return sumOf(inputs.map(({ coin }) => coin)) - amount - estimateFee(inputs.length, fastestFee);
}
