import { sumAmounts } from '@/domain/primitives/amount';
import type { CheckedKit } from '@/exit/recovery/api';
import { AddCoins } from '@/exit/screen/coins/add-coins';
import { CoinRows, type CoinsProps } from '@/exit/screen/coins/coin-rows';
import { ExplorerForm, type ExplorerFormProps } from '@/exit/screen/coins/explorer-form';
import type { CoinChoice } from '@/exit/screen/coins/use-coins';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import { StepCard } from '@/exit/screen/step-card';
import { useUnsaved } from '@/exit/screen/use-unsaved';
import { useTexts } from '@/exit/texts/texts';
import { Checkbox } from '@/ui/fields/checkbox';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

export interface CoinsCardProps extends Omit<ExplorerFormProps, 'coins' | 'onCoins'> {
  kit: CheckedKit;
  choice: CoinChoice;
}

/** The coins: from the kit, an explorer, or typed. The page keeps typed ones only while it is open. */
export function CoinsCard({ kit, choice, ...explorer }: CoinsCardProps) {
  const t = useTexts();
  useUnsaved(choice.coins.some(({ source }) => source === 'typed' || source === 'transaction'));
  return (
    <StepCard step={2} heading={t.coins.heading} purpose={t.coins.purpose}>
      <ExplorerForm {...explorer} kit={kit} coins={choice.coins} onCoins={choice.refresh} />
      <CoinList kit={kit} choice={choice} />
      <Disclosure summary={t.coins.typedSummary}>
        <AddCoins kit={kit} onAdd={choice.add} />
      </Disclosure>
    </StepCard>
  );
}

/** More coins of a guarantee are folded away. */
const SHOWN = 8;

/** The coins by guarantee, each with a box to choose it. */
function CoinList({ kit, choice }: Pick<CoinsCardProps, 'kit' | 'choice'>) {
  const t = useTexts();
  if (choice.coins.length === 0) return <p className="text-sm text-ink-soft">{t.coins.none}</p>;
  const places = [...new Set(choice.coins.map(({ guarantee }) => guarantee))].sort((a, b) => a - b);
  const groups = places.map((at) => [at, choice.coins.filter(({ guarantee }) => guarantee === at)] as const);
  return (
    <div className="divide-y divide-line border-y border-line">
      {groups.map(([at, coins]) => (
        <fieldset key={at} className="min-w-0 py-3">
          <legend className="sr-only">
            <Foreign>{nameGuarantee(t, kit, at)}</Foreign>
          </legend>
          <CoinGroupHead title={nameGuarantee(t, kit, at)} coins={coins} choice={choice} />
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

/** Group header: number of selected coins, and a box that selects all. */
function CoinGroupHead({ title, coins, choice }: CoinsProps & { title: string }) {
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
