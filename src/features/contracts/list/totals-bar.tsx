import { type ReactNode, useMemo } from 'react';
import { contractOverviewMessages } from '@/content/contract-overview.messages';
import type { ContractRow } from '@/domain/contracts/contract-list';
import { addTotals, computeAwaited, computeSecured } from '@/domain/contracts/secured';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { createReadings } from '@/store/balances/readings.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';

export interface TotalsBarProps {
  contracts: readonly Contract[];
  /** Of all contracts, regardless of the filter. */
  rows: readonly ContractRow[];
}

/**
 * Over all contracts: the secured amount, the amount still to be deposited, and the contracts with tasks of the user. Unknown is never
 * zero.
 */
export function TotalsBar({ contracts, rows }: TotalsBarProps) {
  const t = useMessages(contractOverviewMessages);
  const { secured, unchecked, lastKnown, awaited, unknown } = useTotals(contracts);
  // Contracts, not tasks: the tasks that are in the chat are known only once a contract is open.
  const waiting = useMemo(() => rows.filter(({ tasks }) => tasks.length > 0).length, [rows]);
  const notes = [unchecked > 0 && t.uncheckedContracts(unchecked), lastKnown > 0 && t.lastKnownContracts(lastKnown)];
  return (
    <dl
      aria-label={t.totals}
      className="grid gap-y-1.5 border-y border-line py-3 sm:py-4 sm:grid-cols-3 sm:divide-x sm:divide-line sm:*:not-first:pl-6"
    >
      <Total label={t.securedNow} hasRoom note={secured !== null && notes.filter((note) => note !== false).join(' · ')}>
        <Sum sats={secured} unknown={t.notChecked} />
      </Total>
      <Total label={t.awaited} note={unknown > 0 && t.unknownAmounts(unknown)}>
        <Sum sats={unknown > 0 && awaited === 0 ? null : awaited} unknown={t.unknown} />
      </Total>
      <Total label={t.needsYou} note={false}>
        {waiting === 0 ? <Words>{t.nothing}</Words> : <span className="figures">{t.waiting(waiting)}</span>}
      </Total>
    </dl>
  );
}

function useTotals(contracts: readonly Contract[]) {
  const balances = useAppSelector((state) => state.balances);
  return useMemo(() => {
    const readings = createReadings(balances);
    return addTotals(
      contracts.map((contract) => ({
        secured: computeSecured(contract, readings),
        awaited: computeAwaited(contract, readings),
      })),
    );
  }, [contracts, balances]);
}

/**
 * Stacked where columns are narrow, so amount and value do not wrap differently when the price arrives. A new amount is a new element, so
 * nothing moves.
 */
const SUM = 'block sm:max-lg:*:flex sm:max-lg:*:flex-col';

function Sum({ sats, unknown }: { sats: number | null; unknown: string }) {
  const t = useMessages(contractOverviewMessages);
  return (
    <span className={SUM}>
      {sats === null || sats === 0 ? (
        <Words>{sats === null ? unknown : t.nothing}</Words>
      ) : (
        <Amount key={sats} sats={sats} />
      )}
    </span>
  );
}

function Words({ children }: { children: string }) {
  return <span className="font-normal text-ink-soft">{children}</span>;
}

interface TotalProps {
  label: string;
  /** A note about amounts that the figure leaves out. */
  note: ReactNode;
  /** Keeps a line for the note on phones, where others have it beside the figure. */
  hasRoom?: boolean;
  children: ReactNode;
}

/**
 * Balances, prices and other contracts' actions are loaded later: the space of a value in euro or dollar and of the note is
 * reserved, so that the list below does not move.
 */
const TOTAL = 'flex flex-wrap content-start items-baseline gap-x-3 sm:block sm:min-h-23 lg:min-h-19';

function Total({ label, note, hasRoom = false, children }: TotalProps) {
  return (
    <div className={classes(TOTAL, hasRoom && 'max-sm:min-h-11')}>
      <dt className="grow text-sm text-ink-soft">{label}</dt>
      <dd className="order-1 text-right font-semibold max-sm:text-sm sm:mt-1 sm:text-left lg:text-lg">{children}</dd>
      {note && <dd className={classes('text-xs text-ink-soft', hasRoom && 'order-1 basis-full')}>{note}</dd>}
    </div>
  );
}
