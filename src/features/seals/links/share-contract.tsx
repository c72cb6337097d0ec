import Link2 from 'lucide-react/icons/link-2';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
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
import { useTask } from '@/lib/use-task';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { warmUp } from '@/store/login/warm-up';
import { isInvitationOutdated } from '@/store/seals/invitation-terms.thunks';
import { selectOwnLink } from '@/store/seals/own-links';
import { signInvitation } from '@/store/signing/sign-invitation.thunks';
import { Button } from '@/ui/button/button';
import { CopyNotice, useCopy } from '@/ui/copy/use-copy';
import { Banner } from '@/ui/message/banner';

/** docs/specification.md#9-business-constants-and-limits */
const LINK_COPIED_MS = 3_000;

interface ShareContractProps {
  contract: Contract;
  /** Takes the focus: publishing removed the focused button, and sharing is the next step. */
  isNext: boolean;
}

/** 'Share Contract' copies the join link: sealed with the password, or plain without one (docs/seal.md#sealed-invitation). */
export function ShareContract({ contract, isNext }: ShareContractProps) {
  const t = useMessages(contractDetailMessages);
  const errors = useMessages(errorMessages);
  const { failed, shows } = useMessages(invitationMessages);
  const seals = useMessages(sealsMessages);
  const { passwordField } = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [password, setPassword] = useState('');
  const [sealed, setSealed] = useState({ contract, fragment: '' });
  const task = useTask<ErrorData>();
  const { busy, error } = task;
  const copying = useCopy(LINK_COPIED_MS);
  // A link that was signed here is copied again as long as the contract is the same.
  const kept = sealed.contract === contract ? sealed.fragment : '';
  const link = toJoinLink(window.location.origin, contract.id) + kept;
  const isRefused = error?.code === 'wrong-password';
  const isPdfUnread = error?.code === 'terms-incomplete' && contract.pdfUrl !== null;
  useEffect(() => {
    if (isNext && document.activeElement === document.body) button.current?.focus();
  }, [isNext]);

  async function share(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (password === '') return send(link);
    const made = await task.run((intent) => dispatch(signInvitation(contract, password, intent)));
    if (made === null) return;
    setPassword('');
    setSealed({ contract, fragment: made.value });
    await send(toJoinLink(window.location.origin, contract.id) + made.value);
  }

  /** Copied, and offered to the programs of a device that has a share dialog. */
  async function send(url: string): Promise<void> {
    await copying.copy(url);
    await navigator.share?.({ title: contract.title, url }).catch(() => undefined);
  }

  return (
    <form noValidate onSubmit={(event) => void share(event)} className="flex flex-col gap-2 sm:max-w-104">
      <div className="flex items-start gap-2 max-[24rem]:flex-col max-[24rem]:items-stretch">
        {settings().seals !== 'off' && (
          <div className="min-w-0 flex-1 sm:min-w-56">
            <RefusablePassword
              label={passwordField}
              required={false}
              disabled={busy}
              value={password}
              onValue={setPassword}
              onFocus={() => void warmUp('signing')}
              refusal={isRefused ? { text: describeError(errors, error), attempt: error } : null}
            />
          </div>
        )}
        {/* Beside the field, below the height of its label. */}
        <Button
          ref={button}
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={t.share}
          className={settings().seals === 'off' ? '' : 'min-[24rem]:mt-6.5'}
        >
          <Link2 aria-hidden="true" className="size-4" />
          {t.share}
        </Button>
      </div>
      {settings().seals !== 'off' && <p className="text-xs text-pretty text-ink-soft">{shows}</p>}
      <Waiting task={task} />
      {error !== null && !isRefused && (
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
    </form>
  );
}

/** The purpose of the password; empty where nothing is signed. */
export function ShareMeaning() {
  const { sealed } = useMessages(invitationMessages);
  return settings().seals === 'off' ? null : sealed;
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
