import { useMemo } from 'react';
import { returnsMessages } from '@/content/returns.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { sumCoins } from '@/domain/returns/coins';
import { sumReturnFees } from '@/domain/returns/return-plan';
import { isAboutCoins, isSoon, toReturnDay } from '@/domain/returns/return-rules';
import { ReadFailure } from '@/features/returns/read-failure';
import { toBtc, useOtherParty } from '@/features/returns/use-returns';
import { useSentences } from '@/features/returns/use-sentences';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { UnknownCoinsText } from '@/features/signing/unknown-coins';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { giveReturn, reviewReturn } from '@/store/returns/give-return.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

interface GiveReturnDialogProps {
  contract: Contract;
  guarantee: Guarantee;
  /** Of the ask. */
  hash: string;
  onDone: () => void;
  onClose: () => void;
}

/** 'Sign the return date': a signature in advance, which cannot be withdrawn (docs/terms.md#return-dates). */
export function GiveReturnDialog({ contract, guarantee, hash, onDone, onClose }: GiveReturnDialogProps) {
  const t = useMessages(returnsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { give } = useSentences();
  const name = useOtherParty(contract);
  const formatDay = useFormatDay();
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const read = useLoaded((signal) => dispatch(reviewReturn(guaranteeRef, hash, signal)), hash);
  const review = read.value?.ok ? read.value.value : null;
  const ask = review?.ask ?? null;
  const concerns = review?.concerns ?? [];
  const indices = review?.indices ?? [];
  // The same object for as long as the same review is on screen: consent belongs to it.
  const question = useMemo(() => {
    if (review === null || review.concerns.length === 0) return null;
    return { concerns: review.concerns.every(isAboutCoins) ? review.concerns.filter(isAboutCoins) : [] };
  }, [review]);
  const signing = useSigning(useTermsCheck(contract.id, 'return'), { canSign: ask !== null, question });

  async function sign(): Promise<void> {
    const done = await signing.sign(({ password, acceptedTerms }, intent) =>
      dispatch(
        giveReturn(
          { guaranteeRef, hash, accepted: concerns, indices, password, acceptedTerms, sentence: give },
          intent,
        ),
      ),
    );
    if (done === null) return;
    announce(done.value === null ? t.given : t.unsentGiven);
    onDone();
  }

  const coins = ask?.plan.coins.filter((_coin, index) => indices.includes(index)) ?? [];
  const leftOut = ask === null ? 0 : sumCoins(ask.plan) - sumCoins({ coins });
  const fees = ask && sumReturnFees({ ...ask.plan, coins });
  const facts = ask && {
    day: formatDay(toReturnDay(ask.plan.from)),
    amount: toBtc(sumCoins({ coins })),
    name,
  };
  return (
    <SigningDialog
      signing={signing}
      title={t.give}
      {...(facts === null ? {} : { purpose: t.givePurpose(facts) })}
      onClose={onClose}
      labels={{ leave: t.cancel, sign: ask === null ? null : t.give, signing: t.signing }}
      onSign={() => void sign()}
      noValidate
    >
      <SlowLoad busy={read.loading} onRetry={read.reload} />
      {read.value?.ok === false && <ReadFailure error={read.value.error} onRetry={read.reload} />}
      {ask !== null && (
        <>
          <p className="text-sm text-ink-soft">
            <Foreign>{t.guaranteeOf({ description: guarantee.description })}</Foreign>
          </p>
          <p className="text-sm">{t.giveBefore}</p>
          {leftOut > 0 && <p className="text-sm text-ink-soft">{t.giveLeftOut({ amount: toBtc(leftOut) })}</p>}
          {isSoon(ask.plan, review?.validUntil ?? null, toCalendarDate(new Date())) && (
            <p className="text-sm text-tone-yellow">{t.giveSoon}</p>
          )}
          <FactList>
            <Fact label={t.addressOf({ name })} wide>
              <AddressText value={ask.plan.address} />
            </Fact>
            {fees !== null && (
              <Fact label={t.rate} wide>
                {t.giveFee({ least: toBtc(fees.least), most: toBtc(fees.most), name })}
              </Fact>
            )}
          </FactList>
          {concerns.map((concern) => (
            <Banner key={isAboutCoins(concern) ? concern.kind : concern} tone="yellow" role="alert">
              {isAboutCoins(concern) ? (
                <UnknownCoinsText question={concern} />
              ) : concern === 'other-terms' ? (
                t['concern-other-terms']
              ) : (
                <Foreign>{t['concern-depositor']({ name })}</Foreign>
              )}
            </Banner>
          ))}
          <SigningFields signing={signing} />
        </>
      )}
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}
