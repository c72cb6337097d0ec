import { useDiscard } from '@/content/discard.messages';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { getOtherRole } from '@/domain/seals/terms';
import { getOutpoint } from '@/domain/settlement/coins';
import { getShare } from '@/domain/settlement/offer';
import { canAccept, getOfferTask, listRivalOffers, type OfferView } from '@/domain/settlement/offer-state';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { groupByDay } from '@/domain/settlement/return-state';
import { toConsent } from '@/domain/withdrawals/consent';
import { Answers } from '@/features/settlement/answers';
import { OfferReason, OfferShares, OfferStateText, toBtc } from '@/features/settlement/offer-text';
import { PayeeField, PayeeList, usePayee } from '@/features/settlement/payee-field';
import { ReadFailure } from '@/features/settlement/read-failure';
import { Resend } from '@/features/settlement/resend';
import { useSentences } from '@/features/settlement/use-sentences';
import { useOffers, useOtherParty, useReturns } from '@/features/settlement/use-settlements';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { acceptOffer, completeSettlement } from '@/store/settlement/answer-offer.thunks';
import { reviewSettlement } from '@/store/settlement/read-settlement.thunks';
import { selectOffer } from '@/store/settlement/settlement.selectors';
import { listOpenPayments } from '@/store/signing/open-payments.thunks';
import type { Review } from '@/store/signing/review.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

interface SettlementDialogProps {
  contract: Contract;
  guarantee: Guarantee;
  /** Of the offer. */
  hash: string;
  onClose: () => void;
}

/** *Review offer* of the other party, or *Complete the settlement* of the user's own (docs/settlement.md#settlement-offers). */
export function SettlementDialog({ contract, guarantee, hash, onClose }: SettlementDialogProps) {
  const view = useAppSelector((state) => selectOffer(state, contract, guarantee.id, hash), isSameJson);
  if (view === null) return null;
  return <OpenedSettlement contract={contract} guarantee={guarantee} view={view} onClose={onClose} />;
}

interface OpenedSettlementProps {
  contract: Contract;
  guarantee: Guarantee;
  view: OfferView;
  onClose: () => void;
}

function OpenedSettlement({ contract, guarantee, view, onClose }: OpenedSettlementProps) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const sentences = useSentences();
  const name = useOtherParty(contract);
  const { hash, offer, isOwn, maker } = view;
  const own = isOwn ? maker : getOtherRole(maker);
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const payee = usePayee(contract, view);
  const ref = { guaranteeRef, hash, address: payee.address };
  const read = useLoaded<Result<Review> | null>(
    async (signal) => (payee.isReady ? dispatch(reviewSettlement(ref, signal)) : null),
    `${hash} ${payee.isReady} ${payee.address}`,
  );
  const review = read.value?.ok ? read.value.value : null;
  const canSign = review !== null && review.inspection.verdict !== 'refuse';
  const isAsked = review !== null && review.concerns.length > 0;
  const signing = useSigning(useTermsCheck(contract.id, 'settle'), { canSign, question: isAsked ? review : null });
  const { busy } = signing.task;
  const discard = useDiscard(signing.password !== '' || payee.isTyped);
  const title = isOwn ? (view.state === 'open' ? t.make : t.complete) : t.review;
  const shares = (
    <>
      <p className="text-sm text-ink-soft">
        <Foreign>{t.guaranteeOf({ description: guarantee.description })}</Foreign>
      </p>
      <OfferShares contract={contract} guarantee={guarantee} offer={offer} own={own} />
    </>
  );

  async function sign(): Promise<void> {
    if (review === null || review.inspection.verdict === 'refuse') return;
    const consent = toConsent({ inspection: review.inspection, concerns: review.concerns });
    const done = await signing.sign(async ({ password, acceptedTerms }, intent): Promise<Result<boolean>> => {
      const order = { ref, password, consent, acceptedTerms };
      if (!isOwn) return dispatch(acceptOffer({ ...order, sentence: sentences.accept }, intent));
      const completed = await dispatch(completeSettlement(order, intent));
      return completed.ok ? { ok: true, value: true } : completed;
    });
    if (done === null) return;
    // Another question has come up meanwhile.
    if (!done.value) return read.reload();
    void dispatch(refreshBalances(contract.id)).catch(() => undefined);
    announce(isOwn ? t.completed : t.accepted);
    onClose();
  }

  if (getOfferTask(view) === null && !canAccept(view) && !busy) {
    return (
      <Dialog title={title} onClose={onClose} footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}>
        {shares}
        <OfferStateText contract={contract} view={view} />
        <Resend contract={contract} view={view} />
        <SigningOutcome signing={signing} next="sign" />
      </Dialog>
    );
  }
  return (
    <SigningDialog
      signing={signing}
      title={title}
      purpose={isOwn ? t.completePurpose : t.reviewPurpose({ name })}
      onClose={onClose}
      discard={discard}
      labels={{ leave: t.cancel, sign: isOwn ? t.completeSign : t.accept, signing: t.signing }}
      onSign={() => void sign()}
      noValidate
    >
      {shares}
      <OfferReason contract={contract} view={view} />
      {!isOwn && <OfferStateText contract={contract} view={view} />}
      <PayeeList contract={contract} view={view} />
      {!isOwn && <Answers contract={contract} guarantee={guarantee} hash={hash} disabled={busy} onClose={onClose} />}
      <PayeeField payee={payee} disabled={busy} />
      <SlowLoad busy={read.loading && payee.isReady} onRetry={read.reload} />
      {read.loading && payee.isReady && (
        <p role="status" className="text-sm text-ink-soft">
          {t.reading}…
        </p>
      )}
      {read.value?.ok === false && <ReadFailure error={read.value.error} onRetry={read.reload} />}
      {review !== null && (isAsked || !canSign) && <Verdict {...review} />}
      <EndedReturns contract={contract} guarantee={guarantee} view={view} />
      <Rivals contract={contract} guarantee={guarantee} view={view} />
      {!isOwn && <p className="text-sm text-ink-soft">{t.reviewCost}</p>}
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} next="sign" />
    </SigningDialog>
  );
}

