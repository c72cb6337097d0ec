import { useEffect, useMemo, useRef, useState } from 'react';
import type { Sats } from '@/domain/primitives/amount';
import { formatAward, type SignedAward } from '@/domain/settlement/award';
import type { FeeRates } from '@/exit/explorer/answers';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { type Agreement, findAgreed } from '@/exit/recovery/award/agreed-payments';
import { NOBODY } from '@/exit/recovery/award/check-award';
import type { AwardDraft } from '@/exit/recovery/award/create-award';
import { type EarlierAward, listOwnAwards } from '@/exit/recovery/award/earlier-award';
import { type EarlierTransaction, listKept, toEarlier } from '@/exit/recovery/second-payment';
import { Consent } from '@/exit/screen/consent';
import { Agreements } from '@/exit/screen/desk/agreements';
import { AwardPayee } from '@/exit/screen/desk/award-payee';
import { AwardResult, EarlierResults } from '@/exit/screen/desk/award-result';
import { describeDeskFault, locateFault } from '@/exit/screen/desk/describe-desk';
import { listQuestions, type Question } from '@/exit/screen/desk/list-questions';
import { OpenEarlier } from '@/exit/screen/desk/open-earlier';
import { OtherSigner } from '@/exit/screen/desk/other-signer';
import { SignAward } from '@/exit/screen/desk/sign-award';
import type { ChangeTyped, TypedAward } from '@/exit/screen/desk/typed-award';
import { useAwardForm } from '@/exit/screen/desk/use-award-form';
import { WordFields } from '@/exit/screen/desk/word-fields';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import { OutputFields } from '@/exit/screen/make/output-fields';
import { StepCard } from '@/exit/screen/step-card';
import { TransactionView } from '@/exit/screen/transaction-view';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';

/** State that outlasts the steps of a decision. */
export interface DeskWork {
  typed: TypedAward;
  onTyped: ChangeTyped;
  /** Transactions and decisions that were signed since the page was loaded, with any kit, or whose file was opened. */
  transactions: readonly EarlierTransaction[];
  awards: readonly EarlierAward[];
  onSigned: (award: EarlierAward) => void;
  /** @param text of the decision */
  onSaved: (text: string) => void;
}

export interface DecisionFormProps extends DeskWork {
  kit: CheckedKit;
  /** Those of the guarantee that are spent. */
  coins: readonly Coin[];
  allCoins: readonly Coin[];
  /** Its place in the kit's list. */
  guarantee: number;
  onGuarantee: (place: number) => void;
  rates: FeeRates | null;
  terms: string;
  agreed: readonly Agreement[];
  isGone: (outpoint: string) => boolean;
}

