import { formatCoin } from '@/domain/kit/recovery-kit';
import { sumAmounts } from '@/domain/primitives/amount';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import type { CoinChoice } from '@/exit/screen/coins/use-coins';
import { useTexts } from '@/exit/texts/texts';
import { Checkbox } from '@/ui/fields/checkbox';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

/** More coins of a guarantee are folded away. */
const SHOWN = 8;

export interface CoinListProps {
  kit: CheckedKit;
  choice: CoinChoice;
}

/** The coins by guarantee, each with a box to choose it. */
export function CoinList({ kit, choice }: CoinListProps) {
  const t = useTexts();
  if (choice.coins.length === 0) return <p className="text-sm text-ink-soft">{t.coins.none}</p>;
  const groups = kit.kit.guarantees
    .map((guarantee) => ({ guarantee, coins: choice.coins.filter(({ guaranteeId }) => guaranteeId === guarantee.id) }))
    .filter(({ coins }) => coins.length > 0);
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ guarantee, coins }) => (
        <fieldset key={guarantee.id} className="min-w-0 rounded-control border border-line px-4 py-3">
          <legend className="sr-only">
            <Foreign>{guarantee.description || guarantee.id}</Foreign>
          </legend>
          <GroupHead title={guarantee.description || guarantee.id} coins={coins} choice={choice} />
          {coins.length > SHOWN ? (
            <Disclosure summary={t.coins.show(coins.length)}>
              <CoinRows coins={coins} choice={choice} />
            </Disclosure>
          ) : (
            <CoinRows coins={coins} choice={choice} />
          )}
        </fieldset>
      ))}
    </div>
  );
}

interface CoinsProps {
  coins: readonly Coin[];
  choice: CoinChoice;
}

function GroupHead({ title, coins, choice }: CoinsProps & { title: string }) {
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

function CoinRows({ coins, choice }: CoinsProps) {
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
                  {`${coin.txid.slice(0, 8)}…${coin.txid.slice(-8)}:${coin.vout}`}
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
