import type { DepositScript } from '@mocks/chain/deposit-script';
import { estimateFee, releaseSize } from '@mocks/chain/fees';
import { REGTEST } from '@mocks/chain/regtest';
import { type ChainOutput, sumValues } from '@mocks/chain/tx-index';
import { Psbt } from 'bitcoinjs-lib';

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

/** Whether the inputs cover the amount and at least the minimum relay fee. */
export function isAffordable({ inputs, amount }: WithdrawalPlan): boolean {
  return (
    inputs.length > 0 && sumValues(inputs.map(({ coin }) => coin)) >= amount + Math.ceil(releaseSize(inputs.length))
  );
}

/** The unsigned PSBT of a withdrawal (docs/bitcoin.md#how-a-backend-builds-a-withdrawal), base64. */
export function createWithdrawalPsbt(plan: WithdrawalPlan): string {
  const psbt = new Psbt({ network: REGTEST }).setVersion(2).setLocktime(0);
  for (const { coin, deposit } of plan.inputs) {
    const witnessUtxo = { script: deposit.output, value: BigInt(coin.value) };
    psbt.addInput({ hash: coin.txid, index: coin.vout, witnessUtxo, witnessScript: deposit.witnessScript });
  }
  psbt.addOutput({ script: plan.destination, value: BigInt(plan.amount) });
  const change = computeChange(plan);
  const ownScript = plan.inputs[0]?.deposit.output;
  if (change > DUST_LIMIT && ownScript !== undefined) psbt.addOutput({ script: ownScript, value: BigInt(change) });
  return Buffer.from(psbt.toBuffer()).toString('base64');
}

function computeChange({ inputs, amount, fastestFee }: WithdrawalPlan): number {
  return sumValues(inputs.map(({ coin }) => coin)) - amount - estimateFee(inputs.length, fastestFee);
}
