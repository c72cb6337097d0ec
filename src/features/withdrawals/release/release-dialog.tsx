import { useEffect, useRef } from 'react';
import { useDiscard } from '@/content/use-discard';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { idKey } from '@/domain/primitives/ids';
import type { ReleaseCheck, ReleaseQuote } from '@/domain/withdrawal/release-form';
import { Failure } from '@/features/withdrawals/failure';
import { isWrongPassword, PasswordField } from '@/features/withdrawals/password-field';
import { ReleaseFacts } from '@/features/withdrawals/release/release-facts';
import { ReleaseFields } from '@/features/withdrawals/release/release-fields';
import { ReleaseReviewDialog } from '@/features/withdrawals/release/release-review-dialog';
import { useRelease } from '@/features/withdrawals/release/use-release';
import { useReleaseForm } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { useLoaded } from '@/lib/use-loaded';
import { selectBalanceTotal, selectKnownBalance } from '@/store/balances/balances.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface ReleaseDialogProps extends GuaranteeRef {
  onClose: () => void;
}

/** 'Release Guarantee' (docs/specification.md#2-screens-and-routes): creates a withdrawal and signs it. */
export function ReleaseDialog({ contractId, guaranteeId, onClose }: ReleaseDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const announce = useAnnounce();
  const place = { contractId, guaranteeId };
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const guarantee = useAppSelector((state) => selectGuarantee(state, place));
  const known = useAppSelector((state) => (guarantee === null ? null : selectBalanceTotal(state, guarantee)));
  const { quote, error: quoteError, loading, reload } = useQuote(place);
  const balance = quote?.balance ?? known;
  const fields = useReleaseForm(quote, balance);
  const { review, busy, stage, error, submit, accept, back } = useRelease(place, () => {
    announce(t.released);
    onClose();
  });
  const { form, check } = fields;
  const discard = useDiscard(form.address !== '' || form.amount !== '' || form.password !== '');

  if (contract === null || guarantee === null) return null;
  if (review !== null) {
    const course = { review, busy, stage, error };
    return (
      <ReleaseReviewDialog
        {...course}
        balance={balance}
        onAccept={() => void accept(review, form.password)}
        onBack={() => void back(review)}
        onClose={onClose}
      />
    );
  }

  function send(): void {
    if (busy) return;
    // docs/specification.md#8-error-catalogue: logged only. Nothing of the form is quoted, it holds the password.
    if (!fields.ready || check.finalAmount === null) {
      logger.warn('A release was not submitted: address, amount, password or fee calculation is missing');
      return;
    }
    void submit({ address: form.address.trim(), finalAmount: check.finalAmount }, form.password);
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose} disabled={busy}>
        {t.cancel}
      </LeaveButton>
      <Button type="submit" variant="primary" disabled={!fields.ready} busy={busy} busyLabel={t.generating}>
        {t.generate}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.releaseTitle}
      purpose={t.releasePurpose}
      onClose={onClose}
      discard={discard}
      closable={!busy}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      footer={footer}
    >
      <ReleaseFacts contract={contract} guarantee={guarantee} balance={balance} />
      {quoteError !== null && <Failure error={quoteError} onRetry={reload} busy={loading} />}
      <ReleaseFields fields={fields} balance={balance} disabled={busy} />
      {/* Above the password: it is given for these sums. */}
      <ReleaseSums check={check} calculating={loading && quote === null} />
      <PasswordField value={form.password} onValue={fields.setPassword} disabled={busy} stage={stage} failure={error} />
      {error !== null && !isWrongPassword(error) && <Failure error={error} />}
    </Dialog>
  );
}

interface ReleaseSumsProps {
  check: ReleaseCheck;
  calculating: boolean;
}

/** The network fee in satoshis and what arrives after it. */
function ReleaseSums({ check: { fee, finalAmount, amountProblem }, calculating }: ReleaseSumsProps) {
  const t = useMessages(withdrawalsMessages);
  const feeText = fee === null ? (calculating ? t.calculating : t.unknown) : t.feeSats({ sats: fee });
  return (
    <FactList layout="lines">
      <Fact label={t.networkFee}>
        <span className="figures">{feeText}</span>
      </Fact>
      <Fact label={t.finalAmount}>
        <Amount sats={amountProblem === null ? finalAmount : null} className="font-semibold" />
      </Fact>
    </FactList>
  );
}

interface Quote {
  /** `null` while it is being asked for, or could not be had. */
  quote: ReleaseQuote | null;
  error: ErrorData | null;
  loading: boolean;
  reload: () => void;
}

/** Balance, inputs and fee rate for a release; asked for again when the balance changes meanwhile. */
function useQuote(place: GuaranteeRef): Quote {
  const dispatch = useAppDispatch();
  const { value, loading, reload } = useLoaded(() => dispatch(quoteRelease(place)), idKey(place.guaranteeId));
  const total = useAppSelector((state) => selectKnownBalance(state, place.guaranteeId)?.total ?? null);
  const seen = useRef(total);
  useEffect(() => {
    if (seen.current === total) return;
    seen.current = total;
    reload();
  }, [total, reload]);
  return { quote: value?.ok ? value.value : null, error: value?.ok === false ? value.error : null, loading, reload };
}
