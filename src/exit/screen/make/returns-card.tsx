import { useState } from 'react';
import type { KitReturn } from '@/domain/kit/kit';
import { getReturned, listUsableRates } from '@/domain/settlement/return-plan';
import { toReturnDay } from '@/domain/settlement/return-rules';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { createReturn } from '@/exit/recovery/create-return';
import { describePsbtFault } from '@/exit/screen/describe-faults';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

interface ReturnsCardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  onOpen: (transaction: RecoveryTransaction) => void;
}

/** 'Take it back': the deposits whose return the other party has signed in advance (docs/settlement.md#return-date). */
export function ReturnsCard({ kit, coins, onOpen }: ReturnsCardProps) {
  const t = useTexts();
  const returns = (kit.kit.returns ?? []).flatMap((kept) =>
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
            <ReturnRow kit={kit} coins={coins} kept={kept} index={index} coin={coin} onOpen={onOpen} />
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

function ReturnRow({ kit, coins, kept, index, coin, onOpen }: ReturnRowProps) {
  const t = useTexts();
  const rates = listUsableRates(kept.plan, coin);
  const [rate, setRate] = useState(rates[0] ?? 0);
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
      {!isDue && <p className="text-ink-soft">{t.returns.early}</p>}
      <RadioGroup
        label={t.returns.fee}
        options={rates.map((each) => ({
          key: String(each),
          label: t.returns.rate(each, coin.value - (getReturned(coin, each) ?? coin.value)),
        }))}
        selected={String(rate)}
        onSelect={(each) => setRate(Number(each))}
      />
      <Button onClick={open}>{t.returns.take}</Button>
      {fault !== null && <Banner tone="red">{describePsbtFault(t, fault)}</Banner>}
    </div>
  );
}
