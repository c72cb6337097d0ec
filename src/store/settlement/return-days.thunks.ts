import type { Contract } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import type { ReturnDay } from '@/domain/records/deadlines';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { summariseReturns, viewReturns } from '@/domain/settlement/return-state';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectHolds, selectSettlementPlace, selectUnspent } from '@/store/settlement/settlement.selectors';
import { changeSettlements } from '@/store/settlement/settlement-store';

/**
 * The earliest return date of each guarantee that both have signed, as far as this device knows. An unreadable record has none, so that
 * a calendar keeps its entry.
 */
export function readReturnDays(contracts: readonly Contract[]): AppThunk<Promise<ReturnDay[]>> {
  return async (dispatch) => (await Promise.all(contracts.map((contract) => dispatch(readContract(contract))))).flat();
}

function readContract(contract: Contract): AppThunk<Promise<ReturnDay[]>> {
  return async (_dispatch, getState) => {
    const party = selectSettlementPlace(getState(), contract);
    const signer = selectSigner(getState());
    if (party === null || signer === null) return [];
    try {
      const record = await changeSettlements({ signer, contractId: contract.id }, (known) => known);
      return contract.guarantees.flatMap(({ id: guaranteeId }) => {
        const find = (unspent: readonly string[] | null) =>
          summariseReturns(
            viewReturns(record, selectHolds(getState(), contract, guaranteeId), { ...party, depositor: null, unspent }),
          ).from;
        const left = find(selectUnspent(getState(), contract, guaranteeId));
        // If every coin has moved, the entry of a calendar is cancelled.
        const from = left ?? find(null);
        return from === null
          ? []
          : [{ contractId: contract.id, guaranteeId, day: toReturnDay(from), isOver: left === null }];
      });
    } catch (error) {
      logger.warn(`The return dates are unknown: ${toErrorData(error).message}`);
      return [];
    }
  };
}
