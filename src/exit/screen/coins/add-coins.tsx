import { type FormEvent, useState } from 'react';
import type { CheckedKit, Coin, CoinFault } from '@/exit/recovery/api';
import { isListed } from '@/exit/recovery/check-kit';
import { engine } from '@/exit/recovery/engine';
import { CODE_AREA } from '@/exit/screen/code-area';
import { describeCoinFault } from '@/exit/screen/describe-faults';
import { useUnsaved } from '@/exit/screen/use-unsaved';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-area';

export interface AddCoinsProps {
  kit: CheckedKit;
  onAdd: (coins: readonly Coin[]) => void;
}

type Outcome = { fault: CoinFault | { kind: 'empty' } } | { added: number };

const NOTHING = { ok: false, error: { kind: 'empty' } } as const;

/** Coins by hand: outpoints with values, or raw funding transactions. */
export function AddCoins({ kit, onAdd }: AddCoinsProps) {
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
