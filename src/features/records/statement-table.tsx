// biome-ignore-all lint/a11y/noRedundantRoles: as cards, these elements lose their role
import type { ReactNode } from 'react';
import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { paidOutMessages } from '@/content/paid-out.messages';
import { recordsMessages } from '@/content/records.messages';
import type { StatementLine } from '@/domain/records/statement';
import { PayoutList } from '@/features/people/payout-list';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

/** A table from 768 px on and on paper, with the unit in the heads; below, two lines for each payment. The roles keep it a table for screen readers. */
export function StatementTable({ lines }: { lines: readonly StatementLine[] }) {
  const t = useMessages(recordsMessages);
  const heads = [
    { head: t.date },
    { head: t.event },
    { head: t.in, isFigure: true },
    { head: t.out, isFigure: true },
    { head: t.feeColumn, isFigure: true },
    { head: t.transaction },
  ];
  return (
    <table role="table" className="block w-full text-sm md:table print:table print:text-[8pt]">
      <thead
        role="rowgroup"
        className="sr-only md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group"
      >
        <tr role="row">
          {heads.map(({ head, isFigure = false }) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={classes(
                'border-b border-line py-2 pr-4 font-medium text-ink-soft last:pr-0 lg:whitespace-nowrap print:pr-2 print:whitespace-normal',
                isFigure ? 'text-right' : 'text-left',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        // The heads and the sums above have the unit.
        className="block md:table-row-group print:table-row-group [&_[data-unit]]:hidden"
      >
        {lines.map((line) => (
          <StatementRow key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function StatementRow({ line }: { line: StatementLine }) {
  const t = useMessages(recordsMessages);
  const { event, at, amount, fee, txid } = line;
  return (
    <tr
      role="row"
      className="relative grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2.5 md:table-row print:table-row"
    >
      <Cell place="row-start-2 text-xs text-ink-soft md:text-sm md:text-ink lg:whitespace-nowrap print:text-[8pt] print:whitespace-normal">
        {at === null ? (
          <span className="font-medium text-tone-yellow">{t.unconfirmed}</span>
        ) : (
          <DateText value={at} show="utc" />
        )}
      </Cell>
      <Cell place="col-span-2 break-words lg:w-full">
        <span className="mr-2 font-medium md:block">{t[event]}</span>
        <LineAbout line={line} />
        <Payees line={line} />
      </Cell>
      {(['deposit', 'release'] as const).map((side) => (
        <Cell key={side} place={side === event ? 'col-start-3' : NOT_IN_CARDS} isFigure>
          {side === event && side === 'release' && amount !== null && (
            // A card has no column that says so.
            <span aria-hidden="true" className="md:hidden print:hidden">
              {'\u2212'}
            </span>
          )}
          {side === event && <Amount sats={amount} unknown={t.unknown} fiat={false} mark={false} />}
        </Cell>
      ))}
      <Cell
        label={t.fee}
        place={event === 'release' ? 'col-span-3 row-start-3 flex justify-between' : NOT_IN_CARDS}
        isFigure
      >
        {event === 'release' && <Amount sats={fee} unknown={t.unknown} fiat={false} mark={false} />}
      </Cell>
      <Cell place="col-span-2 col-start-2 row-start-2 text-right">
        <OutsideLink
          href={linkToTx(settings().explorerUrl, txid)}
          title={t.viewTransaction({ txid })}
          className="font-mono text-xs break-all lg:whitespace-nowrap print:text-[7pt] print:whitespace-normal"
        >
          <span className="print:hidden">
            {txid.slice(0, 8)}…<span className="max-md:hidden">{txid.slice(-8)}</span>
          </span>
          <span className="hidden print:inline">{txid}</span>
        </OutsideLink>
      </Cell>
    </tr>
  );
}

/** Empty: for screen readers alone. */
const NOT_IN_CARDS = 'max-md:sr-only print:not-sr-only';

interface CellProps {
  /** Shown if the column's header is not visible. */
  label?: string;
  /** In the card of a narrow screen. */
  place: string;
  /** Right-aligned, so that digits stand under each other. */
  isFigure?: boolean;
  children: ReactNode;
}

function Cell({ label, place, isFigure = false, children }: CellProps) {
  return (
    <td
      role="cell"
      className={classes(
        'min-w-0 gap-4 py-0.5 align-baseline last:pr-0 md:table-cell md:py-2.5 md:pr-4 print:table-cell print:py-1 print:pr-2',
        // The head names the unit.
        isFigure && 'figures text-right md:[&_[data-unit]]:hidden print:[&_[data-unit]]:hidden',
        place,
      )}
    >
      {label !== undefined && (
        <span aria-hidden="true" className="text-xs text-ink-soft md:hidden print:hidden">
          {label}
        </span>
      )}
      {isFigure ? <span>{children}</span> : children}
    </td>
  );
}

/** The guarantee, and of a deposit who makes it as far as it is known: the payer itself is not proven. */
function LineAbout({ line: { guarantee, counterparty, isOwn } }: { line: StatementLine }) {
  const t = useMessages(recordsMessages);
  const name = counterparty === null ? null : (counterparty.name ?? String(counterparty.id));
  return (
    <>
      {guarantee !== null && <Foreign className="mr-2 text-ink-soft">{guarantee.description}</Foreign>}
      <span className="text-xs text-ink-faint print:text-[7pt]">
        {isOwn === true && t.own}
        {isOwn === false && name !== null && <Foreign>{t.byParty({ name })}</Foreign>}
      </span>
    </>
  );
}

/** The payees of a release. */
function Payees({ line: { event, guarantee, contract, payouts, isRecordOnly } }: { line: StatementLine }) {
  const t = useMessages(paidOutMessages);
  if (event === 'deposit' || guarantee === null || payouts === null) return null;
  return (
    <div className="text-xs wrap-anywhere print:text-[7pt]">
      <PayoutList
        contractId={contract.id}
        guaranteeId={guarantee.id}
        payouts={payouts}
        fiat={false}
        amounts={payouts.length > 1}
      />
      {isRecordOnly && <span className="text-ink-soft">{t.byRecord}</span>}
    </div>
  );
}
