import { useEffect, useEffectEvent, useState } from 'react';
import { LATER_PATHS } from '@/config/contract-links';
import { useDiscard } from '@/content/discard.messages';
import { openFileMessages } from '@/content/open-file.messages';
import { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import { readFileText } from '@/domain/primitives/file-text';
import type { Id } from '@/domain/primitives/ids';
import { isFileTooLarge } from '@/domain/recovery/recovery-file';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { type ShownFailure, useOpenFileError, useTermsFailure } from '@/features/files/use-open-file-error';
import { TestForm } from '@/features/recovery/test-form';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { type FileCheck, useFileCheck } from '@/lib/use-file-check';
import { useTask } from '@/lib/use-task';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { type OpenedFile, openFile } from '@/store/files/open-file.thunks';
import type { OpenedRecovery } from '@/store/files/read-recovery-file.thunks';
import { selectIsGivenKeyUnusable } from '@/store/keys/pay-block.selectors';
import { selectOtherName } from '@/store/people/people.selectors';
import { type TestedFile, type TestFailure, testRecoveryFile } from '@/store/recovery/test-file.thunks';
import type { OpenedTerms } from '@/store/terms/open-certificate.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

/** Takes what somebody sends, as a file or as text, and shows it where it belongs. */
export function OpenFileDialog({ contractId, onClose }: { contractId: Id; onClose: () => void }) {
  const t = useMessages(openFileMessages);
  const dispatch = useAppDispatch();
  const open = useOpenDialog();
  const describe = useOpenFileError();
  const task = useTask<ShownFailure>();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  /** The field of the error; `null`: it is out of date. */
  const [place, setPlace] = useState<'file' | 'text' | null>(null);
  const test = useFileCheck<TestedFile, TestFailure>(isFileTooLarge, (content, password) =>
    dispatch(testRecoveryFile(content, password, contractId)),
  );
  const error = task.error === null ? null : describe(task.error);
  const isText = text.trim() !== '';
  const discard = useDiscard((isText && opened === null) || (test.password !== '' && test.verdict === null));
  // Only while this dialog is on screen.
  const follow = useEffectEvent(({ guaranteeId, psbt }: Extract<OpenedFile, { kind: 'psbt' }>) =>
    open({ kind: 'sign', guaranteeId, psbt }),
  );
  useEffect(() => {
    if (opened?.kind === 'psbt') follow(opened);
  }, [opened]);

  async function read(source: File | null, from: 'file' | 'text'): Promise<void> {
    setOpened(null);
    setPlace(from);
    const done = await task.run(async () => {
      if (source === null) return { ok: false, error: { kind: 'missing' } };
      if (isFileTooLarge(source.size)) return { ok: false, error: { kind: 'file-too-large' } };
      const bytes = await source.arrayBuffer().catch(() => null);
      if (bytes === null) return { ok: false, error: { kind: 'file-unreadable' } };
      return dispatch(openFile(contractId, readFileText(new Uint8Array(bytes))));
    });
    if (done === null) return;
    test.setFile(source);
    setOpened(done.value);
  }

  function type(typed: string): void {
    setText(typed);
    setOpened(null);
    setPlace(null);
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose}>{t.close}</LeaveButton>
      <Button
        variant={opened === null ? 'primary' : 'secondary'}
        busy={task.busy}
        busyLabel={t.opening}
        onClick={() => void (isText ? read(new File([text], ''), 'text') : read(file, 'file'))}
      >
        {t.open}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} discard={discard} footer={footer}>
      <FileField
        label={t.file}
        texts={{ choose: t.fileChoose, none: t.fileNone }}
        error={place === 'file' ? error : null}
        disabled={task.busy}
        onChange={({ target }) => {
          const chosen = target.files?.[0] ?? null;
          setFile(chosen);
          if (chosen !== null) void read(chosen, 'file');
        }}
      />
      <TextArea
        label={t.text}
        className="[&_textarea]:break-all [&_textarea]:font-mono [&_textarea]:text-sm"
        error={place === 'text' ? error : null}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        disabled={task.busy}
        onChange={({ target }) => type(target.value)}
      />
      <Waiting task={task} />
      {opened !== null && <OpenedContent contractId={contractId} opened={opened} test={test} />}
    </Dialog>
  );
}

interface OpenedContentProps {
  contractId: Id;
  opened: OpenedFile;
  /** Tests the file with the password. */
  test: FileCheck<TestedFile, TestFailure>;
}

/** The content of an opened file that has no dialog of its own. */
function OpenedContent({ contractId, opened, test }: OpenedContentProps) {
  switch (opened.kind) {
    case 'psbt':
      return null;
    case 'terms':
      return <TermsList opened={opened.opened} />;
    case 'recovery':
      return <Recovery contractId={contractId} recovery={opened.recovery} test={test} />;
  }
}

function TermsList({ opened }: { opened: readonly OpenedTerms[] }) {
  const t = useMessages(openFileMessages);
  const open = useOpenDialog();
  return (
    <>
      {opened.map(({ revision, isSealed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
        <Banner key={at} tone={isSealed ? 'green' : 'yellow'}>
          {isSealed ? t.done({ revision }) : t.half({ revision })}
        </Banner>
      ))}
      {opened.some(({ isSealed }) => isSealed) && (
        <Button size="sm" className="self-start" onClick={() => open({ kind: 'terms' })}>
          {t.show}
        </Button>
      )}
    </>
  );
}

interface RecoveryProps extends Omit<OpenedContentProps, 'opened'> {
  recovery: OpenedRecovery;
}

/** Whose recovery file it is, what it holds, and what it is good for. */
function Recovery({ contractId, recovery, test }: RecoveryProps) {
  const t = useMessages(openFileMessages);
  const dialog = useMessages(recoveryDialogMessages);
  const describeTerms = useTermsFailure();
  const otherName = useAppSelector((state) => selectOtherName(state, contractId));
  const isKeyUnusable = useAppSelector(selectIsGivenKeyUnusable);
  const { owner, hasKey, madeAt, titles, hasContract, terms } = recovery;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{hasKey ? t.recovery : t.forSigner}</p>
      <FactList>
        <Fact label={t.account}>
          {owner === 'other' && otherName !== null ? (
            <Foreign>{otherName}</Foreign>
          ) : (
            t[owner === 'own' ? 'own' : 'stranger']
          )}
        </Fact>
        <Fact label={t.madeAt}>
          <DateText value={madeAt} />
        </Fact>
        <Fact label={t.contracts} wide>
          {titles.length === 0 ? t.noContracts : <Foreign>{titles.join(' · ')}</Foreign>}
        </Fact>
      </FactList>
      {hasContract === 'keys' && <Banner tone="red">{dialog['owner-keys']}</Banner>}
      {typeof hasContract === 'boolean' && titles.length > 0 && <p>{hasContract ? t.hasContract : t.lacksContract}</p>}
      {terms?.ok === true && <TermsList opened={terms.value} />}
      {terms?.ok === false && <Banner tone="yellow">{describeTerms(terms.error)}</Banner>}
      {hasKey && owner !== 'own' && <Banner tone="red">{t.foreignKey}</Banner>}
      {hasKey && owner === 'own' && <TestForm check={test} isGiven />}
      {hasKey && owner === 'own' && isKeyUnusable && <p>{t.openKey}</p>}
      {!hasKey && (
        <p>
          {t.keep} <OutsideLink href={LATER_PATHS.recoveryPage}>{dialog.openPage}</OutsideLink>
        </p>
      )}
    </div>
  );
}
