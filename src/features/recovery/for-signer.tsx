import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { type BuiltFile, buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { createSignerFile } from '@/store/recovery/create-page';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';

interface ForSignerProps {
  contractId: Id;
  /** The account's file, if it is made already. */
  built?: BuiltFile;
}

/** Saves the file of one contract for the other party or the holder of the third key (docs/recovery-file.md#for-another-signer). */
export function ForSigner({ contractId, built }: ForSignerProps) {
  const t = useMessages(recoveryDialogMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  /** Built in this dialog. */
  const [made, setMade] = useState<BuiltFile | null>(null);

  async function save(): Promise<void> {
    const done = built ? { value: built } : await task.run(({ signal }) => dispatch(buildRecoveryFile(signal)));
    if (done === null) return;
    const { file, leftOut, unlisted } = done.value;
    const signer = createSignerFile(file, contractId);
    if (signer !== null) saveFile(signer.name, signer.text);
    if (built) return;
    const contracts = file.contracts.filter(({ id }) => isSameId(id, contractId));
    setMade({ file: { ...file, contracts }, leftOut: leftOut.filter(({ id }) => isSameId(id, contractId)), unlisted });
  }

  if (built && createSignerFile(built.file, contractId) === null) return null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p className="min-w-0 flex-1 basis-60 text-ink-soft">{t.forSignerHint}</p>
        <Button size="sm" busy={task.busy} busyLabel={t.downloading} onClick={() => void save()}>
          {t.forSigner}
        </Button>
      </div>
      <Outcome task={task} />
      {made !== null && !task.busy && (
        <>
          {made.file.contracts.length === 0 && <Banner tone="yellow">{t.forSignerNone}</Banner>}
          <FileWarnings built={made} />
        </>
      )}
    </>
  );
}

/** Warnings about the gaps of a file. */
export function FileWarnings({ built: { file, leftOut, unlisted } }: { built: BuiltFile }) {
  const t = useMessages(recoveryDialogMessages);
  const errors = useMessages(errorMessages);
  const unverified = file.contracts.flatMap(({ guarantees }) => guarantees.flatMap((each) => each.unverified)).length;
  return (
    <>
      {leftOut.map(({ title, error }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
        <Banner key={at} tone="yellow">
          <p className="font-medium">
            {t.leftOut} <Foreign>{title}</Foreign>
          </p>
          <p>{describeError(errors, error)}</p>
        </Banner>
      ))}
      {unverified > 0 && <Banner tone="yellow">{t.unverified(unverified)}</Banner>}
      {unlisted > 0 && <Banner tone="yellow">{t.unlisted(unlisted)}</Banner>}
    </>
  );
}
