import type { SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { listDepositAddresses } from '@/domain/deposit/deposits';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getFeeRates, getRawTransaction } from '@/services/explorer.service';
import { withTimeout } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Loads everything that a PSBT of this guarantee is inspected against, and verifies the deposit addresses again. Throws
 * `keys-changed`.
 */
export function loadSigningContext(
  guaranteeRef: GuaranteeRef,
  request: { address: string; amount: Sats },
  psbt: string,
): AppThunk<Promise<SigningContext>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const { network, depositScript } = settings();
    const arbitratorKey = await fetchArbitratorKey(contract);
    await dispatch(requireUnchangedKeys(contract, arbitratorKey));
    const [fees, previous] = await Promise.all([getFeeRates(), loadPreviousTransactions(psbt)]);
    const verdicts = await dispatch(verifyGuarantee(contract, guarantee, arbitratorKey));
    const trusted = listDepositAddresses(guarantee).filter(
      (address) => depositScript === 'unverified' || verdicts[address]?.verified === true,
    );
    return {
      network,
      depositScript,
      depositAddresses: trusted,
      contractorKeys: [contract.keys[0]?.publicKey ?? null, contract.keys[1]?.publicKey ?? null],
      request,
      fastestFee: fees.fastestFee,
      previousTransactions: previous,
    };
  };
}

const PARALLEL_REQUESTS = 6;
/** Milliseconds. A second proof of the amounts is not worth a longer wait. */
const PATIENCE = 5_000;

/**
 * Loads the raw transactions that a PSBT spends from, as far as the explorer has them. Their txid proves them, so the
 * explorer need not be trusted. Without them the inspection goes on and says so.
 */
async function loadPreviousTransactions(psbt: string): Promise<string[]> {
  const outpoints = await (await loadBitcoin()).readOutpoints(psbt);
  const txids = [...new Set(outpoints.map((outpoint) => outpoint.slice(0, outpoint.indexOf(':'))))];
  const raws: string[] = [];
  const collect = withTimeout(collectRawTransactions(raws, txids), PATIENCE);
  await collect.catch((error) => logger.warn(`Loading the raw transactions failed: ${toErrorData(error).message}`));
  return [...raws];
}

async function collectRawTransactions(collected: string[], txids: readonly string[]): Promise<void> {
  for (let start = 0; start < txids.length; start += PARALLEL_REQUESTS) {
    const raws = await Promise.all(txids.slice(start, start + PARALLEL_REQUESTS).map(getRawTransaction));
    collected.push(...raws.filter((raw) => raw !== null));
  }
}
