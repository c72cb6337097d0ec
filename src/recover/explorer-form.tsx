import { type FormEvent, useState } from 'react';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { recoverMessages } from '@/content/recover/recover.messages';
import type { FeeRates } from '@/domain/chain';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useValue } from '@/lib/value';
import { boundOrigin } from '@/recover/explorer/bound-origin';
import type { ExplorerFault } from '@/recover/explorer/page-explorer';
import { type Refreshed, refreshCoins } from '@/recover/explorer/refresh-coins';
import { useFaultTexts } from '@/recover/fault-texts';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';

export interface ExplorerFormProps {
  checked: CheckedContract;
  /** Known so far. */
  coins: readonly KnownCoin[];
  onCoins: (refreshed: Refreshed) => void;
  onFeeRates: (rates: FeeRates) => void;
  /** The text of the field; the broadcast uses it too. */
  address: string;
  onAddress: (address: string) => void;
}

/** 'Block explorer (optional)' and 'Refresh coins'. */
export function ExplorerForm({ checked, coins, onCoins, onFeeRates, address, onAddress }: ExplorerFormProps) {
  const t = useMessages(recoverMessages);
  const { describeExplorerFault } = useFaultTexts();
  const bound = useValue(boundOrigin);
  const task = useTask<ExplorerFault>();
  const [refreshed, setRefreshed] = useState<Refreshed | null>(null);
  const [failedFor, setFailedFor] = useState('');

  async function refresh(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefreshed(null);
    setFailedFor(address);
    const done = await task.run(({ signal }) => refreshCoins(address, checked, coins, signal));
    if (done === null) return;
    onCoins(done.value);
    if (done.value.rates !== null) onFeeRates(done.value.rates);
    setRefreshed(done.value);
  }

  const fault = task.error !== null && failedFor === address ? task.error : null;
  return (
    <form onSubmit={(event) => void refresh(event)} noValidate className="flex flex-col gap-3">
      <TextField
        label={t.explorer}
        hint={bound === null ? t.explorerHint : t.bound({ origin: bound })}
        error={fault === null ? null : describeExplorerFault(fault)}
        mono
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={({ target }) => onAddress(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={task.busy} busyLabel={t.refreshing}>
          {t.refresh}
        </Button>
        {task.busy && (
          <Button variant="quiet" onClick={task.stop}>
            {t.stop}
          </Button>
        )}
        <p role="status" className="text-sm text-tone-green">
          {refreshed !== null && t.refreshed(refreshed.coins.length)}
        </p>
      </div>
      {refreshed !== null && <Outcome refreshed={refreshed} />}
    </form>
  );
}

const MAX_NAMES = 3;

/** What the explorer did not say, or said against the transactions. */
function Outcome({ refreshed: { coins, contradicted, unanswered, flooded } }: { refreshed: Refreshed }) {
  const t = useMessages(recoverMessages);
  const unproven = coins.filter(({ transaction }) => transaction === null).length;
  const names = contradicted.slice(0, MAX_NAMES).join(', ') + (contradicted.length > MAX_NAMES ? '…' : '');
  const notes = [
    ...(unproven > 0 ? [t.unproven(unproven)] : []),
    ...(unanswered > 0 ? [t.unanswered(unanswered)] : []),
    ...flooded.map((address) => t.flooded({ address })),
  ];
  return (
    <>
      {contradicted.length > 0 && (
        <p role="alert" className="text-sm wrap-anywhere text-tone-red">
          {t.contradicted({ names })}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm wrap-anywhere text-tone-yellow">
          {note}
        </p>
      ))}
    </>
  );
}
