import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { getBoundOrigin, onBound } from '@/exit/explorer/bound-origin';
import type { ExplorerFault, FeeRates } from '@/exit/explorer/explorer';
import { type Refreshed, refreshCoins } from '@/exit/explorer/fetch-coins';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { describeExplorerFault } from '@/exit/screen/describe-faults';
import { useTexts } from '@/exit/texts/texts';
import { useTask } from '@/lib/use-task';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';

export interface ExplorerFormProps {
  kit: CheckedKit;
  /** Known so far. */
  coins: readonly Coin[];
  onCoins: (refreshed: Refreshed) => void;
  onFeeRates: (rates: FeeRates) => void;
  /** The text of the field; the broadcast uses it too. */
  address: string;
  onAddress: (address: string) => void;
}

interface Outcome {
  listed: number;
  unproven: number;
  /** Outpoints. */
  contradicted: readonly string[];
  unanswered: number;
}

/** 'Block explorer (optional)' and 'Refresh coins'. */
export function ExplorerForm({ kit, coins, onCoins, onFeeRates, address, onAddress }: ExplorerFormProps) {
  const t = useTexts();
  const bound = useSyncExternalStore(onBound, getBoundOrigin);
  const task = useTask<ExplorerFault>();
  const [refreshed, setRefreshed] = useState<Outcome | null>(null);
  const [failedFor, setFailedFor] = useState('');

  async function refresh(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefreshed(null);
    setFailedFor(address);
    const done = await task.run(({ signal }) => refreshCoins(address, kit, coins, signal));
    if (done === null) return;
    const { coins: listed, contradicted, unanswered, rates } = done.value;
    onCoins(done.value);
    if (rates !== null) onFeeRates(rates);
    const unproven = listed.filter(({ transaction }) => transaction === null).length;
    setRefreshed({ listed: listed.length, unproven, contradicted, unanswered });
  }

  const fault = task.error !== null && failedFor === address ? task.error : null;
  return (
    <form onSubmit={(event) => void refresh(event)} noValidate className="flex flex-col gap-3">
      <TextField
        label={t.coins.explorer}
        hint={bound === null ? t.coins.explorerHint : t.coins.bound(bound)}
        error={fault === null ? null : describeExplorerFault(t, fault)}
        mono
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={({ target }) => onAddress(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={task.busy} busyLabel={t.coins.refreshing}>
          {t.coins.refresh}
        </Button>
        {task.busy && (
          <Button variant="quiet" onClick={task.stop}>
            {t.coins.stop}
          </Button>
        )}
        <p role="status" className="text-sm text-tone-green">
          {refreshed !== null && t.coins.refreshed(refreshed.listed)}
        </p>
      </div>
      {refreshed !== null && refreshed.contradicted.length > 0 && (
        <p role="alert" className="text-sm wrap-anywhere text-tone-red">
          {t.coins.contradicted(refreshed.contradicted.length, listNames(refreshed.contradicted))}
        </p>
      )}
      {refreshed !== null && refreshed.unproven > 0 && (
        <p className="text-sm text-tone-yellow">{t.coins.unproven(refreshed.unproven)}</p>
      )}
      {refreshed !== null && refreshed.unanswered > 0 && (
        <p className="text-sm text-tone-yellow">{t.coins.unanswered(refreshed.unanswered)}</p>
      )}
    </form>
  );
}

const MAX_NAMES = 3;

function listNames(outpoints: readonly string[]): string {
  const names = outpoints.slice(0, MAX_NAMES).join(', ');
  return outpoints.length > MAX_NAMES ? `${names}…` : names;
}
