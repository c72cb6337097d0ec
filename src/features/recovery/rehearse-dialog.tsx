import { type FormEvent, useEffect, useState } from 'react';
import { errorMessages } from '@/content/errors.messages';
import { rehearsalMessages } from '@/content/rehearsal.messages';
import { formatBtc } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { PasswordInput } from '@/features/password/password-input';
import { describeRehearsal } from '@/features/recovery/describe-rehearsal';
import { type RehearsalProblem, useRehearsal } from '@/features/recovery/use-rehearsal';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { warmUp } from '@/store/auth/warm-up';
import type { Rehearsal } from '@/store/recovery/rehearse.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { SavedFileField } from '@/ui/fields/saved-file-field';
import { Banner } from '@/ui/message/banner';

export interface RehearseDialogProps {
  contractId: Id;
  onDownload: () => void;
  onClose: () => void;
}

/** Tries a saved kit and the password (docs/exit.md#the-rehearsal). The password stays in this dialog. */
export function RehearseDialog({ contractId, onDownload, onClose }: RehearseDialogProps) {
  const t = useMessages(rehearsalMessages);
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const { task, result, start, clear } = useRehearsal(contractId);
  const problems = useProblemTexts(task.error);
  useEffect(() => void warmUp('signing'), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void start(file, password);
  }

  const footer = (
    <>
      <Button onClick={onClose}>{result === null ? t.cancel : t.close}</Button>
      <Button type="submit" variant="primary" disabled={password === ''} busy={task.busy} busyLabel={t.rehearsing}>
        {t.rehearse}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} onSubmit={submit} noValidate footer={footer}>
      <SavedFileField
        texts={t}
        error={problems.file}
        disabled={task.busy}
        onFile={(chosen) => {
          setFile(chosen);
          clear();
        }}
      />
      <PasswordInput
        label={t.password}
        autoComplete="current-password"
        error={problems.password}
        value={password}
        disabled={task.busy}
        onChange={(event) => {
          setPassword(event.target.value);
          clear();
        }}
      />
      <Waiting task={task} />
      {problems.other !== null && <Banner tone="red">{problems.other}</Banner>}
      {result !== null && <Passed result={result} onDownload={onDownload} />}
    </Dialog>
  );
}

interface ProblemTexts {
  file: string | null;
  password: string | null;
  other: string | null;
}

/** Each problem stands beside what it is about. */
function useProblemTexts(problem: RehearsalProblem | null): ProblemTexts {
  const t = useMessages(rehearsalMessages);
  const errors = useMessages(errorMessages);
  const none: ProblemTexts = { file: null, password: null, other: null };
  if (problem === null) return none;
  if (problem.stage === 'choice') return { ...none, file: t[`file-${problem.problem}`] };
  const text = describeRehearsal(t, errors, problem);
  if (problem.stage === 'program') return { ...none, other: text };
  const isPassword = problem.stage === 'kit' && problem.fault.kind === 'wrong-password';
  return isPassword ? { ...none, password: text } : { ...none, file: text };
}

function Passed({ result: { amount, missing }, onDownload }: { result: Rehearsal; onDownload: () => void }) {
  const t = useMessages(rehearsalMessages);
  const download = (
    <Button size="sm" onClick={onDownload}>
      {t.download}
    </Button>
  );
  return (
    <>
      <Banner tone="green">{amount > 0 ? t.passed({ amount: trimZeros(formatBtc(amount)) }) : t.passedEmpty}</Banner>
      {missing > 0 && (
        <Banner tone="yellow" action={download}>
          {t.missing(missing)}
        </Banner>
      )}
    </>
  );
}

/** `0.42000000` as `0.42`. */
function trimZeros(btc: string): string {
  return btc.replace(/\.?0+$/, '');
}
