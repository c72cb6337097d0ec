import { sumAmounts } from '@/domain/primitives/amount';
import type { CoinsProps } from '@/exit/screen/coins/coin-rows';
import { useTexts } from '@/exit/texts/texts';
import { Checkbox } from '@/ui/fields/checkbox';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

/** Group header: number of selected coins, and a box that selects all. */
export function CoinGroupHead({ title, coins, choice }: CoinsProps & { title: string }) {
  const t = useTexts();
  const chosen = coins.filter(choice.isChosen);
  return (
    <div className="mb-1 flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Foreign className="min-w-0 text-sm font-medium wrap-anywhere">{title}</Foreign>
        <span className="text-sm">
          <Amount sats={sumAmounts(chosen.map(({ value }) => value))} />
        </span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-ink-faint">
        {coins.length > 1 && (
          <Checkbox
            label={t.coins.all}
            checked={chosen.length === coins.length}
            onChange={({ target }) => choice.choose(coins, target.checked)}
          />
        )}
        <span>{t.coins.chosen(chosen.length, coins.length)}</span>
      </div>
    </div>
  );
}
