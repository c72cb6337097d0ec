import type { FormEvent } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import { HelpLink } from '@/features/help/help-link';
import { TermText } from '@/features/help/term-text';
import { TermsAlarm, TermsLine } from '@/features/signing/terms-notice';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Waiting } from '@/features/waiting/waiting';
import { Failure } from '@/features/withdrawals/failure';
import { isWrongPassword, PasswordField } from '@/features/withdrawals/password-field';
import { ReleaseFacts, ReleaseFields, ReleaseSums } from '@/features/withdrawals/release/release-form';
import { ReleaseReviewDialog } from '@/features/withdrawals/release/release-review-dialog';
import { useDestinations } from '@/features/withdrawals/release/use-destinations';
import { useRelease } from '@/features/withdrawals/release/use-release';
import { useQuote, useReleaseForm } from '@/features/withdrawals/release/use-release-form';
import { useFailureText } from '@/features/withdrawals/use-failure-text';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { selectBalanceTotal } from '@/store/balances/balances.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';

export interface ReleaseDialogProps extends GuaranteeRef {
  /** Signed: the guarantee waits for the other signature. */
  onDone: () => void;
  onClose: () => void;
}

/** 'Release Guarantee' (docs/specification.md#modals-of-the-detail-screen): creates a withdrawal and signs it. */
export function ReleaseDialog({ contractId, guaranteeId, onDone, onClose }: ReleaseDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const announce = useAnnounce();
  const guaranteeRef = { contractId, guaranteeId };
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const knownBalance = useAppSelector((state) => (guarantee === null ? null : selectBalanceTotal(state, guarantee)));
  const { quote, error: quoteError, loading, reload } = useQuote(guaranteeRef);
  const balance = quote?.balance ?? knownBalance;
  const other = useAppSelector((state) => selectOtherName(state, contractId));
  const fields = useReleaseForm(quote, balance);
  const destinations = useDestinations(fields.form.address, fields.address.kind === 'fits');
  const { review, task, busy, stage, error, submit, accept, back } = useRelease(guaranteeRef, () => {
    destinations.note();
    announce(other === null ? t.released : t.releasedWaiting({ name: other }));
    onDone();
  });
  const { form, check } = fields;
  const terms = useTermsCheck(contractId, 'release');
  const failureText = useFailureText();
  const failure = isWrongPassword(error) ? null : error;
  // One cause, such as a lost network, often fails both the quote and the release.
  const isSameFailure = quoteError !== null && failure !== null && failureText(quoteError) === failureText(failure);
  const discard = useDiscard(form.address !== '' || form.amount !== '' || form.password !== '');

  if (contract === null || guarantee === null) return null;
  if (review !== null) {
    return (
      <ReleaseReviewDialog
        contractId={contractId}
        review={review.review}
        balance={balance}
        terms={terms}
        task={task}
        busy={busy}
        stage={stage}
        error={error}
        discard={discard}
        onAccept={() => void accept(review, form.password, terms.acceptedTerms)}
        onBack={() => void back(review)}
        onClose={onClose}
      />
    );
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (busy || terms.isHeld) return;
    if (!fields.ready || check.finalAmount === null || check.fee === null) {
      // Logged only (docs/specification.md#8-error-catalogue), without form values: one of them is the password.
      logger.warn('A release was not submitted: address, amount, password or fee calculation is missing');
      return;
    }
    const { finalAmount, fee } = check;
    const { acceptedTerms } = terms;
    void submit({ address: form.address.trim(), finalAmount, fee, acceptedTerms }, form.password);
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose} disabled={busy}>
        {t.cancel}
      </LeaveButton>
      <Button
        type="submit"
        variant="primary"
        disabled={!fields.ready || terms.isHeld}
        busy={busy}
        busyLabel={t.generating}
      >
        {t.generate}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.releaseTitle}
      purpose={<TermText word="co-sign" text={t.releasePurpose} />}
      onClose={onClose}
      discard={discard}
      closable={!busy}
      onSubmit={handleSubmit}
      footer={footer}
      size="wide"
    >
      <TermsAlarm check={terms} disabled={busy} />
      <ReleaseFacts contract={contract} guarantee={guarantee} balance={balance} />
      <SlowLoad busy={loading} onRetry={reload} />
      {quoteError !== null && !isSameFailure && <Failure error={quoteError} onRetry={reload} busy={loading} />}
      <ReleaseFields fields={fields} destinations={destinations} balance={balance} disabled={busy} />
      {/* Above the password, which confirms these sums. */}
      <ReleaseSums check={check} calculating={loading && quote === null} />
      <TermsLine check={terms} />
      <PasswordField value={form.password} onValue={fields.setPassword} disabled={busy} stage={stage} failure={error} />
      <Waiting task={task} next="release" />
      {failure !== null && <Failure error={failure} onRetry={isSameFailure ? reload : undefined} busy={loading} />}
      <HelpLink part="releases" />
    </Dialog>
  );
}
