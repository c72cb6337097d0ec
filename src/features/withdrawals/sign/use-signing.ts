import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Concern } from '@/domain/withdrawals/concerns';
import type { Freshness } from '@/domain/withdrawals/freshness';
import type { Inspection } from '@/domain/withdrawals/inspection';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import type { SigningStage } from '@/lib/intent';
import { useLoaded } from '@/lib/use-loaded';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { type Approval, cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';

export interface Signing {
  /** `null` while loading or after a read error. */
  inspection: Inspection | null;
  /** The questions that the user has to accept; the same array for one reading. */
  concerns: readonly Concern[];
  /** Whether it can still be broadcast; `null` if unknown. */
  freshness: Freshness | null;
  withdrawal: Transaction | null;
  readError: ErrorData | null;
  reading: boolean;
  reread: () => void;
  task: AsyncTask<ErrorData>;
  busy: boolean;
  /** `null` unless busy. */
  stage: SigningStage | null;
  error: ErrorData | null;
  /** Signed, and being broadcast or recorded: there is nothing left to sign. */
  sending: boolean;
  sign: (password: string, approval: Approval) => Promise<void>;
}

const NO_CONCERNS: readonly Concern[] = [];

/** Co-signing: reads and inspects the last withdrawal, then signs and broadcasts it. */
export function useSigning(guaranteeRef: GuaranteeRef, onBroadcast: (txid: string) => void): Signing {
  const dispatch = useAppDispatch();
  const withdrawal = useAppSelector((state) => {
    const guarantee = selectGuarantee(state, guaranteeRef);
    return guarantee === null ? null : findLastWithdrawal(guarantee);
  });
  const sending = useAppSelector((state) => selectIsSending(state, withdrawal));
  // Reloads for another PSBT, so the one on screen is the one to be signed.
  const read = useLoaded(
    (signal) => dispatch(readWithdrawal(guaranteeRef, signal)),
    `${withdrawal?.id} ${withdrawal?.signedPsbt}`,
  );
  const task = useTask<ErrorData>();
  const { busy, stage, error, run } = task;

  async function sign(password: string, approval: Approval): Promise<void> {
    await run(async (intent) => {
      const result = await dispatch(cosign(guaranteeRef, password, approval, intent));
      if (result.ok) {
        void dispatch(refreshBalances(guaranteeRef.contractId)).catch(() => undefined);
        onBroadcast(result.value);
        return result;
      }
      const { code } = result.error;
      if (code === 'psbt-refused' || code === 'psbt-not-accepted') read.reload();
      return result;
    });
  }

  return {
    inspection: read.value?.ok ? read.value.value.inspection : null,
    concerns: read.value?.ok ? read.value.value.concerns : NO_CONCERNS,
    freshness: read.value?.ok ? read.value.value.freshness : null,
    withdrawal,
    readError: read.value?.ok === false ? read.value.error : null,
    reading: read.loading,
    reread: read.reload,
    task,
    busy,
    stage,
    error,
    sending,
    sign,
  };
}
