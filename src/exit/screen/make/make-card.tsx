import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { FeeRates } from '@/exit/explorer/explorer';
import type { CheckedKit, Coin, NewTransaction } from '@/exit/recovery/api';
import { isFeeUnusual } from '@/exit/recovery/fees';
import { FeeConsent } from '@/exit/screen/consent';
import { describeMakeFault, type MakeFault } from '@/exit/screen/describe-faults';
import { type OutputRow, useOrder } from '@/exit/screen/make/use-order';
import { StepCard } from '@/exit/screen/step-card';
import { TransactionView } from '@/exit/screen/transaction-view';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

interface MakeCardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  rates: FeeRates | null;
  /** False while a transaction waits for its signature. */
  isNext: boolean;
  onCreate: (transaction: NewTransaction) => void;
}

/** The form of a new transaction, with what it would do. */
export function MakeCard({ kit, coins, rates, isNext, onCreate }: MakeCardProps) {
  const t = useTexts();
  const order = useOrder(kit, coins, rates?.halfHourFee ?? null);
  const ownAddress = findOwnAddress(coins);
  const holdHint = useId();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [acceptedFee, setAcceptedFee] = useState<number | null>(null);
  const made = order.preview.ok ? order.preview.value : null;
  const fault = attempts > 0 && !order.preview.ok ? order.preview.error : null;
  const place = fault === null ? null : locate(fault);
  const message = fault === null ? null : describeMakeFault(t, fault, kit.kit.network);
  const needsConsent = made !== null && isFeeUnusual(made.summary);
  const lacksConsent = needsConsent && acceptedFee !== made.summary.fee;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

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
    <StepCard step={3} heading={t.make.heading} purpose={t.make.purpose}>
      <form ref={form} onSubmit={create} noValidate className="flex flex-col gap-4">
        {order.rows.map((row, index) => (
          <OutputFields
            key={row.id}
            row={row}
            number={order.rows.length > 1 ? index + 1 : null}
            rest={(made?.summary.outputs[index]?.amount ?? null) as Sats | null}
            errors={{
              address: place === `address ${index}` ? message : null,
              amount: place === `amount ${index}` ? message : null,
            }}
            onChange={(change) => order.change(row.id, change)}
            onRemove={() => order.remove(row.id)}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={order.add}>
            {t.make.add}
          </Button>
          {ownAddress !== null && (
            <Button size="sm" aria-describedby={holdHint} onClick={() => order.sendAll(ownAddress)}>
              {t.make.hold}
            </Button>
          )}
        </div>
        {ownAddress !== null && (
          <p id={holdHint} className="text-xs text-ink-faint">
            {t.make.holdHint}
          </p>
        )}
        <TextField
          label={t.make.feeRate}
          hint={rates === null ? t.make.feeHint : t.make.feeKnown(rates.halfHourFee, rates.hourFee)}
          error={place === 'rate' ? message : null}
          inputMode="decimal"
          autoComplete="off"
          value={order.feeRate}
          onChange={({ target }) => order.setFeeRate(target.value)}
        />
        {made !== null && <TransactionView kit={kit} summary={made.summary} label={t.make.preview} />}
        {made !== null && made.leftOut.length > 0 && (
          <Banner tone="yellow">{t.make.leftOut(made.leftOut.length)}</Banner>
        )}
        {made !== null && made.withoutRoom.length > 0 && (
          <Banner tone="yellow">{t.make.withoutRoom(made.withoutRoom.length)}</Banner>
        )}
        {needsConsent && (
          <FeeConsent
            summary={made.summary}
            accepted={!lacksConsent}
            onAccepted={(accepted) => setAcceptedFee(accepted ? made.summary.fee : null)}
            error={attempts > 0 && lacksConsent ? t.fee.acceptFirst : null}
          />
        )}
        {place === 'form' && message !== null && <Banner tone="red">{message}</Banner>}
        <Button type="submit" variant={isNext ? 'primary' : 'secondary'} className="self-start">
          {t.make.create}
        </Button>
      </form>
    </StepCard>
  );
}

/** The field that a fault is shown at: `address 0`, `amount 1`, `rate`, or below the form. */
function locate(fault: MakeFault): string {
  if (fault.kind === 'fee-rate-invalid') return 'rate';
  if (!('payment' in fault)) return 'form';
  return `${fault.kind.startsWith('address') ? 'address' : 'amount'} ${fault.payment}`;
}

/** An address of the guarantee that all coins are of: a coin that moves within it makes returns void (docs/settlement.md#return-date). */
function findOwnAddress(coins: readonly Coin[]): string | null {
  const [first] = coins;
  return first !== undefined && coins.every(({ guarantee }) => guarantee === first.guarantee) ? first.address : null;
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
  const t = useTexts();
  const restText = rest === null ? '' : formatBtc(rest);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t.make.output(number ?? 1)}</legend>
      {number !== null && (
        <div className="flex items-center justify-between border-t border-line pt-2">
          <span aria-hidden="true" className="text-xs font-medium text-ink-faint">
            {t.make.output(number)}
          </span>
          <IconButton label={t.make.remove} onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
      <TextField
        label={t.make.address}
        error={errors.address}
        mono
        autoComplete="off"
        value={row.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        label={t.make.amount}
        error={errors.amount}
        hint={row.isRest ? t.make.maxHint : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={row.isRest ? t.make.maxValue : '0.00000000'}
        value={row.isRest ? restText : row.amount}
        onChange={({ target }) => onChange({ amount: target.value, isRest: false })}
        suffix={
          <Button size="sm" onClick={() => onChange({ amount: '', isRest: true })}>
            {t.make.max}
          </Button>
        }
      />
    </fieldset>
  );
}
