import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDiscard } from '@/content/discard.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { payoutMessages } from '@/content/payout.messages';
import { proposalMessages, signTermsMessages, termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import type { TermsChange } from '@/domain/terms/find-change';
import type { TermsView } from '@/domain/terms/state';
import type { Terms } from '@/domain/terms/terms';
import { HelpLink } from '@/features/help/help-link';
import { PayoutField, usePayoutEntry } from '@/features/payouts/payout-addresses';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { type TermsScreen, useTermsScreen } from '@/features/terms/use-terms';
import { TermsDifferences } from '@/features/terms-text/terms-differences';
import { TermsReader } from '@/features/terms-text/terms-view';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { hasUnsavedEdit } from '@/store/drafts/unsaved-edit.thunks';
import { selectPayoutPlace } from '@/store/payout-addresses/payout-addresses.thunks';
import { statePayout } from '@/store/terms/sign-payout.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { useFormatDay } from '@/ui/text/use-format-day';

export interface SignTermsDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** 'Sign the terms': the whole text, and the password that signs it (docs/terms.md#the-signature). */
export function SignTermsDialog(props: SignTermsDialogProps) {
  const screen = useTermsScreen(props.contract);
  return screen === null ? null : <OpenSignDialog {...props} screen={screen} />;
}

/** The text on screen stays, even if the contract changes meanwhile: only the text that was read is signed. */
interface Shown {
  view: TermsView;
  /** Shown before, if the contract has changed since. */
  before: TermsView | null;
  /** The failed attempt that showed the change. */
  since: ErrorData | null;
}

function OpenSignDialog({ contract, screen, onClose }: SignTermsDialogProps & { screen: TermsScreen }) {
  const t = useMessages(signTermsMessages);
  const messages = useMessages(termsMessages);
  const errors = useMessages(errorMessages);
  const { accept } = useMessages(proposalMessages);
  const { sentence: payoutSentence } = useMessages(payoutMessages);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [shown, setShown] = useState<Shown>({ view: screen.view, before: null, since: null });
  const [isUnsaved] = useState(() => dispatch(hasUnsavedEdit(contract)));
  const [unsent, setUnsent] = useState<ErrorData | null>(null);
  const { terms, text, gaps } = shown.view;
  const payout = usePayoutEntry(contract.id);
  const canState = useAppSelector((state) => selectPayoutPlace(state, contract) !== null) && payout.stated === null;
  const isAddressRight = !canState || payout.address === '' || payout.canSign;
  const signing = useSigning(null, { canSign: gaps.length === 0 && isAddressRight });
  const discard = useDiscard(payout.isTyped || signing.password !== '');
  const { error } = signing.task;
  // The failed attempt has loaded the terms as they are now. Later changes wait for the next attempt.
  if (error?.code === 'terms-differ' && error !== shown.since)
    setShown({ view: screen.view, before: shown.view, since: error });

  async function sign(): Promise<void> {
    const sentence = messages.sentence({ revision: terms.revision });
    const order = { contractId: contract.id, sentence };
    const { address } = payout;
    const stated = { ...order, address, sentence: payoutSentence({ address }) };
    const signed = await signing.sign(async ({ password }, intent) => {
      // First, so that a failure leaves the dialog open with the address in it.
      const sent = canState && payout.canSign ? await dispatch(statePayout({ ...stated, password }, intent)) : null;
      if (sent?.ok === false) return sent;
      return dispatch(signContractTerms({ ...order, text, password }, intent));
    });
    if (signed === null) return;
    const { sent } = signed.value;
    if (!sent.ok) return setUnsent(sent.error);
    onClose();
    void navigate({ search, hash }, { replace: true, state: { message: t.signed }, preventScrollReset: true });
  }

  const { state, unread } = shown.view;
  const title = state === 'proposed' ? accept : terms.revision === 1 ? messages.sign : messages.signNew;
  if (unsent !== null)
    return (
      <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
        <Banner tone="yellow" role="alert">
          {messages.notSent({ reason: describeError(errors, unsent) })}
        </Banner>
      </Dialog>
    );
  return (
    <SigningDialog
      signing={signing}
      title={title}
      purpose={unread === null ? t.purpose : t.purposeChange}
      size="wide"
      onClose={onClose}
      discard={discard}
      labels={{ leave: t.cancel, sign: t.sign, signing: t.signing }}
      onSign={() => void sign()}
      noValidate
    >
      <SignFailure error={error} before={shown.before?.terms ?? null} view={shown.view} />
      {isUnsaved && <Banner tone="yellow">{t.unsaved}</Banner>}
      {unread === null ? (
        <TermsReader terms={terms} />
      ) : (
        <Unread unread={unread} view={shown.view} name={screen.other} />
      )}
      {canState && <PayoutField entry={payout} disabled={signing.task.busy} />}
      <SigningFields signing={signing} />
      <Waiting task={signing.task} />
      <HelpLink part="signed-terms" />
    </SigningDialog>
  );
}

interface UnreadProps {
  unread: TermsChange;
  view: TermsView;
  /** Of the other party. */
  name: string;
}

/** What differs from the text that the user agreed to. The rest is one line. */
function Unread({ unread: { before, now }, view, name }: UnreadProps) {
  const t = useMessages(signTermsMessages);
  const names = useAppSelector(({ people }) => people.names);
  const date = useFormatDay()(view.agreedAt);
  const isSame = countChanges(compareTerms(before, now)) === 0;
  return (
    <>
      {!isSame && <TermsDifferences before={before} now={now} names={names} />}
      <p className="text-sm">{isSame ? t.asAgreed({ date, name }) : t.restAsAgreed({ date, name })}</p>
      <Disclosure summary={t.wholeText}>
        <TermsReader terms={view.terms} />
      </Disclosure>
    </>
  );
}

interface SignFailureProps {
  /** Of the last attempt. */
  error: ErrorData | null;
  /** Shown before, if the contract has changed since. */
  before: Terms | null;
  /** The text that is shown now. */
  view: TermsView;
}

/** Why nothing was signed. A wrong password is reported at its field. */
function SignFailure({ error, before, view: { terms, gaps } }: SignFailureProps) {
  const t = useMessages(signTermsMessages);
  const messages = useMessages(termsMessages);
  const errors = useMessages(errorMessages);
  const names = useAppSelector(({ people }) => people.names);
  const isPlain = error !== null && error.code !== 'wrong-password' && error.code !== 'terms-differ';
  return (
    <>
      {isPlain && (
        <Banner tone="red">
          {t.notSigned} {describeError(errors, error)}
        </Banner>
      )}
      {before !== null && (
        <>
          <Banner tone="red">{t.changedMeanwhile}</Banner>
          <TermsDifferences before={before} now={terms} names={names} />
        </>
      )}
      {gaps.length > 0 && (
        <Banner tone="yellow">
          {messages.cannotSign} {[...new Set(gaps.map(({ kind }) => messages[`gap-${kind}`]))].join(' ')}
        </Banner>
      )}
    </>
  );
}