type OtherPaymentsProps = Omit<OpenedSettlementProps, 'onClose'>;

/**
 * The signed returns of the user's own deposit that the settlement ends: of each day their sum. What it leaves has none. `ReturnNote`
 * names the other party's.
 */
function EndedReturns({ contract, guarantee, view }: OtherPaymentsProps) {
  const t = useMessages(settlementMessages);
  const formatDay = useFormatDay();
  const spent = new Set(view.offer.coins.map(getOutpoint));
  const returns = useReturns(contract, guarantee.id).filter((each) => each.isOwn && spent.has(each.outpoint));
  return groupByDay(returns).map(({ from, amount }) => (
    <p key={from} className="text-sm">
      {t.endsReturn({ amount: formatBtc(amount), day: formatDay(toReturnDay(from)) })}
    </p>
  ));
}

/** The other payments from the guarantee that the user has signed or could complete, before they sign one more. */
function Rivals({ contract, guarantee, view }: OtherPaymentsProps) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const name = useOtherParty(contract);
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const { value } = useLoaded(() => dispatch(listOpenPayments(guaranteeRef)), toIdKey(guarantee.id));
  // One that the user has signed is among the payments.
  const isSigned = ({ acceptance }: OfferView) => value?.some(({ txid }) => txid === acceptance?.txid) === true;
  const all = listRivalOffers(view.offer, view.hash, useOffers(contract, guarantee.id));
  const offers = all.filter((each) => !isSigned(each));
  const sharesOf = ({ offer, isOwn, maker }: OfferView) => {
    const own = isOwn ? maker : getOtherRole(maker);
    return t.shares({ own: toBtc(getShare(offer, own)), other: toBtc(getShare(offer, getOtherRole(own))), name });
  };
  return (
    <>
      {offers.length > 0 && (
        <div className="text-sm">
          <p>
            <Foreign>{t.rivalOffers({ name })}</Foreign>
          </p>
          <ul className="mt-2 flex flex-col gap-2">
            {offers.map((each) => (
              <li key={each.hash} className="text-ink-soft">
                <Foreign>{sharesOf(each)}</Foreign>
              </li>
            ))}
          </ul>
        </div>
      )}
      {value !== null && value.length > 0 && (
        <div className="text-sm">
          <p>{t.rivals}</p>
          <OpenPaymentList payments={value} />
        </div>
      )}
    </>
  );
}
