import Link2 from 'lucide-react/icons/link-2';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { contractDetailMessages } from '@/content/contracts.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { invitationMessages } from '@/content/invitation.messages';
import { sealsMessages } from '@/content/seals.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { buildInvitationTerms } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { RefusablePassword } from '@/features/password/refusable-password';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { warmUp } from '@/store/login/warm-up';
import { isInvitationOutdated } from '@/store/seals/invitation-terms.thunks';
import { selectOwnLink } from '@/store/seals/own-links';
import { signInvitation } from '@/store/signing/sign-invitation.thunks';
import { Button } from '@/ui/button/button';
import { CopyNotice, type CopyState, useCopy } from '@/ui/copy/use-copy';
import { Banner } from '@/ui/message/banner';

/** docs/specification.md#9-business-constants-and-limits */
const LINK_COPIED_MS = 3_000;

/** State of the share form, which may stand apart from its button. */
export interface Share {
  formId: string;
  contract: Contract;
  password: string;
  setPassword: (password: string) => void;
  task: AsyncTask<ErrorData>;
  copying: CopyState;
  /** The link that is copied without a password. */
  link: string;
  /** The password was wrong. */
  refused: ErrorData | null;
  submit: () => Promise<void>;
}

/** 'Share Contract' copies the join link: sealed with the password, or plain without one (docs/seal.md#sealed-invitation). */
export function useShare(contract: Contract): Share {
  const dispatch = useAppDispatch();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [sealed, setSealed] = useState({ contract, fragment: '' });
  const task = useTask<ErrorData>();
  const copying = useCopy(LINK_COPIED_MS);
  // A link that was signed here is copied again as long as the contract is the same.
  const kept = sealed.contract === contract ? sealed.fragment : '';
  const plain = toJoinLink(window.location.origin, contract.id);
  const link = plain + kept;

  async function submit(): Promise<void> {
    if (task.busy) return;
    if (password === '') return send(link);
    const made = await task.run((intent) => dispatch(signInvitation(contract, password, intent)));
    if (made === null) return;
    setPassword('');
    setSealed({ contract, fragment: made.value });
    await send(plain + made.value);
  }

  /** Copied, and offered to the programs of a device that has a share dialog. */
  async function send(url: string): Promise<void> {
    await copying.copy(url);
    await navigator.share?.({ title: contract.title, url }).catch(() => undefined);
  }

  const refused = task.error?.code === 'wrong-password' ? task.error : null;
  return { formId, contract, password, setPassword, task, copying, link, refused, submit };
}

interface ShareFormProps {
  share: Share;
  /** Where nothing else says what the password is for. */
  heading?: string;
  children?: ReactNode;
  hidden?: boolean;
  className?: string;
}

/** The password, which is optional, and what it is for. */
export function ShareForm({ share, heading, children, hidden, className }: ShareFormProps) {
  const errors = useMessages(errorMessages);
  const { passwordField } = useMessages(withdrawalsMessages);
  const { sealed } = useMessages(invitationMessages);
  const { refused, task } = share;
  return (
    <form
      id={share.formId}
      noValidate
      hidden={hidden}
      onSubmit={(event) => {
        event.preventDefault();
        void share.submit();
      }}
      className={className}
    >
      {heading !== undefined && <h2 className="mb-3 text-sm font-medium">{heading}</h2>}
      {settings().seals !== 'off' && (
        <div className="min-w-0 flex-1 sm:min-w-56">
          <RefusablePassword
            label={passwordField}
            {...(children === undefined && { hint: sealed })}
            required={false}
            disabled={task.busy}
            value={share.password}
            onValue={share.setPassword}
            onFocus={() => void warmUp('signing')}
            refusal={refused && { text: describeError(errors, refused), attempt: refused }}
          />
        </div>
      )}
      {children}
    </form>
  );
}

interface ShareButtonProps {
  share: Share;
  /** Takes the focus: publishing removed the focused button, and sharing is the next step. */
  isNext: boolean;
  className?: string;
}

/** Submits the form wherever it stands. */
export function ShareButton({ share, isNext, className }: ShareButtonProps) {
  const t = useMessages(contractDetailMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext && document.activeElement === document.body) button.current?.focus();
  }, [isNext]);
  return (
    <Button
      ref={button}
      type="submit"
      form={share.formId}
      variant="primary"
      busy={share.task.busy}
      busyLabel={t.share}
      className={className}
    >
      <Link2 aria-hidden="true" className="size-4" />
      {t.share}
    </Button>
  );
}

/** The result of sharing, or a warning that an earlier link is outdated. */
export function ShareResult({ share: { contract, task, copying, link, refused } }: { share: Share }) {
  const t = useMessages(contractDetailMessages);
  const errors = useMessages(errorMessages);
  const { failed } = useMessages(invitationMessages);
  const seals = useMessages(sealsMessages);
  const { error } = task;
  const isPdfUnread = error?.code === 'terms-incomplete' && contract.pdfUrl !== null;
  return (
    <div className="flex flex-col gap-2">
      <Waiting task={task} />
      {error !== null && refused === null && (
        <Banner tone="red">
          {failed} {isPdfUnread ? seals['gap-pdf'] : describeError(errors, error)}
        </Banner>
      )}
      <CopyNotice
        copying={copying}
        copiedLabel={t.linkCopied}
        failedLabel={`${t.copyFailed} ${link}`}
        className="break-words empty:-mt-2 empty:min-h-0"
      />
      {settings().seals !== 'off' && <OutdatedNotice contract={contract} />}
    </div>
  );
}

/** The purpose of the password; empty where nothing is signed. */
export function ShareMeaning() {
  const { sealed } = useMessages(invitationMessages);
  return settings().seals === 'off' ? null : <>{sealed}</>;
}

/** The invitation that was copied here does not fit the contract any more. */
function OutdatedNotice({ contract }: { contract: Contract }) {
  const t = useMessages(invitationMessages);
  const dispatch = useAppDispatch();
  const copied = useAppSelector((state) => selectOwnLink(state, contract.id, 'invitation'));
  const text = useMemo(() => formatCurrent(contract), [contract]);
  const { value: isOutdated } = useLoaded(() => dispatch(isInvitationOutdated(contract)), `${copied} ${text}`);
  if (copied === null || isOutdated !== true) return null;
  return (
    <p role="status" className="text-xs text-tone-red">
      {t.outdated}
    </p>
  );
}

/** Changes whenever the contract shows other terms. */
function formatCurrent(contract: Contract): string {
  const source = { contract, network: settings().network, arbitratorKey: null, pdf: contract.pdfUrl };
  return formatTerms(buildInvitationTerms(source).terms);
}
