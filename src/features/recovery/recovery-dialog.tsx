import { LATER_PATHS } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { useDiscard } from '@/content/discard.messages';
import { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import type { Id } from '@/domain/primitives/ids';
import { isFileTooLarge, sumDeposits } from '@/domain/recovery/recovery-file';
import { KeyBlockedDialog } from '@/features/keys/key-blocked-dialog';
import { FileWarnings, ForSigner } from '@/features/recovery/for-signer';
import { TestForm } from '@/features/recovery/test-form';
import { DownloadNotice, useDownload } from '@/features/recovery/use-download';
import { FailureBanner, SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useFileCheck } from '@/lib/use-file-check';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import { type BuiltFile, buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { rememberFile } from '@/store/recovery/file-memory.thunks';
import { type TestedFile, type TestFailure, testRecoveryFile } from '@/store/recovery/test-file.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { OutsideLink } from '@/ui/text/outside-link';

interface RecoveryDialogProps {
  /** The contract on screen; `null`: opened from the account menu. */
  contractId: Id | null;
  onClose: () => void;
}

/** Saves and tests the recovery file of the account (docs/recovery-file.md#in-the-product), once its key is checked. */
export function RecoveryDialog(props: RecoveryDialogProps) {
  const block = useAppSelector(selectPayBlock);
  return block === 'unchecked' ? (
    <KeyBlockedDialog block={block} onClose={props.onClose} />
  ) : (
    <OpenRecovery {...props} />
  );
}

function OpenRecovery({ contractId, onClose }: RecoveryDialogProps) {
  const t = useMessages(recoveryDialogMessages);
  const dispatch = useAppDispatch();
  const { value: result, loading, reload } = useLoaded((signal) => dispatch(buildRecoveryFile(signal)), '');
  const download = useDownload();
  const check = useFileCheck<TestedFile, TestFailure>(isFileTooLarge, (text, password) =>
    dispatch(testRecoveryFile(text, password, contractId)),
  );
  const discard = useDiscard(check.password !== '' && check.verdict === null);
  const built = result?.ok === true && !loading ? result.value : null;
  const failure = result?.ok === false && !loading ? result.error : null;

  async function save({ file }: BuiltFile): Promise<void> {
    if (await download.start(() => file)) await dispatch(rememberFile('saved', file));
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose} data-autofocus>
        {t.close}
      </LeaveButton>
      <Button
        variant="primary"
        disabled={built === null}
        busy={download.busy}
        busyLabel={t.downloading}
        onClick={() => built !== null && void save(built)}
      >
        {t.download}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} discard={discard} footer={footer}>
      {loading && <p role="status">{t.making}</p>}
      <SlowLoad busy={loading} onRetry={reload} />
      {failure !== null && <FailureBanner error={failure} onRetry={reload} />}
      {built !== null && <Contents built={built} />}
      {built !== null && contractId !== null && <ForSigner built={built} contractId={contractId} />}
      <DownloadNotice download={download} describe={t.downloaded} />
      <Disclosure summary={t.test} open={download.saved !== null}>
        <TestForm check={check} />
      </Disclosure>
      <p className="text-sm">
        <OutsideLink href={LATER_PATHS.recoveryPage}>{t.openPage}</OutsideLink>
      </p>
      <p className="text-sm">
        {/* In a new tab: what is open here stays open. */}
        <OutsideLink href={PATHS.helpRecovery}>{t.help({ brand: settings().brand })}</OutsideLink>
      </p>
    </Dialog>
  );
}

/** What the file has, and what it lacks. */
function Contents({ built }: { built: BuiltFile }) {
  const t = useMessages(recoveryDialogMessages);
  const { file } = built;
  const guarantees = file.contracts.flatMap((contract) => contract.guarantees);
  const deposits = guarantees.flatMap((guarantee) => guarantee.deposits);
  return (
    <>
      {file.contracts.length === 0 ? (
        <p>{t.keyOnly}</p>
      ) : (
        <FactList>
          <Fact label={t.contracts}>{file.contracts.length}</Fact>
          <Fact label={t.deposits}>{deposits.flatMap(({ coins }) => coins).length}</Fact>
          <Fact label={t.amount} wide>
            <Amount sats={sumDeposits(deposits)} fiat={false} />
          </Fact>
        </FactList>
      )}
      <FileWarnings built={built} />
      <p className="text-sm text-ink-soft">{t.encrypted}</p>
    </>
  );
}
