import { useState } from 'react';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import type { SpendFault } from '@/bitcoin/recovery/read-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { takeBack } from '@/bitcoin/recovery/take-back';
import { recoverMessages } from '@/content/recover/recover.messages';
import type { FeeRates } from '@/domain/chain';
import { formatSats } from '@/domain/primitives/format-sats';
import { formatCoin, type RecoveryReturn } from '@/domain/recovery/recovery-file';
import { findUsualRate, getReturned, listUsableRates } from '@/domain/returns/return-plan';
import { toReturnDay } from '@/domain/returns/return-rules';
import { useMessages } from '@/i18n/use-messages';
import { useFaultTexts } from '@/recover/fault-texts';
import { StepCard } from '@/recover/step-card';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { useLocale } from '@/ui/text/locale-context';

interface ReturnsCardProps {
  checked: CheckedContract;
  coins: readonly KnownCoin[];
  rates: FeeRates | null;
  /** An explorer does not list the coin any more. */
  isGone: (outpoint: string) => boolean;
  onOpen: (spend: Spend) => void;
}

/** 'Take it back': the deposits whose return the other party has signed in advance (docs/terms.md#return-dates). */
export function ReturnsCard(props: ReturnsCardProps) {
  const t = useMessages(recoverMessages);
  const { returns = [], keys, role } = props.checked.contract;
  const own = returns.filter(({ plan }) => plan.payee.key === keys[role]);
  const rows = own.flatMap((kept) =>
    kept.plan.coins.flatMap((coin, index) =>
      (kept.signatures[index] ?? []).length === 0 ? [] : [{ kept, index, coin }],
    ),
  );
  if (rows.length === 0) return null;
  return (
    <StepCard heading={t.takeBack} purpose={t.takeBackPurpose}>
      <ul aria-label={t.takeBack} className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={`${row.kept.text} ${row.index}`}>
            <ReturnRow {...props} {...row} />
          </li>
        ))}
      </ul>
    </StepCard>
  );
}

interface ReturnRowProps extends ReturnsCardProps {
  kept: RecoveryReturn;
  index: number;
  coin: RecoveryReturn['plan']['coins'][number];
}

function ReturnRow({ checked, coins, rates: current, isGone, kept, index, coin, onOpen }: ReturnRowProps) {
  const t = useMessages(recoverMessages);
  const { describeSpendFault } = useFaultTexts();
  const locale = useLocale();
  const rates = listUsableRates(kept.plan, coin);
  const [chosen, setRate] = useState<number | null>(null);
  const rate = chosen ?? findUsualRate(rates, current?.halfHourFee ?? null);
  const [fault, setFault] = useState<SpendFault | null>(null);
  // This device's clock may be wrong: the network decides.
  const isDue = Date.now() / 1000 >= kept.plan.from;

  function open(): void {
    const taken = takeBack(checked, coins, { kept, index, rate });
    setFault(taken.ok ? null : taken.error);
    if (taken.ok) onOpen(taken.value);
  }

  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p>
        <Amount sats={coin.value} fiat={false} /> {t.takeBackFrom} <DateText value={toReturnDay(kept.plan.from)} />
      </p>
      <p className="max-w-full">
        {t.to} <AddressText value={kept.plan.address} className="wrap-anywhere" />
      </p>
      {isGone(formatCoin(coin)) && <p className="text-tone-yellow">{t.spent}</p>}
      {!isDue && <p className="text-ink-soft">{t.takeBackEarly}</p>}
      <RadioGroup
        label={t.fee}
        options={rates.map((each) => ({
          key: String(each),
          label: t.takeBackRate({
            rate: each,
            fee: formatSats(coin.value - (getReturned(coin, each) ?? coin.value), locale),
          }),
        }))}
        selected={String(rate)}
        onSelect={(each) => setRate(Number(each))}
      />
      <Button onClick={open}>{t.takeBack}</Button>
      {fault !== null && <Banner tone="red">{describeSpendFault(fault)}</Banner>}
    </div>
  );
}
