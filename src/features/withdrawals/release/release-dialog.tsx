import { useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { formIssueMessages } from '@/content/form-issues.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import { listPayees } from '@/domain/withdrawals/payees';
import { HelpLink } from '@/features/help/help-link';
import { TermText } from '@/features/help/term';
import { Failure, useFailureText } from '@/features/signing/failure';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { Consent, SigningFields, SigningOutcome, SigningProgress } from '@/features/signing/signing-fields';
import type { Signing } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { HandOverDialog } from '@/features/withdrawals/hand-over';
import { PsbtSummaryView } from '@/features/withdrawals/psbt-view';
import { PayeeChoice, usePayee } from '@/features/withdrawals/release/payee-choice';
import { ReleaseAmount, ReleaseFacts, ReleaseFields } from '@/features/withdrawals/release/release-form';
import { ReleaseResult } from '@/features/withdrawals/release/release-result';
import { SplitFields } from '@/features/withdrawals/release/split-fields';
import { useRelease } from '@/features/withdrawals/release/use-release';
import { type ReleaseFormState, useQuote, useReleaseForm } from '@/features/withdrawals/release/use-release-form';
import { type SplitForm, useSplit } from '@/features/withdrawals/release/use-split';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { selectBalanceTotal } from '@/store/balances/balances.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsTypeUnsupported } from '@/store/deposits/verification.selectors';
import { selectOtherName } from '@/store/people/people.selectors';
import { selectDepositKeys } from '@/store/returns/returns.selectors';
import type { Review } from '@/store/signing/review.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DiscardTexts } from '@/ui/dialog/discard-guard';
import { Banner } from '@/ui/message/banner';

export interface ReleaseDialogProps extends GuaranteeRef {
  /** Signed: the guarantee waits for the other signature. */
  onDone: () => void;
  onClose: () => void;
}

/** 'Release Guarantee' (docs/specification.md#modals-of-the-detail-screen): creates a withdrawal and signs it. */
export function ReleaseDialog({ contractId, guaranteeId, onDone, onClose }: ReleaseDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const issues = useMessages(formIssueMessages);
  const announce = useAnnounce();
  const guaranteeRef = { contractId, guaranteeId };
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const knownBalance = useAppSelector((state) => (guarantee === null ? null : selectBalanceTotal(state, guarantee)));
  const unsupported = useAppSelector((state) => guarantee !== null && selectIsTypeUnsupported(state, guarantee));
  const { quote, error: quoteError, loading, reload } = useQuote(guaranteeRef);
  const balance = quote?.balance ?? knownBalance;
  const other = useAppSelector((state) => selectOtherName(state, contractId));
  const terms = useTermsCheck(contractId, 'release');
  const [outputs, setOutputs] = useState(1);
  const fields = useReleaseForm(quote, balance, outputs);
  const payee = usePayee(contractId, fields);
  const sum = fields.check.amountProblem === null ? fields.check.finalAmount : null;
  const split = useSplit(contractId, { answer: payee.answer, address: fields.form.address }, sum);
  if (outputs !== (split.isOn ? 2 : 1)) setOutputs(split.isOn ? 2 : 1);
  const canSplit = useAppSelector((state) => contract !== null && selectDepositKeys(state, contract) !== null);
  const { signing, review, unsaved, submit, accept, back } = useRelease(
    guaranteeRef,
    terms,
    fields.ready && (!split.isOn || split.payment !== null),
    () => {
      announce(other === null ? t.released : t.releasedWaiting({ name: other }));
      onDone();
    },
  );
  const { form, check } = fields;
  const { busy, error } = signing.task;
  const failureText = useFailureText();
  // The same cause, such as a lost connection, often makes both the quote and the release fail.
  const isSameFailure = quoteError !== null && error !== null && failureText(quoteError) === failureText(error);
  const discard = useDiscard(form.address !== '' || form.amount !== '' || signing.password !== '');

  if (contract === null || guarantee === null) return null;
  if (unsupported) return <UnsupportedRelease onClose={onClose} />;
  if (unsaved !== null)
    return <HandOverDialog contractId={contractId} title={t.releaseTitle} {...unsaved} onClose={onClose} />;
  if (review !== null) {
    return (
      <ReleaseReviewDialog
        guaranteeRef={guaranteeRef}
        review={review.review}
        balance={balance}
        signing={signing}
        discard={discard}
        onAccept={() => void accept(review)}
        onBack={() => void back(review)}
        onClose={onClose}
      />
    );
  }

  const payees = listPayees(guarantee, contract);
  const isCalculating = loading && quote === null;
  const missing = findMissing(fields, isCalculating, payee.answer !== null) ?? findMissingPart(split);

  function sign(): void {
    const { finalAmount, fee } = check;
    const first = split.isOn ? split.first : finalAmount;
    const second = split.isOn ? split.payment : null;
    if (first !== null && fee !== null) void submit({ address: form.address.trim(), finalAmount: first, fee, second });
  }

  /** Logged only (docs/specification.md#8-error-catalogue), without form values: one of them is the password. */
  function logIncomplete(): void {
    if (busy || terms.isHeld) return;
    logger.warn('A release was not submitted: address, amount, password or fee calculation is missing');
  }

  return (
    <SigningDialog
      signing={signing}
      title={t.releaseTitle}
      purpose={
        <>
          <TermText word="co-sign" text={t.releasePurpose} /> <HelpLink part="releases" />
        </>
      }
      onClose={onClose}
      discard={discard}
      labels={{ leave: t.cancel, sign: t.generate, signing: t.generating }}
      onSign={sign}
      missing={missing === null ? null : missing === 'empty' ? issues.empty : t[missing]}
      summary={
        <ReleaseResult
          payee={payee.payee}
          check={check}
          hasAddress={form.address !== '' && fields.address.kind !== 'wrong'}
          calculating={isCalculating}
          split={split.isOn ? split : null}
        />
      }
      onIncomplete={logIncomplete}
      size="wide"
    >
      <ReleaseFacts contract={contract} guarantee={guarantee} balance={balance} />
      <SlowLoad busy={loading} onRetry={reload} />
      {quoteError !== null && !isSameFailure && <Failure error={quoteError} onRetry={reload} busy={loading} />}
      <PayeeChoice
        contractId={contractId}
        payees={payees}
        answer={payee.answer}
        disabled={busy}
        onAnswer={payee.choose}
      />
      <ReleaseFields fields={fields} ownerName={payee.ownerName} disabled={busy} />
      <ReleaseAmount fields={fields} balance={balance} disabled={busy} />
      {canSplit && <SplitFields split={split} first={payee.payee} disabled={busy} />}
      <SigningFields signing={signing} />
      <SigningOutcome
        signing={signing}
        next="release"
        retry={isSameFailure ? { onRetry: reload, busy: loading } : null}
      />
    </SigningDialog>
  );
}

function findMissingPart({ isOn, address, addressState, isSameAddress, isPayable }: SplitForm) {
  if (!isOn) return null;
  if (address === '') return 'missing-second';
  if (addressState.kind === 'wrong' || isSameAddress) return 'missing-address';
  return isPayable ? null : 'missing-parts';
}

/** The reason why the button is disabled. Its field may be scrolled out of sight. */
function findMissing({ form, address, check }: ReleaseFormState, isCalculating: boolean, hasPayee: boolean) {
  if (form.address === '') return hasPayee ? 'address-empty' : 'payee-empty';
  if (address.kind === 'wrong') return 'missing-address';
  if (form.amount === '') return 'empty';
  if (check.amountProblem !== null) return 'missing-amount';
  return check.fee === null && !isCalculating ? 'missing-fee' : null;
}

interface ReleaseReviewDialogProps {
  guaranteeRef: GuaranteeRef;
  review: Review<AcceptedInspection>;
  balance: Sats | null;
  signing: Signing;
  /** Closing this dialog would lose the input of the form. */
  discard: DiscardTexts | null;
  onAccept: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** A created withdrawal that is unusual or differs from the form; the user has to accept it before it is signed. */
function ReleaseReviewDialog({ guaranteeRef, review, balance, signing, ...props }: ReleaseReviewDialogProps) {
  const { inspection, concerns } = review;
  const t = useMessages(withdrawalsMessages);
  const { busy, stage } = signing.task;
  return (
    <SigningDialog
      signing={signing}
      title={t.reviewTitle}
      purpose={t.reviewPurpose}
      onClose={props.onClose}
      discard={props.discard}
      back={
        <Button onClick={props.onBack} disabled={busy}>
          {t.back}
        </Button>
      }
      labels={{ sign: t.sign, signing: t.signing }}
      onSign={props.onAccept}
      size="wide"
    >
      <PsbtSummaryView summary={inspection.summary} balance={balance} contractId={guaranteeRef.contractId} isPayable />
      <Verdict inspection={inspection} concerns={concerns} />
      <Consent signing={signing} concerns={concerns} disabled={busy} />
      <p className="min-h-5 text-xs text-ink-faint">
        <SigningProgress stage={stage} />
      </p>
      <SigningOutcome signing={signing} next="release" />
    </SigningDialog>
  );
}

/** In place of the form of a release whose transaction could not be signed here. */
function UnsupportedRelease({ onClose }: { onClose: () => void }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <Dialog title={t.releaseTitle} onClose={onClose} footer={<Button onClick={onClose}>{t.cancel}</Button>}>
      <Banner tone="red" role="alert">
        {t.releaseUnsupported}
      </Banner>
    </Dialog>
  );
}
