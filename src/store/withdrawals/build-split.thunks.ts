import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef } from '@/domain/models';
import { type Sats, sumAmounts, toSats } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import type { PaidOutput } from '@/domain/withdrawals/inspection';
import { DUST } from '@/domain/withdrawals/replacement';
import type { Intent } from '@/lib/intent';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { loadProvenCoins } from '@/store/returns/load-coins.thunks';
import { selectDepositKeys } from '@/store/returns/returns.selectors';
import { createRefusal } from '@/store/signing/sign.thunks';
import type { OwnRelease } from '@/store/withdrawals/release-report';

/**
 * Builds a release with two payees over all coins of the guarantee; the rest returns to the address of the first coin
 * (docs/bitcoin.md#a-release-with-two-payees). Throws `psbt-refused` if the coins no longer cover it, and the errors of loading them.
 */
export function buildSplit(
  guaranteeRef: GuaranteeRef,
  [first, second]: readonly [PaidOutput, PaidOutput],
  fee: Sats,
  intent: Intent,
): AppThunk<Promise<OwnRelease>> {
  return async (dispatch, getState) => {
    const { coins, waiting } = await intent.call(() => dispatch(loadProvenCoins(guaranteeRef, intent.signal)));
    const keys = selectDepositKeys(getState(), requireContract(getState(), guaranteeRef.contractId));
    if (keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
    const spent = [...coins, ...waiting];
    const [coin] = spent;
    const rest = toSats((sumAmounts(spent.map(({ value }) => value)) ?? 0) - first.amount - second.amount - fee);
    if (coin === undefined || rest === null) throw createRefusal('replaced', 'The coins do not cover the release');
    const outputs = [
      ...[first, second].map(({ address, amount: value }) => ({ address, value })),
      ...(rest > DUST ? [{ address: coin.address, value: rest }] : []),
    ];
    const { psbt } = await (await loadBitcoin()).buildSpend({ coins: spent, outputs, locktime: 0, keys });
    return { psbt, payees: [second] };
  };
}
