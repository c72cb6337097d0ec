import type { SigningContext } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { depositAddresses } from '@/domain/deposit/deposits';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { errorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { rawTransaction, recommendedFees } from '@/services/explorer.service';
import { WAITS, withTimeout } from '@/store/calls/retry';
import { requireContract, requireGuarantee } from '@/store/contracts/require';
import { arbitratorKeyOf } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Everything that a PSBT of this guarantee is inspected against; deposit addresses are verified afresh. Throws
 * `keys-changed`: from keys that changed nothing is signed.
 */
export function signingContext(
  place: GuaranteeRef,
  request: { address: string; amount: Sats },
  psbt: string,
): AppThunk<Promise<SigningContext>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), place.contractId);
    const guarantee = requireGuarantee(getState(), place);
    const { network, depositScript } = settings();
    const arbitratorKey = await arbitratorKeyOf(contract);
    await dispatch(requireUnchangedKeys(contract, arbitratorKey));
    const [fees, previous] = await Promise.all([recommendedFees(), previousTransactions(psbt)]);
    const verdicts = await dispatch(verifyGuarantee(contract, guarantee, arbitratorKey));
    const trusted = depositAddresses(guarantee).filter(
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

/** Asked for at the same time. */
const AT_ONCE = 6;
/** Milliseconds. It is a second proof: nobody waits long for it. */
const PATIENCE = 5_000;

/**
 * The raw transactions that a PSBT spends from, as far as the explorer offers them. They prove themselves by their txid,
 * so that nobody has to be trusted with them; without them the inspection goes on and says so.
 */
async function previousTransactions(psbt: string): Promise<string[]> {
  const outpoints = await (await bitcoin()).psbtOutpoints(psbt);
  const txids = [...new Set(outpoints.map((outpoint) => outpoint.slice(0, outpoint.indexOf(':'))))];
  const found: string[] = [];
  const collect = withTimeout(collectInto(found, txids), Math.min(PATIENCE, WAITS.patience));
  await collect.catch((error) => logger.warn(`Raw transactions could not be had: ${errorData(error).message}`));
  return [...found];
}

async function collectInto(found: string[], txids: readonly string[]): Promise<void> {
  for (let start = 0; start < txids.length; start += AT_ONCE) {
    const raws = await Promise.all(txids.slice(start, start + AT_ONCE).map(rawTransaction));
    found.push(...raws.filter((raw) => raw !== null));
  }
}
