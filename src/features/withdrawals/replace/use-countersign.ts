import { useState } from 'react';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import type { SigningStage } from '@/lib/intent';
import { type Loaded, useLoaded } from '@/lib/use-loaded';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { type ReplacementReading, readReplacement, signReplacement } from '@/store/withdrawals/sign-replacement.thunks';

export interface Countersign {
  text: string;
  setText: (text: string) => void;
  reading: ReplacementReading | null;
  readError: ErrorData | null;
  loading: boolean;
  reload: Loaded<unknown>['reload'];
  password: string;
  setPassword: (password: string) => void;
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  ready: boolean;
  task: AsyncTask<ErrorData>;
  /** `null` unless busy. */
  stage: SigningStage | null;
  submit: () => Promise<void>;
}

/** The other side of a replacement: reads what was sent, then signs and broadcasts it. */
export function useCountersign(
  guaranteeRef: GuaranteeRef,
  onBroadcast: (txid: string) => void,
  { isHeld, acceptedTerms }: TermsCheck,
): Countersign {
  const dispatch = useAppDispatch();
  const [text, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [acceptedReading, setAcceptedReading] = useState<ReplacementReading | null>(null);
  const task = useTask<ErrorData>();
  const psbt = text.trim();
  const read = useLoaded(
    async (signal) => (psbt === '' ? null : dispatch(readReplacement(guaranteeRef, psbt, signal))),
    psbt,
  );
  const reading = read.value?.ok ? read.value.value : null;
  const isAsked = (reading?.concerns.length ?? 0) > 0;
  const accepted = reading !== null && acceptedReading === reading;
  const ready = reading !== null && password !== '' && !isHeld && (!isAsked || accepted);

  async function submit(): Promise<void> {
    if (reading === null || !ready) return;
    const accepted = reading.concerns.map(({ kind }) => kind);
    const approval = { txid: reading.inspection.summary.txid, accepted, acceptedTerms };
    const done = await task.run((intent) => dispatch(signReplacement(guaranteeRef, psbt, password, approval, intent)));
    if (done === null) return;
    void dispatch(refreshBalances(guaranteeRef.contractId)).catch(() => undefined);
    onBroadcast(done.value);
  }

  return {
    text,
    setText: setTyped,
    reading,
    readError: read.value?.ok === false ? read.value.error : null,
    loading: psbt !== '' && read.loading,
    reload: read.reload,
    password,
    setPassword,
    accepted,
    setAccepted: (isAccepted) => setAcceptedReading(isAccepted ? reading : null),
    ready,
    task,
    stage: task.stage,
    submit,
  };
}
