import { useMemo } from 'react';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import type { ContractText } from '@/domain/contracts/contract-form';
import { namesThirdKey } from '@/domain/lint/find-third-key';
import type { Finding } from '@/domain/lint/finding';
import { type LintMoment, type LintRules, lintContract, lintText, needsFeeRate } from '@/domain/lint/lint-contract';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { loadThirdKey } from '@/store/deposits/arbitrator-key.thunks';
import { loadFeeRate } from '@/store/prices/fee-rate.thunks';

/** Possible problems of a contract. `null`: not checked. */
export function useFindings(contract: Contract | null, moment: LintMoment): readonly Finding[] {
  const feeRate = useFeeRate(contract !== null && needsFeeRate(contract));
  const thirdKey = useThirdKey(contract);
  return useMemo(
    () => (contract === null ? [] : lintContract(contract, { ...createRules(moment), feeRate, thirdKey })),
    [contract, moment, feeRate, thirdKey],
  );
}

/** Findings of a text that is not a contract yet. */
export function useTextFindings({ title, description }: ContractText): readonly Finding[] {
  return useMemo(() => lintText({ title, description }, createRules('publish')), [title, description]);
}

function createRules(moment: LintMoment): LintRules {
  return { moment, feeRate: null, thirdKey: null, today: toCalendarDate(new Date()), wordings: KNOWN_WORDINGS };
}

/** The fingerprint of the arbitrator's key, fetched only if the text names one. `null`: unknown. */
function useThirdKey(contract: Contract | null): string | null {
  const dispatch = useAppDispatch();
  const id = contract !== null && namesThirdKey(contract.description) ? contract.arbitrator : null;
  return useLoaded(async () => (id === null ? null : dispatch(loadThirdKey(id))), `${id}`).value;
}

/** Fee rate in sat/vB, fetched once and only if needed. `null`: unknown. */
function useFeeRate(isNeeded: boolean): number | null {
  const dispatch = useAppDispatch();
  const rate = useLoaded(async (signal) => (isNeeded ? dispatch(loadFeeRate(signal)) : null), `${isNeeded}`).value;
  return rate?.ok ? rate.value : null;
}
