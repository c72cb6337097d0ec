import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { describeError, errorMessages } from '@/content/errors.messages';
import { describeKeyFile, keyFileMessages } from '@/content/key-file.messages';
import { ownKeyMessages } from '@/content/own-key.messages';
import { recoveryFileMessages } from '@/content/recovery-file.messages';
import { isFileTooLarge } from '@/domain/recovery/recovery-file';
import { SupportText } from '@/features/help/support-text';
import { FileCheckDialog } from '@/features/password/file-check-dialog';
import type { ShownTexts } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { type FileProblem, useFileCheck } from '@/lib/use-file-check';
import { useAppDispatch } from '@/store/core/hooks';
import { type KeyFileOutcome, openKeyFile } from '@/store/keys/key-file.thunks';
import { warmUp } from '@/store/login/warm-up';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { OutsideLink } from '@/ui/text/outside-link';

interface OpenKeyDialogProps {
  /** By default the dialog closes: a notice on every screen says that the key is open. */
  onOpened?: () => void;
  onClose: () => void;
}

type Refusal = Exclude<KeyFileOutcome, { kind: 'opened' }>;

/** Opens the account's key from a recovery file, for this session. */
export function OpenKeyDialog({ onClose, onOpened = onClose }: OpenKeyDialogProps) {
  const t = useMessages(keyFileMessages);
  const texts = { ...useMessages(recoveryFileMessages), ...t };
  const { checking } = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const check = useFileCheck<null, Refusal>(isFileTooLarge, async (text, password) => {
    const outcome = await dispatch(openKeyFile(text, password));
    if (outcome.kind !== 'opened') return { ok: false, error: outcome };
    onOpened();
    return { ok: true, value: null };
  });
  const { failure } = check;
  const closed = failure?.kind === 'bad-key' ? failure.fault : null;
  return (
    <FileCheckDialog
      texts={t}
      check={check}
      closeLabel={t.cancel}
      submitLabel={t.open}
      busyLabel={checking}
      fileError={describeFileProblem(texts, failure, check.problem)}
      password={{
        label: t.password,
        error: closed === 'wrong-password' ? t['key-wrong-password'] : null,
        onFocus: () => void warmUp('keys'),
      }}
      onClose={onClose}
    >
      {failure !== null && <RefusalText refusal={failure} />}
    </FileCheckDialog>
  );
}

type Texts = ShownTexts<typeof recoveryFileMessages> & ShownTexts<typeof keyFileMessages>;

function describeFileProblem(t: Texts, failure: Refusal | null, problem: FileProblem | null): string | null {
  if (problem !== null) return t[`file-${problem}`];
  if (failure?.kind === 'bad-key') return failure.fault === 'wrong-password' ? null : t[`key-${failure.fault}`];
  return failure?.kind === 'bad-file' ? describeKeyFile(t, failure.fault) : null;
}

/** Why the key in the file was not opened, unless a field says so. */
function RefusalText({ refusal }: { refusal: Refusal }) {
  const t = useMessages(keyFileMessages);
  const errors = useMessages(errorMessages);
  if (refusal.kind === 'bad-file' || refusal.kind === 'bad-key') return null;
  if (refusal.kind === 'failed') return <Banner tone="red">{describeError(errors, refusal.error)}</Banner>;
  return (
    <Banner tone="red">
      <p>
        <SupportText text={t[refusal.kind]} />
      </p>
      {refusal.kind === 'replaced' && (
        <FactList className="my-2">
          <Fact label={t.keyRemembered} wide>
            <AddressText value={refusal.remembered} />
          </Fact>
          <Fact label={t.keyNamed} wide>
            <AddressText value={refusal.named} />
          </Fact>
        </FactList>
      )}
      <OutsideLink href={PATHS.helpRecovery}>{t.helpLink({ brand: settings().brand })}</OutsideLink>
    </Banner>
  );
}
