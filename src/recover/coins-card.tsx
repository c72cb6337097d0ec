import { type FormEvent, useState } from 'react';
import { type CoinFault, type KnownCoin, readCoins } from '@/bitcoin/recovery/coins';
import { recoverMessages } from '@/content/recover/recover.messages';
import { sumAmounts } from '@/domain/primitives/amount';
import { formatCoin } from '@/domain/recovery/recovery-file';
import { useMessages } from '@/i18n/use-messages';
import { ExplorerForm, type ExplorerFormProps } from '@/recover/explorer-form';
import { useFaultTexts } from '@/recover/fault-texts';
import { nameCoin, nameGuarantee } from '@/recover/names';
import { StepCard } from '@/recover/step-card';
import { CODE_AREA } from '@/recover/text-or-file';
import type { CoinChoice } from '@/recover/use-coins';
import { useLeaveQuestion } from '@/recover/use-leave-question';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { TextArea } from '@/ui/fields/text-area';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

interface CoinsCardProps extends Omit<ExplorerFormProps, 'checked' | 'coins' | 'onCoins'> {
  choice: CoinChoice;
}

/** The coins: from the file, an explorer, or added. The page keeps added ones only while it is open. */
export function CoinsCard({ choice, ...explorer }: CoinsCardProps) {
  const t = useMessages(recoverMessages);
  return (
    <StepCard step={2} heading={t.coinsHeading} purpose={t.coinsPurpose}>
      <ExplorerForm {...explorer} checked={choice.checked} coins={choice.coins} onCoins={choice.refresh} />
      <CoinList choice={choice} />
      <Disclosure summary={t.addSummary}>
        <AddCoins choice={choice} />
      </Disclosure>
    </StepCard>
  );
}

/** More coins of a guarantee are folded away. */
const SHOWN = 8;

/** The coins by guarantee, each with a box to choose it. */
function CoinList({ choice }: { choice: CoinChoice }) {
  const t = useMessages(recoverMessages);
  const { coins } = choice;
  if (coins.length === 0) return <p className="text-sm text-ink-soft">{t.noCoins}</p>;
  const places = [...new Set(coins.map(({ guarantee }) => guarantee))].sort((a, b) => a - b);
  return (
    <div className="divide-y divide-line border-y border-line">
      {places.map((place) => (
        <CoinGroup key={place} place={place} coins={coins.filter((coin) => coin.guarantee === place)} choice={choice} />
      ))}
    </div>
  );
}

interface CoinGroupProps {
  /** Of the guarantee. */
  place: number;
  coins: readonly KnownCoin[];
  choice: CoinChoice;
}

/** The coins of a guarantee, with a box that selects all. */
function CoinGroup({ place, coins, choice }: CoinGroupProps) {
  const t = useMessages(recoverMessages);
  const chosen = coins.filter(choice.isChosen);
  const name = nameGuarantee(t, choice.checked, place);
  const rows = <CoinRows coins={coins} choice={choice} />;
  return (
    <fieldset className="min-w-0 py-3">
      <legend className="sr-only">
        <Foreign>{name}</Foreign>
      </legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Foreign className="min-w-0 text-sm font-medium wrap-anywhere">{name}</Foreign>
        <span className="text-sm">
          <Amount sats={sumAmounts(chosen.map(({ value }) => value))} />
        </span>
      </div>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-ink-faint">
        {coins.length > 1 && (
          <Checkbox
            label={t.allCoins}
            checked={chosen.length === coins.length}
            onChange={({ target }) => choice.choose(coins, target.checked)}
          />
        )}
        <span>{t.chosen({ chosen: chosen.length, all: coins.length })}</span>
      </div>
      {coins.length > SHOWN ? <Disclosure summary={t.showCoins(coins.length)}>{rows}</Disclosure> : rows}
    </fieldset>
  );
}

function CoinRows({ coins, choice }: Omit<CoinGroupProps, 'place'>) {
  const t = useMessages(recoverMessages);
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
                  {choice.isGone(formatCoin(coin)) ? t.spent : t[`source-${coin.source}`]}
                </span>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Coins by hand: the raw transactions that paid the addresses. */
function AddCoins({ choice }: { choice: CoinChoice }) {
  const t = useMessages(recoverMessages);
  const { describeCoinFault } = useFaultTexts();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<CoinFault | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const isUnsaved = text.trim() !== '' || choice.coins.some(({ source }) => source === 'transaction');
  useLeaveQuestion(isUnsaved);

  function change(typed: string): void {
    setText(typed);
    setFault(null);
    setAdded(null);
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    const read = readCoins(choice.checked, text);
    if (read.ok) {
      choice.add(read.value);
      change('');
      setAdded(read.value.length);
    } else setFault(read.error);
  }

  return (
    <form onSubmit={add} noValidate className="flex flex-col gap-3 text-ink">
      <TextArea
        className={CODE_AREA}
        label={t.addField}
        hint={t.addHint}
        error={fault === null ? null : describeCoinFault(fault)}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{t.addCoins}</Button>
        <p role="status" className="text-sm text-tone-green">
          {added !== null && t.added(added)}
        </p>
      </div>
    </form>
  );
}
