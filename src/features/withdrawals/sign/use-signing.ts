import { useState } from 'react';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Freshness } from '@/domain/withdrawal/freshness';
import type { Inspection } from '@/domain/withdrawal/inspection';
import type { SigningStage } from '@/domain/withdrawal/signing-stage';
import { lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { useLoaded } from '@/lib/use-loaded';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { type Approval, cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';

export interface Signing {
  /** `null` while it is being read, or could not be. */
  inspection: Inspection | null;
  /** Whether it can still be broadcast; `null` when that could not be found out. */
  freshness: Freshness | null;
  withdrawal: Transaction | null;
  readError: ErrorData | null;
  reading: boolean;
  reread: () => void;
  busy: boolean;
  /** What it is at; `null` unless busy. */
  stage: SigningStage | null;
  error: ErrorData | null;
  /** The signed transaction is on its way: nothing is left to sign. */
  sending: boolean;
  sign: (password: string, approval: Approval) => Promise<void>;
}

/** The course of co-signing: read, judge, sign, broadcast. */
export function useSigning(place: GuaranteeRef, onBroadcast: (txid: string) => void): Signing {
  const dispatch = useAppDispatch();
  const withdrawal = useAppSelector((state) => {
    const guarantee = selectGuarantee(state, place);
    return guarantee === null ? null : lastWithdrawal(guarantee);
  });
  const sending = useAppSelector((state) => selectIsSending(state, withdrawal));
  // Another PSBT is read anew, so that what is shown is what would be signed.
  const read = useLoaded(() => dispatch(readWithdrawal(place)), `${withdrawal?.id} ${withdrawal?.signedPsbt}`);
  const [busy, setBusy] = useState(false);
  const [stage, setStage] = useState<SigningStage | null>(null);
  const [error, setError] = useState<ErrorData | null>(null);

  async function sign(password: string, approval: Approval): Promise<void> {
    setBusy(true);
    setError(null);
    const outcome = await dispatch(cosign(place, password, approval, setStage));
    if (outcome.ok) {
      void dispatch(refreshBalances(place.contractId)).catch(() => undefined);
      return onBroadcast(outcome.value);
    }
    setBusy(false);
    setStage(null);
    setError(outcome.error);
    const { code } = outcome.error;
    if (code === 'psbt-refused' || code === 'psbt-high-fee') read.reload();
  }

  return {
    inspection: read.value?.ok ? read.value.value.inspection : null,
    freshness: read.value?.ok ? read.value.value.freshness : null,
    withdrawal,
    readError: read.value?.ok === false ? read.value.error : null,
    reading: read.loading,
    reread: read.reload,
    busy,
    stage,
    error,
    sending,
    sign,
  };
}
