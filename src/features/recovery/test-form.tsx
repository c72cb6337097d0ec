import type { FormEvent } from 'react';
import { describeError, type ErrorTexts, errorMessages } from '@/content/errors.messages';
import { describeKeyFile, keyFileMessages } from '@/content/key-file.messages';
import { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import { recoveryFileMessages } from '@/content/recovery-file.messages';
import { formatBtc } from '@/domain/primitives/amount';
import { FileCheckFields } from '@/features/password/file-check-dialog';
import { Waiting } from '@/features/waiting/waiting';
import { fillText } from '@/i18n/fill-text';
import type { ShownTexts } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import type { FileCheck } from '@/lib/use-file-check';
import { warmUp } from '@/store/login/warm-up';
import type { TestedFile, TestFailure } from '@/store/recovery/test-file.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface TestFormProps {
  check: FileCheck<TestedFile, TestFailure>;
  /** The check has its file already. */
  isGiven?: boolean;
}

/** Tests a saved file with the password (docs/recovery-file.md#the-test). */
export function TestForm({ check, isGiven = false }: TestFormProps) {
  const t = useMessages(recoveryDialogMessages);
  const texts = { ...useMessages(recoveryFileMessages), ...useMessages(keyFileMessages), ...t };
  const errors = useMessages(errorMessages);
  const { verdict, failure, problem } = check;
  const text = failure === null ? null : describeFailure(texts, errors, failure);
  const isPasswordWrong = failure?.stage === 'key' && failure.fault === 'wrong-password';
  const fileText = isPasswordWrong ? null : text;
  const fileError = problem === null ? fileText : texts[`file-${problem}`];

  function submit(event: FormEvent): void {
    event.preventDefault();
    void check.start();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FileCheckFields
        texts={texts}
        check={check}
        isGiven={isGiven}
        fileError={fileError}
        password={{ label: texts.password, error: isPasswordWrong ? text : null, onFocus: () => void warmUp('keys') }}
      />
      <Button
        type="submit"
        disabled={check.password === ''}
        busy={check.task.busy}
        busyLabel={t.testing}
        className="self-start"
      >
        {t.test}
      </Button>
      <Waiting task={check.task} />
      {isGiven && fileError !== null && <Banner tone="red">{fileError}</Banner>}
      {verdict !== null && <Banner tone="green">{describeResult(t, verdict)}</Banner>}
      {verdict?.isStale === true && <Banner tone="yellow">{t.stale}</Banner>}
    </form>
  );
}

type Texts = ShownTexts<typeof recoveryFileMessages> &
  ShownTexts<typeof keyFileMessages> &
  ShownTexts<typeof recoveryDialogMessages>;

function describeFailure(t: Texts, errors: ErrorTexts, failure: TestFailure): string {
  switch (failure.stage) {
    case 'program':
      return describeError(errors, failure.error);
    case 'file':
      return describeKeyFile(t, failure.fault);
    case 'owner':
      return t[`owner-${failure.fault}`];
    case 'contract':
      return fillText(t[`contract-${failure.fault.kind}`], { address: '', coin: '', ...failure.fault });
    case 'key':
      return t[`key-${failure.fault}`];
  }
}

function describeResult(t: ShownTexts<typeof recoveryDialogMessages>, { contracts, amount }: TestedFile): string {
  if (contracts === 0) return t.passedKey;
  // `0.42000000` as `0.42`.
  return amount > 0 ? t.passed({ amount: formatBtc(amount).replace(/\.?0+$/, '') }) : t.passedEmpty;
}
