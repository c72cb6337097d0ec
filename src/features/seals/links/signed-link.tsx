import { type FormEvent, useState } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { describeError, errorMessages } from '@/content/errors.messages';
import { invitationMessages } from '@/content/invitation.messages';
import { sealsMessages } from '@/content/seals.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { RefusablePassword } from '@/features/password/refusable-password';
import { LinkNotice, useShare } from '@/features/seals/links/share-contract';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { warmUp } from '@/store/login/warm-up';
import { signInvitation } from '@/store/signing/sign-invitation.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

/** Below the text that it signs: a join link with the owner's signature (docs/seal.md#sealed-invitation). */
export function SignedLink({ contract }: { contract: Contract }) {
  const userId = useAppSelector(selectUserId);
  return settings().seals !== 'off' && canDo(contract, userId, 'share') && <SignedLinkForm contract={contract} />;
}

function SignedLinkForm({ contract }: { contract: Contract }) {
  const t = useMessages(invitationMessages);
  const errors = useMessages(errorMessages);
  const seals = useMessages(sealsMessages);
  const { passwordField } = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [fragment, setFragment] = useState('');
  const task = useTask<ErrorData>();
  const { copying } = useShare(contract);
  const { busy, error, run } = task;
  const refused = error?.code === 'wrong-password' ? error : null;
  const isPdfUnread = error?.code === 'terms-incomplete' && contract.pdfUrl !== null;
  const toLink = (signature: string) => toJoinLink(window.location.origin, contract.id) + signature;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || password === '') return;
    const made = await run((intent) => dispatch(signInvitation(contract, password, intent)));
    if (made === null) return;
    setPassword('');
    setFragment(made.value);
    await copying.copy(toLink(made.value));
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex max-w-reading flex-col gap-3 border-t border-line pt-4 print:hidden"
    >
      <RefusablePassword
        label={passwordField}
        hint={t.sealed}
        required={false}
        disabled={busy}
        value={password}
        onValue={setPassword}
        onFocus={() => void warmUp('signing')}
        refusal={refused && { text: describeError(errors, refused), attempt: refused }}
      />
      <Button type="submit" busy={busy} busyLabel={t.copySigned} className="self-start">
        {t.copySigned}
      </Button>
      <Waiting task={task} />
      {error !== null && refused === null && (
        <Banner tone="red">
          {t.failed} {isPdfUnread ? seals['gap-pdf'] : describeError(errors, error)}
        </Banner>
      )}
      <LinkNotice copying={copying} link={toLink(fragment)} />
    </form>
  );
}
