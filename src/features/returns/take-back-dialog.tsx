import { useState } from 'react';
import { returnsMessages } from '@/content/returns.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { findUsualRate, getReturned } from '@/domain/returns/return-plan';
import { type CoinReturn, listDue, listOpenRates } from '@/domain/returns/return-state';
import { toConsent } from '@/domain/withdrawals/consent';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { ReadFailure } from '@/features/returns/read-failure';
import { toBtc, useReturns } from '@/features/returns/use-returns';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { quoteProvenCoins } from '@/store/returns/load-coins.thunks';
import { reviewTakeBack, takeBack } from '@/store/returns/take-back.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { RadioGroup } from '@/ui/fields/radio-group';
import { AddressText } from '@/ui/text/address-text';

interface TakeBackDialogProps {
  contract: Contract;
  guarantee: Guarantee;
  /** Of the ask. */
  hash: string;
  /** Of the coin. */
  index: number;
  onClose: () => void;
}

/** 'Take it back': completes the return of a coin after its date (docs/terms.md#return-dates). */
export function TakeBackDialog({ contract, guarantee, hash, index, onClose }: TakeBackDialogProps) {
  const found = useReturns(contract, guarantee.id).find((each) => each.ask.hash === hash && each.index === index);
  // A return that was begun stays on screen while its coin is being spent.
  const [begun] = useState(found);
  const shown = found ?? begun;
  if (shown === undefined) return null;
  return <OpenedReturn contract={contract} guarantee={guarantee} coin={shown} onClose={onClose} />;
}

interface OpenedReturnProps {
  contract: Contract;
  guarantee: Guarantee;
  coin: CoinReturn;
  onClose: () => void;
}

function OpenedReturn({ contract, guarantee, coin, onClose }: OpenedReturnProps) {
  const t = useMessages(returnsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const open = useOpenDialog();
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const { plan, hash } = coin.ask;
  const rates = listOpenRates(coin);
  const [next] = listDue(useReturns(contract, guarantee.id), Date.now() / 1000).filter(
    ({ sent, outpoint }) => sent === null && outpoint !== coin.outpoint,
  );
  const quote = useLoaded((signal) => dispatch(quoteProvenCoins(guaranteeRef, signal)), toIdKey(guarantee.id));
  const halfHour = quote.value?.ok ? quote.value.value.halfHourFee : null;
  const [chosen, setChosen] = useState<number | null>(null);
  const rate = chosen ?? findUsualRate(rates, halfHour);
  const ref = { guaranteeRef, hash, index: coin.index, rate };
  const read = useLoaded((signal) => dispatch(reviewTakeBack(ref, signal)), `${hash} ${coin.index} ${rate}`);
  const review = read.value?.ok ? read.value.value : null;
  const canSign = review !== null && review.inspection.verdict !== 'refuse';
  const isAsked = review !== null && review.concerns.length > 0;
  const signing = useSigning(useTermsCheck(contract.id, 'return'), { canSign, question: isAsked ? review : null });

  async function sign(): Promise<void> {
    if (review === null || review.inspection.verdict === 'refuse') return;
    const consent = toConsent({ inspection: review.inspection, concerns: review.concerns });
    const done = await signing.sign(({ password, acceptedTerms }, intent) =>
      dispatch(takeBack({ ref, password, consent, acceptedTerms }, intent)),
    );
    if (done === null) return;
    void dispatch(refreshBalances(contract.id)).catch(() => undefined);
    announce(t.takenBack);
    if (next === undefined) onClose();
    else open({ kind: 'take-back', guaranteeId: guarantee.id, hash: next.ask.hash, index: next.index });
  }

  function reload(): void {
    quote.reload();
    read.reload();
  }

  const toFee = (each: number) => toBtc(coin.value - (getReturned(coin, each) ?? coin.value));
  return (
    <SigningDialog
      signing={signing}
      title={t.takeBack}
      purpose={t.takeBackPurpose({ amount: toBtc(getReturned(coin, rate) ?? 0) })}
      onClose={onClose}
      labels={{ leave: t.cancel, sign: t.takeBack, signing: t.signing }}
      onSign={() => void sign()}
      noValidate
    >
      <AddressText value={plan.address} />
      <RadioGroup
        label={t.rate}
        options={rates.map((each) => ({ key: String(each), label: t.rateValue({ rate: each, fee: toFee(each) }) }))}
        selected={String(rate)}
        disabled={signing.task.busy}
        onSelect={(each) => setChosen(Number(each))}
      />
      {read.value?.ok === false && (
        <>
          <ReadFailure error={read.value.error} onRetry={reload} />
          <p className="text-sm">{t.takeBackByFile}</p>
        </>
      )}
      {review !== null && (isAsked || !canSign) && <Verdict {...review} />}
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}
