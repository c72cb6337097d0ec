import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { isFeeUnusual, type NewSpend } from '@/bitcoin/recovery/make-spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import type { FeeRates } from '@/domain/chain';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { useMessages } from '@/i18n/use-messages';
import { FeeConsent } from '@/recover/consent';
import { type MakeFault, useFaultTexts } from '@/recover/fault-texts';
import { StepCard } from '@/recover/step-card';
import { TransactionView } from '@/recover/transaction-view';
import { type OutputRow, useOrder } from '@/recover/use-order';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

interface MakeCardProps {
  checked: CheckedContract;
  coins: readonly KnownCoin[];
  rates: FeeRates | null;
  /** False while a transaction waits for its signature. */
  isNext: boolean;
  onCreate: (spend: NewSpend) => void;
  /** What was created is no longer what the form says. */
  onChange: () => void;
}

/** The form of a new transaction, with what it would do. */
export function MakeCard({ checked, coins, rates, isNext, onCreate, onChange }: MakeCardProps) {
  const t = useMessages(recoverMessages);
  const { describeMakeFault } = useFaultTexts();
  const order = useOrder(checked, coins, rates?.halfHourFee ?? null);
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [acceptedFee, setAcceptedFee] = useState<number | null>(null);
  const made = order.preview.ok ? order.preview.value : null;
  const fault = attempts > 0 && !order.preview.ok ? order.preview.error : null;
  const place = fault === null ? null : locate(fault);
  const message = fault === null ? null : describeMakeFault(fault, checked.contract.network);
  const needsConsent = made !== null && isFeeUnusual(made.summary);
  const lacksConsent = needsConsent && acceptedFee !== made.summary.fee;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const changed = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of them changes
  useEffect(() => changed(), [coins, order.rows, order.feeRate]);

  function create(event: FormEvent): void {
    event.preventDefault();
    setAttempts(attempts + 1);
    const created = order.create();
    if (!created.ok) return;
    const { summary } = created.value;
    if (isFeeUnusual(summary) && acceptedFee !== summary.fee) return;
    setAttempts(0);
    onCreate(created.value);
  }

  return (
    <StepCard step={3} heading={t.makeHeading} purpose={t.makePurpose}>
      <form ref={form} onSubmit={create} noValidate className="flex flex-col gap-4">
        {order.rows.map((row, index) => (
          <OutputFields
            key={row.id}
            row={row}
            number={order.rows.length > 1 ? index + 1 : null}
            rest={made?.summary.outputs[index]?.amount ?? null}
            errors={{
              address: place === `address ${index}` ? message : null,
              amount: place === `amount ${index}` ? message : null,
            }}
            onChange={(change) => order.change(row.id, change)}
            onRemove={() => order.remove(row.id)}
          />
        ))}
        <Button size="sm" className="self-start" onClick={order.add}>
          {t.addOutput}
        </Button>
        <TextField
          label={t.feeRate}
          hint={rates === null ? t.feeHint : t.feeKnown({ half: rates.halfHourFee, hour: rates.hourFee })}
          error={place === 'rate' ? message : null}
          inputMode="decimal"
          autoComplete="off"
          value={order.feeRate}
          onChange={({ target }) => order.setFeeRate(target.value)}
        />
        {made !== null && <TransactionView checked={checked} summary={made.summary} label={t.preview} />}
        {made !== null && made.leftOut.length > 0 && <Banner tone="yellow">{t.leftOut(made.leftOut.length)}</Banner>}
        {made !== null && made.withoutRoom.length > 0 && (
          <Banner tone="yellow">{t.withoutRoom(made.withoutRoom.length)}</Banner>
        )}
        {needsConsent && (
          <FeeConsent
            summary={made.summary}
            accepted={!lacksConsent}
            onAccepted={(accepted) => setAcceptedFee(accepted ? made.summary.fee : null)}
            error={attempts > 0 && lacksConsent ? t.feeFirst : null}
          />
        )}
        {place === 'form' && message !== null && <Banner tone="red">{message}</Banner>}
        <Button type="submit" variant={isNext ? 'primary' : 'secondary'} className="self-start">
          {t.create}
        </Button>
      </form>
    </StepCard>
  );
}

/** The field that a fault is shown at: `address 0`, `amount 1`, `rate`, or below the form. */
function locate(fault: MakeFault): string {
  if (fault.kind === 'fee-rate-invalid') return 'rate';
  if (!('payment' in fault)) return 'form';
  return `${fault.kind === 'address' ? 'address' : 'amount'} ${fault.payment}`;
}

interface OutputFieldsProps {
  row: OutputRow;
  /** From 1; `null`: the only one. */
  number: number | null;
  /** The amount of the rest; `null` while unknown. */
  rest: Sats | null;
  errors: { address: string | null; amount: string | null };
  onChange: (change: Partial<Omit<OutputRow, 'id'>>) => void;
  onRemove: () => void;
}

/** Address and amount of one output. */
function OutputFields({ row, number, rest, errors, onChange, onRemove }: OutputFieldsProps) {
  const t = useMessages(recoverMessages);
  const name = t.output({ number: number ?? 1 });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{name}</legend>
      {number !== null && (
        <div className="flex items-center justify-between border-t border-line pt-2">
          <span aria-hidden="true" className="text-xs font-medium text-ink-faint">
            {name}
          </span>
          <IconButton label={t.removeOutput} onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
      <TextField
        label={t.address}
        error={errors.address}
        mono
        autoComplete="off"
        value={row.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        label={t.amount}
        error={errors.amount}
        hint={row.isRest ? t.maxHint : t.amountHint}
        inputMode="decimal"
        autoComplete="off"
        placeholder={row.isRest ? t.maxValue : '0.00000000'}
        value={row.isRest ? (rest === null ? '' : formatBtc(rest)) : row.amount}
        onChange={({ target }) => onChange({ amount: target.value, isRest: false })}
        suffix={
          <Button size="sm" onClick={() => onChange({ amount: '', isRest: true })}>
            {t.max}
          </Button>
        }
      />
    </fieldset>
  );
}
