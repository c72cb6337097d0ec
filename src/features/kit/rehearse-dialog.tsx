import { useEffect } from 'react';
import { describeError, type ErrorTexts, errorMessages } from '@/content/errors.messages';
import { rehearsalMessages } from '@/content/rehearsal.messages';
import { isTooLargeForKit } from '@/domain/kit/kit';
import type { RehearsalFault } from '@/domain/kit/rehearsal';
import { formatBtc } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { FileCheckDialog } from '@/features/password/file-check-dialog';
import { Waiting } from '@/features/waiting/waiting';
import { fillText } from '@/i18n/fill-text';
import type { ShownTexts } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { useFileCheck } from '@/lib/use-file-check';
import { useAppDispatch } from '@/store/core/hooks';
import { type Rehearsal, type RehearsalFailure, rehearse } from '@/store/kit/rehearse.thunks';
import { warmUp } from '@/store/login/warm-up';
import { Banner } from '@/ui/message/banner';

interface RehearseDialogProps {
  contractId: Id;
  onDownload: () => void;
  onClose: () => void;
}

/** Tries a saved kit and the password (docs/exit.md#the-rehearsal). */
export function RehearseDialog({ contractId, onDownload, onClose }: RehearseDialogProps) {
  const t = useMessages(rehearsalMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const check = useFileCheck<Rehearsal, RehearsalFailure>(isTooLargeForKit, (text, password) =>
    dispatch(rehearse(contractId, text, password)),
  );
  const { verdict, failure, problem } = check;
  const text = failure === null ? null : describeFailure(t, errors, failure);
  const place = failure === null ? null : findPlace(failure);
  useEffect(() => void warmUp('rehearsal'), []);
  return (
    <FileCheckDialog
      texts={t}
      check={check}
      closeLabel={verdict === null ? t.cancel : t.close}
      submitLabel={t.rehearse}
      busyLabel={t.rehearsing}
      fileError={problem === null ? onlyIf(place === 'file', text) : t[`file-${problem}`]}
      password={{ label: t.password, error: onlyIf(place === 'password', text) }}
      onClose={onClose}
    >
      <Waiting task={check.task} />
      {place === 'banner' && <Banner tone="red">{text}</Banner>}
      {verdict !== null && <Passed rehearsal={verdict} onDownload={onDownload} />}
    </FileCheckDialog>
  );
}

/** Each failure is shown beside its field. */
function findPlace(failure: RehearsalFailure): 'file' | 'password' | 'banner' {
  if (failure.stage === 'program') return 'banner';
  return failure.stage === 'kit' && failure.fault.kind === 'wrong-password' ? 'password' : 'file';
}

function onlyIf(isHere: boolean, text: string | null): string | null {
  return isHere ? text : null;
}

/** Faults that another copy of the kit would not fix. */
const NOT_OF_THE_FILE: readonly RehearsalFault['kind'][] = ['wrong-password', 'signature-invalid'];

/** The problem and the next step. */
function describeFailure(
  t: ShownTexts<typeof rehearsalMessages>,
  errors: ErrorTexts,
  failure: RehearsalFailure,
): string {
  switch (failure.stage) {
    case 'program':
      return describeError(errors, failure.error);
    case 'file': {
      const { problem, field } = failure.fault;
      return fillText(t[`file-${problem}`], { field: field ?? t['file-whole'] });
    }
    case 'owner':
      return fillText(t[`owner-${failure.fault.kind}`], { network: '', ...failure.fault });
    case 'kit': {
      const { kind } = failure.fault;
      const text = fillText(t[`kit-${kind}`], { address: '', coin: '', ...failure.fault });
      return NOT_OF_THE_FILE.includes(kind) ? text : `${text} ${t.fileAdvice}`;
    }
  }
}

interface PassedProps {
  rehearsal: Rehearsal;
  onDownload: () => void;
}

function Passed({ rehearsal: { amount, isStale }, onDownload }: PassedProps) {
  const t = useMessages(rehearsalMessages);
  const download = { label: t.download, onPress: onDownload };
  return (
    <>
      <Banner tone="green">{amount > 0 ? t.passed({ amount: trimZeros(formatBtc(amount)) }) : t.passedEmpty}</Banner>
      {isStale && (
        <Banner tone="yellow" action={download}>
          {t.stale}
        </Banner>
      )}
    </>
  );
}

/** `0.42000000` as `0.42`. */
function trimZeros(btc: string): string {
  return btc.replace(/\.?0+$/, '');
}
