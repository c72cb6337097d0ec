import { useState } from 'react';
import { formatCoin, type KitReturn } from '@/domain/kit/kit';
import { formatSats } from '@/domain/primitives/format-sats';
import { getReturned, listUsableRates } from '@/domain/settlement/return-plan';
import { toReturnDay } from '@/domain/settlement/return-rules';
import type { FeeRates } from '@/exit/explorer/explorer';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { createReturn } from '@/exit/recovery/create-return';
import { describePsbtFault } from '@/exit/screen/describe-faults';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { useLocale } from '@/ui/text/locale-context';

interface ReturnsCardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  fees: FeeRates | null;
  /** An explorer does not list the coin any more. */
  isGone: (outpoint: string) => boolean;
  onOpen: (transaction: RecoveryTransaction) => void;
}

/** 'Take it back': the deposits whose return the other party has signed in advance (docs/settlement.md#return-date). */
export function ReturnsCard({ kit, coins, fees, isGone, onOpen }: ReturnsCardProps) {
  const t = useTexts();
  const own = (kit.kit.returns ?? []).filter(({ plan }) => plan.payee.key === kit.kit.keys[kit.kit.role]);
  const returns = own.flatMap((kept) =>
    kept.plan.coins.flatMap((coin, index) =>
      (kept.signatures[index] ?? []).length === 0 ? [] : [{ kept, index, coin }],
    ),
  );
  if (returns.length === 0) return null;
  return (
    <StepCard heading={t.returns.heading} purpose={t.returns.purpose}>
      <ul aria-label={t.returns.heading} className="flex flex-col gap-4">
        {returns.map(({ kept, index, coin }) => (
          <li key={`${kept.text} ${index}`}>
            <ReturnRow {...{ kit, coins, fees, isGone, onOpen, kept, index, coin }} />
          </li>
        ))}
      </ul>
    </StepCard>
  );
}

interface ReturnRowProps extends ReturnsCardProps {
  kept: KitReturn;
  index: number;
  coin: KitReturn['plan']['coins'][number];
}

function ReturnRow({ kit, coins, fees, isGone, kept, index, coin, onOpen }: ReturnRowProps) {
  const t = useTexts();
  const locale = useLocale();
  const rates = listUsableRates(kept.plan, coin);
  const [chosen, setRate] = useState<number | null>(null);
  // The lowest one that is mined soon; without an explorer, the lowest, which the next one can replace.
  const soon = fees === null ? rates[0] : (rates.find((each) => each >= fees.halfHourFee) ?? rates.at(-1));
  const rate = chosen ?? soon ?? 0;
  const [fault, setFault] = useState<PsbtFault | null>(null);
  // This device's clock may be wrong: the network decides.
  const isDue = Date.now() / 1000 >= kept.plan.from;

  function open(): void {
    const created = createReturn(kit, coins, { kept, index, rate });
    setFault(created.ok ? null : created.error);
    if (created.ok) onOpen(created.value);
  }

  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p>
        <Amount sats={coin.value} fiat={false} /> {t.returns.from} <DateText value={toReturnDay(kept.plan.from)} />
      </p>
      <p className="max-w-full">
        {t.view.to} <AddressText value={kept.plan.address} className="wrap-anywhere" />
      </p>
      {isGone(formatCoin(coin)) && <p className="text-tone-yellow">{t.coins.spent}</p>}
      {!isDue && <p className="text-ink-soft">{t.returns.early}</p>}
      <RadioGroup
        label={t.returns.fee}
        options={rates.map((each) => ({
          key: String(each),
          label: t.returns.rate(each, formatSats(coin.value - (getReturned(coin, each) ?? coin.value), locale)),
        }))}
        selected={String(rate)}
        onSelect={(each) => setRate(Number(each))}
      />
      <Button onClick={open}>{t.returns.take}</Button>
      {fault !== null && <Banner tone="red">{describePsbtFault(t, fault)}</Banner>}
    </div>
  );
}
