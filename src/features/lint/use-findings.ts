import { useEffect, useMemo, useState } from 'react';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import type { ContractText } from '@/domain/contract/contract-form';
import type { Finding } from '@/domain/lint/finding';
import { type LintMoment, type LintRules, lintContract, lintText, needsFeeRate } from '@/domain/lint/lint-contract';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { loadFeeRate } from '@/store/lint/fee-rate.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

/** What the parties may want to change in a contract. `null`: not looked at. */
export function useFindings(contract: Contract | null, moment: LintMoment): readonly Finding[] {
  const feeRate = useFeeRate(contract !== null && needsFeeRate(contract));
  return useMemo(
    () => (contract === null ? [] : lintContract(contract, createRules(moment, feeRate))),
    [contract, moment, feeRate],
  );
}

/** The same of a text that is not a contract yet. */
export function useTextFindings({ title, description }: ContractText): readonly Finding[] {
  return useMemo(() => lintText({ title, description }, createRules('publish', null)), [title, description]);
}

function createRules(moment: LintMoment, feeRate: number | null): LintRules {
  return { moment, feeRate, today: toCalendarDate(new Date()), wordings: KNOWN_WORDINGS };
}

/** sat/vB, asked for once and only where it matters; `null` if unknown. */
function useFeeRate(isNeeded: boolean): number | null {
  const dispatch = useAppDispatch();
  const [rate, setRate] = useState<number | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    void dispatch(loadFeeRate(controller.signal)).then((result) => {
      if (result.ok && !controller.signal.aborted) setRate(result.value);
    });
    return () => controller.abort();
  }, [isNeeded, dispatch]);
  return rate;
}
