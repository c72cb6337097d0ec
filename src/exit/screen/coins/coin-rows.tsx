import { formatCoin } from '@/domain/kit/kit';
import type { Coin } from '@/exit/recovery/api';
import { nameCoin } from '@/exit/screen/coin-name';
import type { CoinChoice } from '@/exit/screen/coins/use-coins';
import { useTexts } from '@/exit/texts/texts';
import { Checkbox } from '@/ui/fields/checkbox';
import { Amount } from '@/ui/text/amount';

export interface CoinsProps {
  coins: readonly Coin[];
  choice: CoinChoice;
}

/** Each coin with a box to choose it. */
export function CoinRows({ coins, choice }: CoinsProps) {
  const t = useTexts();
  return (
    <ul className="flex flex-col">
      {coins.map((coin) => (
        <li key={formatCoin(coin)}>
          <Checkbox
            checked={choice.isChosen(coin)}
            onChange={({ target }) => choice.choose([coin], target.checked)}
            label={
              <span className="flex flex-wrap items-baseline gap-x-3 text-ink">
                <span translate="no" title={formatCoin(coin)} className="font-mono text-xs">
                  {nameCoin(formatCoin(coin))}
                </span>
                <Amount sats={coin.value} mark={false} />
                <span className="text-xs text-ink-faint">
                  {choice.isMissing(coin) ? t.coins.spent : t.coins.sources[coin.source]}
                </span>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
