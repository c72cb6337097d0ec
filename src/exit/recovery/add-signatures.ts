import type { Result } from '@/domain/primitives/errors';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { readPsbt } from '@/exit/recovery/psbt';
import { describe, verifyPsbt } from '@/exit/recovery/read-transaction';
import { verifyAgain } from '@/exit/recovery/sign-transaction';

/** Adds the signatures of another copy of the same transaction. */
export function addSignatures(
  checked: CheckedKit,
  coins: readonly Coin[],
  transaction: RecoveryTransaction,
  text: string,
): Result<RecoveryTransaction, PsbtFault> {
  const own = verifyAgain(checked, coins, transaction);
  if (!own.ok) return own;
  const psbt = readPsbt(text);
  if (psbt === null) return { ok: false, error: { kind: 'unreadable' } };
  if (psbt.txid !== own.value.psbt.txid) return { ok: false, error: { kind: 'transaction-differs' } };
  const other = verifyPsbt(checked, coins, psbt);
  if (!other.ok) return other;
  // The same txid: the same inputs and outputs, in the same order.
  const inputs = own.value.inputs.map((input, index) => ({
    ...input,
    signatures: new Map([...(other.value.inputs[index]?.signatures ?? []), ...input.signatures]),
  }));
  return { ok: true, value: describe(checked, { ...own.value, inputs }) };
}