/** The decision about a guarantee, and the key that signs it. */
export function DecisionForm(props: DecisionFormProps) {
  const { kit, coins, allCoins, guarantee, onGuarantee, rates, agreed, isGone, onTyped } = props;
  const t = useTexts();
  const id = kit.kit.guarantees[guarantee]?.id ?? '';
  const earlier = listOwnAwards(kit, props.awards);
  const form = useAwardForm({ ...props, guarantee: id, earlier });
  const [attempts, setAttempts] = useState(0);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const fields = useRef<HTMLFieldSetElement>(null);
  const draft = form.preview.ok ? form.preview.value : null;
  const fault = attempts > 0 && !form.preview.ok ? form.preview.error : null;
  const place = fault === null ? null : locateFault(fault);
  const message = fault === null ? null : describeDeskFault(t, fault, kit.kit.network);
  const kept = useMemo(() => listKept(kit, allCoins), [kit, allCoins]);
  const questions = draft === null ? [] : ask(draft);
  const text = draft && formatAward(draft.award);
  const shown = earlier.find(({ signed }) => signed.text === text)?.signed;
  const others = earlier.flatMap(({ signed }) => (signed === shown ? [] : [signed]));

  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  /** The form as filled in now; `null`: it has an error, which is shown. */
  function takeDraft(): AwardDraft | null {
    setAttempts(attempts + 1);
    const created = form.create();
    if (!created.ok || ask(created.value).some(({ key }) => !accepted.has(key))) return null;
    return created.value;
  }

  function ask(made: AwardDraft): Question[] {
    return listQuestions(t, { kit, kept, signed: props.transactions, awards: earlier, stated: NOBODY, isGone }, made);
  }

  function take(signed: SignedAward, made: AwardDraft): void {
    // Attempts belong to what was signed.
    setAttempts(0);
    // The next one has another number.
    onTyped((now) => ({ ...now, words: { ...now.words, number: null } }));
    props.onSigned({ signed, transaction: toEarlier(made.transaction.summary), isSaved: false });
  }

  function save(saved: string): void {
    props.onSaved(saved);
    if (saved === text) onTyped((now) => ({ ...now, isChanged: false }));
  }

  return (
    <>
      <StepCard step={3} heading={t.award.make} purpose={t.award.makePurpose}>
        <fieldset ref={fields} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{t.award.make}</legend>
          {kit.kit.guarantees.length > 1 && (
            <SelectField
              label={t.award.guarantee}
              hint={t.award.guaranteeHint}
              value={guarantee}
              onChange={({ target }) => onGuarantee(Number(target.value))}
            >
              {kit.kit.guarantees.map((_each, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list of one kit, which does not change; ids may be repeated
                <option key={at} value={at}>
                  {nameGuarantee(t, kit, at)}
                </option>
              ))}
            </SelectField>
          )}
          {form.rows.map((row, index) => (
            <OutputFields
              key={row.id}
              row={row}
              number={form.rows.length > 1 ? index + 1 : null}
              rest={(draft?.transaction.summary.outputs[index]?.amount ?? null) as Sats | null}
              errors={{
                address: place === `address ${index}` ? message : null,
                amount: place === `amount ${index}` ? message : null,
              }}
              payee={
                <AwardPayee role={form.roleOf(row)} onRole={(chosenRole) => form.changeRow(row.id, { chosenRole })} />
              }
              isAddressKnown={form.roleOf(row) === 'guarantee'}
              onChange={(change) => form.changeRow(row.id, change)}
              onRemove={() => form.removeRow(row.id)}
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={form.addRow}>
              {t.make.add}
            </Button>
            <Button size="sm" onClick={form.hold}>
              {t.award.hold}
            </Button>
          </div>
          <p className="text-xs text-ink-faint">{t.award.holdHint}</p>
          <TextField
            label={t.make.feeRate}
            hint={rates === null ? t.make.feeHint : t.make.feeKnown(rates.halfHourFee, rates.hourFee)}
            error={place === 'rate' ? message : null}
            inputMode="decimal"
            autoComplete="off"
            value={form.feeRate}
            onChange={({ target }) => form.setFeeRate(target.value)}
          />
          <WordFields form={form} errorAt={(field) => (place === field ? message : null)} />
          <OpenEarlier kit={kit} onOpen={props.onSigned} />
        </fieldset>
        {draft !== null && (
          <TransactionView
            kit={kit}
            summary={draft.transaction.summary}
            label={t.make.preview}
            payees={draft.award.outputs.map(({ to }) => (to === 'guarantee' ? undefined : t.award.paid[to]))}
          />
        )}
        {draft !== null && draft.transaction.leftOut.length > 0 && (
          <Banner tone="yellow">{t.make.leftOut(draft.transaction.leftOut.length)}</Banner>
        )}
        <Agreements list={findAgreed(agreed, coins)} />
        {questions.map(({ key, acceptFirst, ...question }) => (
          <Consent
            key={key}
            {...question}
            accepted={accepted.has(key)}
            onAccepted={(on) =>
              setAccepted((now) => new Set(on ? [...now, key] : [...now].filter((each) => each !== key)))
            }
            error={attempts > 0 && !accepted.has(key) ? acceptFirst : null}
          />
        ))}
        {place === 'form' && message !== null && <Banner tone="red">{message}</Banner>}
        <SignAward kit={kit} coins={coins} takeDraft={takeDraft} onSigned={take} />
        <Disclosure summary={t.award.other}>
          <OtherSigner kit={kit} coins={coins} draft={draft} takeDraft={takeDraft} onSigned={take} />
        </Disclosure>
      </StepCard>
      {shown !== undefined && <AwardResult key={shown.statement} signed={shown} onSave={() => save(shown.text)} />}
      <EarlierResults earlier={others} onSave={(signed) => save(signed.text)} />
    </>
  );
}
