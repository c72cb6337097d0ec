import { type ReactNode, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { settlementMessages } from '@/content/settlement.messages';
import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { TermsRole } from '@/domain/seals/terms';
import { getOtherRole } from '@/domain/seals/terms';
import type { OfferOutput } from '@/domain/settlement/offer';
import { LONGEST_REASON, MAX_COINS } from '@/domain/settlement/offer-rules';
import { AmountField } from '@/features/money/amount-field';
import { OfferShares as SharesText, toBtc } from '@/features/settlement/offer-text';
import { ReadFailure } from '@/features/settlement/read-failure';
import { SettlementDialog } from '@/features/settlement/settlement-dialog';
import { type OfferForm, type OfferShares, useOfferForm } from '@/features/settlement/use-offer-form';
import { useSentences } from '@/features/settlement/use-sentences';
import { useOtherParty } from '@/features/settlement/use-settlements';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { AddressField } from '@/features/withdrawals/release/address-field';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import type { SettlementCoins } from '@/store/settlement/load-coins.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { makeOffer } from '@/store/settlement/make-offer.thunks';
import { selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';
import { useFormatDay } from '@/ui/text/use-format-day';

interface MakeOfferDialogProps {
  contract: Contract;
  guarantee: Guarantee;
  /** Hash of the offer that this one counters; empty for none. */
  answers: string;
  onClose: () => void;
}

/** 'Make an offer': a signed split of a guarantee that the other party can accept (docs/settlement.md#settlement-offers). */
export function MakeOfferDialog(props: MakeOfferDialogProps) {
  const own = useAppSelector((state) => selectSettlementPlace(state, props.contract)?.own ?? null);
  return own === null ? null : <OpenedOffer {...props} own={own} />;
}

interface OpenedOfferProps extends MakeOfferDialogProps {
  /** The user's role. */
  own: TermsRole;
}

function OpenedOffer({ contract, guarantee, own, answers, onClose }: OpenedOfferProps) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const sentences = useSentences();
  const name = useOtherParty(contract);
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const read = useLoaded((signal) => dispatch(quoteSettlement(guaranteeRef, signal)), toIdKey(guarantee.id));
  const quote = read.value?.ok ? read.value.value : null;
  const [unsent, setUnsent] = useState<string | null>(null);
  const form = useOfferForm(contract.id, own, quote);
  const signing = useSigning(useTermsCheck(contract.id, 'offer'), { canSign: form.isReady });
  const { shares } = form;
  const discard = useDiscard(form.isChanged || signing.password !== '');

  async function send(): Promise<void> {
    if (quote === null || shares === null) return;
    const { address, reason, expires, kind } = form.values;
    const sentence = sentences.ofOffer({ kind, expires, ...toPreview(quote, shares, own) }, own);
    const order = { guaranteeRef, ...shares, coins: quote.coins, address, reason, expires, kind, answers, sentence };
    const done = await signing.sign(({ password, acceptedTerms }, intent) =>
      dispatch(makeOffer({ ...order, password, acceptedTerms }, intent)),
    );
    if (done === null) return;
    if (done.value.unsent !== null) return setUnsent(done.value.hash);
    announce(t.made);
    onClose();
  }

  if (unsent !== null)
    return <SettlementDialog contract={contract} guarantee={guarantee} hash={unsent} onClose={onClose} />;

  const hasEnough = quote !== null && !isEmptyBalance(form.most);
  const isUsable = hasEnough && quote.coins.length <= MAX_COINS;
  return (
    <SigningDialog
      signing={signing}
      title={t.make}
      purpose={t.makePurpose({ name })}
      onClose={onClose}
      discard={discard}
      labels={{ leave: t.cancel, sign: isUsable ? t.sign : null, signing: t.signing }}
      onSign={() => void send()}
      missing={form.missing === null ? null : t[`missing-${form.missing}`]}
      noValidate
    >
      <SlowLoad busy={read.loading} onRetry={read.reload} />
      {read.value?.ok === false && <ReadFailure error={read.value.error} onRetry={read.reload} />}
      {quote !== null && !hasEnough && <Banner tone="yellow">{t.empty}</Banner>}
      {quote !== null && quote.coins.length > MAX_COINS && <Banner tone="yellow">{t.tooMany}</Banner>}
      {isUsable && (
        <>
          <OfferFields form={form} name={name} disabled={signing.task.busy}>
            {shares !== null && (
              <SharesText contract={contract} guarantee={guarantee} offer={toPreview(quote, shares, own)} own={own} />
            )}
          </OfferFields>
          {quote.unconfirmed > 0 && (
            <p className="text-sm text-ink-soft">{t.unconfirmed({ amount: toBtc(quote.unconfirmed) })}</p>
          )}
          <SigningFields signing={signing} />
        </>
      )}
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}

/** The outputs of an offer as the form stands. */
function toPreview({ coins }: SettlementCoins, { own, other, stays }: OfferShares, role: TermsRole) {
  const outputs: OfferOutput[] = [
    { to: role, address: '', value: own },
    { to: getOtherRole(role), address: '', value: other },
    { to: 'guarantee', address: '', value: stays },
  ];
  return { coins, outputs };
}

const SPLITS = ['own', 'other', 'half', 'amount', 'part'] as const;

interface OfferFieldsProps {
  form: OfferForm;
  /** Of the other party. */
  name: string;
  disabled: boolean;
  /** The shares of both sides, below the amount. */
  children: ReactNode;
}

function OfferFields({ form, name, disabled, children }: OfferFieldsProps) {
  const t = useMessages(settlementMessages);
  const formatDay = useFormatDay();
  const { values, change, limits, address, problems } = form;
  const [first, last] = [formatDay(limits.first), formatDay(limits.last)];
  return (
    <>
      <RadioGroup
        label={t.split}
        options={SPLITS.map((key) => ({
          key,
          label: key === 'other' ? t['split-other']({ name }) : t[`split-${key}`],
        }))}
        selected={form.split}
        disabled={disabled}
        onSelect={form.setSplit}
      />
      <AmountField
        label={t.youGet}
        required
        disabled={disabled}
        value={values.amount}
        error={problems.amount ? t.amountWrong({ most: toBtc(form.most) }) : problems.repeated ? t.repeated : null}
        onValue={(amount) => change({ amount })}
      />
      {form.split === 'part' && (
        <AmountField
          label={t.otherGets({ name })}
          required
          disabled={disabled}
          value={values.other}
          error={problems.other ? t.amountWrong({ most: toBtc(form.mostOther) }) : null}
          onValue={(other) => change({ other })}
        />
      )}
      {children}
      {form.needsAddress && (
        <AddressField
          label={t.address}
          hint={t.addressHint}
          disabled={disabled}
          value={values.address}
          state={address}
          onText={(text) => change({ address: text })}
        />
      )}
      <TextArea
        label={t.reason}
        disabled={disabled}
        value={values.reason}
        error={values.reason.length > LONGEST_REASON ? t.reasonLong : null}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <TextField
        label={t.until}
        type="date"
        required
        min={limits.first}
        max={limits.last}
        disabled={disabled}
        value={values.expires}
        error={problems.expires ? t.untilWrong({ first, last }) : null}
        onChange={(event) => change({ expires: event.target.value })}
      />
      <RadioGroup
        label={t.kindLabel}
        options={(['proposal', 'confidential'] as const).map((key) => ({ key, label: t[`kind-${key}`] }))}
        selected={values.kind}
        disabled={disabled}
        onSelect={form.setKind}
      />
    </>
  );
}
