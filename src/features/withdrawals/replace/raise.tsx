import { useState } from 'react';
import { replacementMessages } from '@/content/replacement.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { groupSats } from '@/domain/primitives/format-sats';
import { readNumber } from '@/domain/primitives/typed-text';
import { toConsent } from '@/domain/withdrawals/consent';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import { computeMinimumRate, computeReplacement, type ReplacementPlan } from '@/domain/withdrawals/replacement';
import { TermText, withoutMarks } from '@/features/help/term';
import { type Left, ReturnNote, useForecast, useShownReturn } from '@/features/signing/left-return';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { type Signing, useSigning } from '@/features/signing/use-signing';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch } from '@/store/core/hooks';
import type { Review } from '@/store/signing/review.thunks';
import type { SignOutcome } from '@/store/signing/sign.thunks';
import type { ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { createReplacement } from '@/store/withdrawals/replacement.thunks';
import { TextField } from '@/ui/fields/text-field';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { useLocale } from '@/ui/text/locale-context';

export interface RaiseFormProps {
  guaranteeRef: GuaranteeRef;
  release: ReplaceableRelease;
  raise: Raise;
}

/** The new fee rate, what it changes, and the password. */
export function RaiseForm({ guaranteeRef, release, raise }: RaiseFormProps) {
  const t = useMessages(replacementMessages);
  const { plan, review, signing } = raise;
  const { first, rates } = release;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t.explain}</p>
      <TextField
        label={t.rateField}
        hint={t.rateHint({ rate: (first.fee / first.vsize).toFixed(1), fastest: rates.fastestFee })}
        error={useIssueText(release, plan)}
        suffix={<span className="pr-2">sat/vB</span>}
        inputMode="decimal"
        autoComplete="off"
        value={raise.rate}
        disabled={signing.task.busy}
        onChange={(event) => raise.setRate(event.target.value)}
      />
      <Comparison release={release} fee={plan?.ok ? plan.fee : null} amount={plan?.ok ? plan.amount : null} />
      {review !== null && <Verdict inspection={review.inspection} concerns={review.concerns} />}
      <ReturnNote guaranteeRef={guaranteeRef} left={raise.left} />
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} />
    </div>
  );
}

function useIssueText({ first }: ReplaceableRelease, plan: ReplacementPlan | null): string | null {
  const t = useMessages(replacementMessages);
  if (plan === null || plan.ok) return null;
  const { issue } = plan;
  return issue === 'fee-too-low' ? t['issue-fee-too-low']({ rate: computeMinimumRate(first) }) : t[`issue-${issue}`];
}

interface Raise {
  rate: string;
  setRate: (rate: string) => void;
  /** `null` until the release is read. */
  plan: ReplacementPlan | null;
  /** The concerns that the user has to accept first, after an attempt; `null` for none. */
  review: Review<AcceptedInspection> | null;
  signing: Signing;
  submit: () => Promise<void>;
  /** The half-signed replacement, base64. */
  psbt: string | null;
  /** The return of what it leaves. */
  left: Left;
}

/** The form of a replacement. */
export function useRaise(guaranteeRef: GuaranteeRef, release: ReplaceableRelease | null, terms: TermsCheck): Raise {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<SignOutcome | null>(null);
  const review = outcome?.kind === 'ask' ? outcome.review : null;
  const psbt = outcome?.kind === 'signed' ? outcome.psbt : null;
  const rate = typed ?? (release === null ? '' : suggestRate(release));
  const plan = release === null ? null : planAt(release, rate);
  const left = useForecast(guaranteeRef, getStaying(release), release?.first.outpoints ?? NO_COINS);
  const shown = useShownReturn(left);
  const signing = useSigning(terms, { canSign: plan?.ok === true, question: review, isDone: psbt !== null });

  function setRate(text: string): void {
    setTyped(text);
    // Another fee means another transaction, which needs new consent.
    setOutcome(null);
  }

  async function submit(): Promise<void> {
    if (release === null || !plan?.ok) return;
    const { fee, amount } = plan;
    const consent = review === null ? null : toConsent(review);
    const done = await signing.sign(({ password, acceptedTerms }, intent) => {
      const order = { txid: release.first.txid, fee, amount, acceptedTerms, left: shown };
      return dispatch(createReplacement(guaranteeRef, order, password, consent, intent));
    });
    if (done === null) return;
    setOutcome(done.value);
    if (done.value.kind === 'signed') signing.setPassword('');
  }

  return { rate, setRate, plan, review, signing, submit, psbt, left };
}

const NO_COINS: readonly string[] = [];

/** The remainder in the guarantee: a replacement leaves it as it is. */
function getStaying(release: ReplaceableRelease | null): Sats | null {
  const others = release?.first.outputs.filter((_output, at) => at !== release.destination) ?? [];
  return others[0]?.amount ?? null;
}

/** The fastest rate, if nodes accept a replacement with it. */
function suggestRate({ first, rates }: ReplaceableRelease): string {
  return String(Math.max(rates.fastestFee, computeMinimumRate(first)));
}

function planAt({ first, paid, rates }: ReplaceableRelease, rate: string): ReplacementPlan {
  return computeReplacement(first, paid, Number(readNumber(rate) ?? Number.NaN), rates.fastestFee);
}

interface ComparisonProps {
  release: ReplaceableRelease;
  /** Values of the replacement; `null` while the form is not valid. */
  fee: Sats | null;
  amount: Sats | null;
}

/** The changes of a replacement: the fee, and the amount that the destination gets. */
export function Comparison({ release: { first, paid, address }, fee, amount }: ComparisonProps) {
  const t = useMessages(replacementMessages);
  const { feeSats } = useMessages(withdrawalsMessages);
  const locale = useLocale();
  const describe = (sats: Sats) => feeSats({ sats: groupSats(sats, locale) });
  return (
    <section aria-label={t.comparison} className="flex flex-col gap-3 rounded-control bg-sunken p-4">
      <FactList>
        <Fact label={t.destination} wide>
          <AddressText value={address} />
        </Fact>
      </FactList>
      <FactList layout="lines" className="border-t border-line">
        <Fact label={`${t.fee} · ${t.before}`}>
          <TermText word="satoshi" text={describe(first.fee)} />
        </Fact>
        <Fact label={`${t.fee} · ${t.after}`}>
          <strong className="font-medium">{fee === null ? '–' : withoutMarks(describe(fee))}</strong>
        </Fact>
        <Fact label={`${t.recipient} · ${t.before}`}>
          <Amount sats={paid} mark={false} />
        </Fact>
        <Fact label={`${t.recipient} · ${t.after}`}>
          <Amount sats={amount} mark={false} className="font-medium" />
        </Fact>
      </FactList>
      <p className="text-xs text-ink-soft">{t.same}</p>
    </section>
  );
}
