import type { CheckedKit } from '@/exit/recovery/api';
import { CoinGroupHead } from '@/exit/screen/coins/coin-group-head';
import { CoinRows } from '@/exit/screen/coins/coin-rows';
import type { CoinChoice } from '@/exit/screen/coins/use-coins';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';
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
    <div className="divide-y divide-line border-y border-line">
      {groups.map(({ guarantee, coins }) => (
        <fieldset key={guarantee.id} className="min-w-0 py-3">
          <legend className="sr-only">
            <Foreign>{guarantee.description || guarantee.id}</Foreign>
          </legend>
          <CoinGroupHead title={guarantee.description || guarantee.id} coins={coins} choice={choice} />
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
