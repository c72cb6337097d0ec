import { toCertificatePath } from '@/config/contract-links';
import { describeError, type ErrorTexts, errorMessages } from '@/content/errors.messages';
import { openCertificateMessages } from '@/content/open-certificate.messages';
import type { Id } from '@/domain/primitives/ids';
import { isFileTooLarge } from '@/domain/recovery/recovery-file';
import { FileCheckDialog } from '@/features/password/file-check-dialog';
import { Waiting } from '@/features/waiting/waiting';
import type { ShownTexts } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { useFileCheck } from '@/lib/use-file-check';
import { useAppDispatch } from '@/store/core/hooks';
import { type OpenCertificateFailure, type OpenedTerms, openCertificate } from '@/store/seals/open-certificate.thunks';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

interface OpenCertificateDialogProps {
  contractId: Id;
  onClose: () => void;
}

/** Adds signed terms from a file to those that this device remembers (docs/seal.md#certificate). */
export function OpenCertificateDialog({ contractId, onClose }: OpenCertificateDialogProps) {
  const t = useMessages(openCertificateMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const check = useFileCheck<OpenedTerms[], OpenCertificateFailure>(isFileTooLarge, (text) =>
    dispatch(openCertificate(contractId, text)),
  );
  const { verdict: opened, failure, problem } = check;
  const fault = failure === null ? null : describeFailure(t, errors, failure);
  const error = problem === null ? fault : t[`file-${problem}`];
  const show = (
    <LinkButton variant="primary" to={toCertificatePath(contractId)}>
      {t.show}
    </LinkButton>
  );
  return (
    <FileCheckDialog
      texts={t}
      check={check}
      closeLabel={opened === null ? t.cancel : t.close}
      submitLabel={t.open}
      busyLabel={t.opening}
      fileError={error === null ? null : `${error} ${t.nothing}`}
      action={opened?.some(({ isSealed }) => isSealed) === true ? show : null}
      onClose={onClose}
    >
      <Waiting task={check.task} />
      {opened !== null && <OpenedList opened={opened} />}
    </FileCheckDialog>
  );
}

function describeFailure(
  t: ShownTexts<typeof openCertificateMessages>,
  errors: ErrorTexts,
  failure: OpenCertificateFailure,
): string {
  if (failure.kind === 'failed') return describeError(errors, failure.error);
  return failure.kind === 'other-contract' ? t['other-contract'](failure) : t[failure.kind];
}

/** The signed terms in the file. */
function OpenedList({ opened }: { opened: readonly OpenedTerms[] }) {
  const t = useMessages(openCertificateMessages);
  return opened.map(({ revision, isSealed }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
    <Banner key={at} tone={isSealed ? 'green' : 'yellow'}>
      {isSealed ? t.done({ revision }) : t.half({ revision })}
    </Banner>
  ));
}
