import { type FormEvent, useEffect, useState } from 'react';
import { formatCoin } from '@/domain/kit/kit';
import { sumAmounts } from '@/domain/primitives/amount';
import type { CheckedKit, Coin, CoinFault } from '@/exit/recovery/api';
import { isListed } from '@/exit/recovery/check-kit';
import { engine } from '@/exit/recovery/engine';
import { ExplorerForm, type ExplorerFormProps } from '@/exit/screen/coins/explorer-form';
import type { CoinChoice } from '@/exit/screen/coins/use-coins';
import { describeCoinFault } from '@/exit/screen/describe-faults';
import { nameCoin, nameGuarantee } from '@/exit/screen/names';
import { StepCard } from '@/exit/screen/step-card';
import { CODE_AREA } from '@/exit/screen/text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-area';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

interface CoinsCardProps extends Omit<ExplorerFormProps, 'coins' | 'onCoins'> {
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

interface CoinsProps {
  coins: readonly Coin[];
  choice: CoinChoice;
}

/** Each coin with a box to choose it. */
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

interface AddCoinsProps {
  kit: CheckedKit;
  onAdd: (coins: readonly Coin[]) => void;
}

type Outcome = { fault: CoinFault | { kind: 'empty' } } | { added: number };

const NOTHING = { ok: false, error: { kind: 'empty' } } as const;

/** Coins by hand: outpoints with values, or raw funding transactions. */
function AddCoins({ kit, onAdd }: AddCoinsProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [address, setAddress] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useUnsaved(text.trim() !== '');
  const fault = outcome !== null && 'fault' in outcome ? outcome.fault : null;

  function add(event: FormEvent): void {
    event.preventDefault();
    const read = text.trim() === '' ? NOTHING : engine.readCoins(kit, text, address === '' ? null : address);
    setOutcome(read.ok ? { added: read.value.length } : { fault: read.error });
    if (!read.ok) return;
    onAdd(read.value);
    setText('');
  }

  const listed = kit.deposits.filter((deposit) => isListed(kit, deposit));
  const needsAddress = fault?.kind === 'address-needed';
  const error = fault === null ? null : describeCoinFault(t, fault);
  return (
    <form onSubmit={add} noValidate className="flex flex-col gap-3 text-ink">
      <TextArea
        className={CODE_AREA}
        label={t.coins.typed}
        hint={t.coins.typedHint}
        error={needsAddress ? null : error}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setOutcome(null);
        }}
      />
      {listed.length > 1 && (
        <SelectField
          label={t.coins.address}
          error={needsAddress ? error : null}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setOutcome(null);
          }}
        >
          <option value="">{t.coins.addressNone}</option>
          {listed.map((deposit) => (
            <option key={deposit.address} value={deposit.address}>
              {deposit.address}
            </option>
          ))}
        </SelectField>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{t.coins.add}</Button>
        <p role="status" className="text-sm text-tone-green">
          {outcome !== null && 'added' in outcome && t.coins.added(outcome.added)}
        </p>
      </div>
    </form>
  );
}

/** The browser asks before the page is left. */
function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
