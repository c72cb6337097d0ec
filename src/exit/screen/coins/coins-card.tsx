import type { CheckedKit } from '@/exit/recovery/api';
import { AddCoins } from '@/exit/screen/coins/add-coins';
import { CoinList } from '@/exit/screen/coins/coin-list';
import { ExplorerForm, type ExplorerFormProps } from '@/exit/screen/coins/explorer-form';
import type { CoinChoice } from '@/exit/screen/coins/use-coins';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';

export interface CoinsCardProps extends Omit<ExplorerFormProps, 'coins' | 'onCoins'> {
  kit: CheckedKit;
  choice: CoinChoice;
}

/** The coins: from the kit, an explorer, or typed. */
export function CoinsCard({ kit, choice, ...explorer }: CoinsCardProps) {
  const t = useTexts();
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
