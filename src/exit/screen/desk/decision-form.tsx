import { useEffect, useMemo, useRef, useState } from 'react';
import type { Sats } from '@/domain/primitives/amount';
import type { TermsRole } from '@/domain/seals/terms';
import type { SignedAward } from '@/domain/settlement/award';
import type { FeeRates } from '@/exit/explorer/answers';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import type { AwardDraft } from '@/exit/recovery/award/create-award';
import { findSecondPayment, listKept } from '@/exit/recovery/second-payment';
import { nameCoin } from '@/exit/screen/coin-name';
import { Consent } from '@/exit/screen/consent';
import { AwardPayee, type StatedByRole } from '@/exit/screen/desk/award-payee';
import { describeDeskFault, locateFault } from '@/exit/screen/desk/describe-desk';
import { OtherSigner } from '@/exit/screen/desk/other-signer';
import { SignAward } from '@/exit/screen/desk/sign-award';
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

export interface DecisionFormProps {
  kit: CheckedKit;
  /** Those of the guarantee that are spent. */
  coins: readonly Coin[];
  allCoins: readonly Coin[];
  /** Its place in the kit's list. */
  guarantee: number;
  onGuarantee: (place: number) => void;
  rates: FeeRates | null;
  evidence: readonly string[];
  terms: string;
  stated: Readonly<Record<TermsRole, readonly string[]>>;
  /** The same with what says so. */
  offered: StatedByRole;
  isGone: (outpoint: string) => boolean;
  onSigned: (signed: SignedAward) => void;
}

/** What is decided about a guarantee, and the key that signs it. */
export function DecisionForm(props: DecisionFormProps) {
  const { kit, coins, allCoins, guarantee, onGuarantee, rates, offered, isGone, onSigned } = props;
  const t = useTexts();
  const id = kit.kit.guarantees[guarantee]?.id ?? '';
  const form = useAwardForm({ ...props, guarantee: id });
  const [attempts, setAttempts] = useState(0);
  const [acceptedSecond, setAcceptedSecond] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const draft = form.preview.ok ? form.preview.value : null;
  const fault = attempts > 0 && !form.preview.ok ? form.preview.error : null;
  const place = fault === null ? null : locateFault(fault);
  const message = fault === null ? null : describeDeskFault(t, fault, kit.kit.network);
  const kept = useMemo(() => listKept(kit, allCoins), [kit, allCoins]);
  const second = draft && findSecondPayment(kit, draft.transaction.summary, { kept, signed: [] }, isGone);

  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  /** What the form says at this moment; `null`: something is wrong, and shown. */
  function takeDraft(): AwardDraft | null {
    setAttempts(attempts + 1);
    const created = form.create();
    if (!created.ok || (second !== null && !acceptedSecond)) return null;
    return created.value;
  }

  return (
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
              <AwardPayee
                role={form.roleOf(row)}
                stated={offered}
                onRole={(chosenRole) => form.changeRow(row.id, { chosenRole })}
                onAddress={(address) => form.changeRow(row.id, { address })}
              />
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
        <WordFields form={form} reasonsError={place === 'reasons' ? message : null} />
      </fieldset>
      {draft !== null && (
        <TransactionView
          kit={kit}
          summary={draft.transaction.summary}
          label={t.make.preview}
          payees={draft.award.outputs.flatMap(({ to }) => (to === 'guarantee' ? [] : [t.award.paid[to]]))}
        />
      )}
      {draft !== null && draft.transaction.leftOut.length > 0 && (
        <Banner tone="yellow">{t.make.leftOut(draft.transaction.leftOut.length)}</Banner>
      )}
      {second !== null && (
        <Consent
          text={t.second.other(nameGuarantee(t, kit, second.guarantee), second.outpoint && nameCoin(second.outpoint))}
          accept={t.second.accept}
          accepted={acceptedSecond}
          onAccepted={setAcceptedSecond}
          error={attempts > 0 && !acceptedSecond ? t.second.acceptFirst : null}
        />
      )}
      {place === 'form' && message !== null && <Banner tone="red">{message}</Banner>}
      <SignAward kit={kit} coins={coins} takeDraft={takeDraft} onSigned={onSigned} />
      <Disclosure summary={t.award.other}>
        <OtherSigner kit={kit} coins={coins} draft={draft} takeDraft={takeDraft} onSigned={onSigned} />
      </Disclosure>
    </StepCard>
  );
}
