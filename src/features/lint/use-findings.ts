import { useEffect, useMemo, useState } from 'react';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import type { ContractText } from '@/domain/contracts/contract-form';
import { namesThirdKey } from '@/domain/lint/find-third-key';
import type { Finding } from '@/domain/lint/finding';
import { type LintMoment, type LintRules, lintContract, lintText, needsFeeRate } from '@/domain/lint/lint-contract';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
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
  const [fingerprint, setFingerprint] = useState<string | null>(null);
  const id = contract?.arbitrator ?? null;
  const isNeeded = contract !== null && namesThirdKey(contract.description);
  useEffect(() => {
    if (!isNeeded || id === null) return;
    let isCurrent = true;
    void dispatch(loadThirdKey(id)).then((loaded) => {
      if (isCurrent) setFingerprint(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, id, dispatch]);
  return fingerprint;
}

/** Fee rate in sat/vB, fetched once and only if needed. `null`: unknown. */
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
