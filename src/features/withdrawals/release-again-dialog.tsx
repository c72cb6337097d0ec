import { useState } from 'react';
import { releaseAgainMessages } from '@/content/release-again.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { groupSats } from '@/domain/primitives/format-sats';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { toConsent } from '@/domain/withdrawals/consent';
import { planReleaseAgain } from '@/domain/withdrawals/replacement';
import { Failure } from '@/features/signing/failure';
import { GuaranteeName } from '@/features/signing/guarantee-name';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/waiting';
import { HandOverDialog } from '@/features/withdrawals/hand-over';
import { PaymentSentence } from '@/features/withdrawals/release/release-result';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectPayoutOwner } from '@/store/payout-addresses/payout-addresses.thunks';
import { type AgainOutcome, readFirst, releaseAgain } from '@/store/withdrawals/release-again.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { useLocale } from '@/ui/text/locale-context';

interface ReleaseAgainDialogProps extends GuaranteeRef {
  /** Signed: it waits for the other signature. */
  onDone: () => void;
  onClose: () => void;
}

/** *Release again at today's fee*: the same coins and payees, for a release that is not confirmed (docs/bitcoin.md#releasing-again). */
export function ReleaseAgainDialog({ contractId, guaranteeId, onDone, onClose }: ReleaseAgainDialogProps) {
  const t = useMessages(releaseAgainMessages);
  const common = useMessages(withdrawalsMessages);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const guaranteeRef = { contractId, guaranteeId };
  const read = useLoaded((signal) => dispatch(readFirst(guaranteeRef, signal)), toIdKey(guaranteeId));
  const release = read.value?.ok ? read.value.value : null;
  const error = read.value?.ok === false ? read.value.error : null;
  const plan = release && planReleaseAgain(release.first, release.paid, release.rates.fastestFee);
  const [outcome, setOutcome] = useState<AgainOutcome | null>(null);
  const review = outcome?.kind === 'ask' ? outcome.review : null;
  const signing = useSigning(useTermsCheck(contractId, 'release-again'), { canSign: plan !== null, question: review });

  async function sign(): Promise<void> {
    if (release === null || plan === null) return;
    const consent = review === null ? null : toConsent(review);
    const done = await signing.sign(({ password, acceptedTerms }, intent) =>
      dispatch(
        releaseAgain(guaranteeRef, { txid: release.first.txid, ...plan, acceptedTerms }, password, consent, intent),
      ),
    );
    if (done === null) return;
    if (done.value.kind === 'ask' || done.value.unsaved !== null) return setOutcome(done.value);
    announce(t.signed);
    onDone();
  }

  if (outcome?.kind === 'signed' && outcome.unsaved !== null)
    return <HandOverDialog {...{ contractId, onClose }} title={t.title} psbt={outcome.psbt} error={outcome.unsaved} />;
  const isConfirmed = error?.code === 'release-confirmed';
  return (
    <SigningDialog
      signing={signing}
      title={t.title}
      purpose={t.purpose}
      onClose={onClose}
      labels={{
        leave: plan === null ? common.close : common.cancel,
        sign: plan === null ? null : common.sign,
        signing: common.signing,
      }}
      onSign={() => void sign()}
    >
      <GuaranteeName {...guaranteeRef} />
      <SlowLoad busy={read.loading} onRetry={read.reload} />
      {read.value === null && <p role="status">{t.reading}</p>}
      {isConfirmed && <Banner tone="green">{t.confirmed}</Banner>}
      {error !== null && !isConfirmed && <Failure error={error} onRetry={read.reload} busy={read.loading} />}
      {release !== null && plan === null && <Banner tone="yellow">{t.nothingLeft}</Banner>}
      {release !== null && plan !== null && (
        <>
          <section aria-label={t.payees} className="flex flex-col gap-3 rounded-control bg-sunken p-4">
            <Payee {...{ contractId }} address={release.address} amount={plan.amount} before={release.paid} />
            {release.others.map(({ address, amount }) => (
              <Payee key={`${address} ${amount}`} {...{ contractId, address, amount }} before={null} />
            ))}
            <FactList layout="row" className="border-t border-line sm:pt-3">
              <Fact label={t.fee}>
                {t.feeChange({ sats: groupSats(plan.fee, locale), before: groupSats(release.first.fee, locale) })}
              </Fact>
            </FactList>
          </section>
          <p className="text-sm text-ink-soft">{t.explain}</p>
          {review !== null && <Verdict inspection={review.inspection} concerns={review.concerns} />}
          <SigningFields signing={signing} />
        </>
      )}
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}

interface PayeeProps {
  contractId: Id;
  address: string;
  amount: Sats;
  /** The amount in the first release; `null`: the same. */
  before: Sats | null;
}

function Payee({ contractId, address, amount, before }: PayeeProps) {
  const t = useMessages(releaseAgainMessages);
  const payee = useAppSelector((state) => selectPayoutOwner(state, contractId, address));
  return (
    <div className="flex flex-col gap-1">
      <PaymentSentence payee={payee} amount={amount} isAbove />
      <AddressText value={address} />
      {before !== null && <p className="text-xs text-ink-soft">{t.gets({ amount: formatBtc(before) })}</p>}
    </div>
  );
}
