// biome-ignore-all lint/a11y/noRedundantRoles: as cards, these elements lose their role
import type { ReactNode } from 'react';
import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { recordsMessages } from '@/content/records.messages';
import { formatFiat } from '@/domain/money/format-fiat';
import { type StatementLine, toLineCents } from '@/domain/records/statement';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';
import { OutsideLink } from '@/ui/text/outside-link';

export interface StatementTableProps {
  lines: readonly StatementLine[];
  /** Names the contract of each line. */
  withContract: boolean;
}

/** A table from 768 px on and on paper; below, a card for each line. The roles keep it a table for screen readers. */
export function StatementTable({ lines, withContract }: StatementTableProps) {
  const t = useMessages(recordsMessages);
  const heads = [t.date, t.event, t.amount, t.fee, t.value, t.transaction];
  return (
    <table role="table" className="block w-full text-sm md:table print:table print:text-[8pt]">
      <thead
        role="rowgroup"
        className="sr-only md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group"
      >
        <tr role="row">
          {heads.map((head) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className="border-b border-line py-2 pr-4 text-left font-medium text-ink-soft"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group print:table-row-group">
        {lines.map((line) => (
          <StatementRow key={`${line.contract.id} ${line.id}`} line={line} withContract={withContract} />
        ))}
      </tbody>
    </table>
  );
}

function StatementRow({ line, withContract }: { line: StatementLine; withContract: boolean }) {
  const t = useMessages(recordsMessages);
  const { event, status, at, amount, fee, txid } = line;
  return (
    <tr role="row" className="block break-inside-avoid border-b border-line py-3 md:table-row print:table-row">
      <Cell label={t.date}>
        {at === null ? (
          <span className="font-medium text-warn">{status === 'gone' ? t.gone : t.unconfirmed}</span>
        ) : (
          <DateText value={at} show="moment" />
        )}
      </Cell>
      <Cell label={t.event}>
        <span className="flex min-w-0 flex-col break-words">
          <span className="font-medium">{t[event]}</span>
          <LineAbout line={line} withContract={withContract} />
        </span>
      </Cell>
      <Cell label={t.amount}>
        <Amount sats={amount} unknown={t.unknown} fiat={false} mark={false} />
        <Sats sats={amount} />
      </Cell>
      <Cell label={t.fee}>
        {event === 'deposit' ? (
          <span className="text-ink-faint">{t.feeOfDeposit}</span>
        ) : (
          <>
            <Amount sats={fee} unknown={t.unknown} fiat={false} mark={false} />
            <Sats sats={fee} />
          </>
        )}
      </Cell>
      <Cell label={t.value}>
        <Value line={line} />
      </Cell>
      <Cell label={t.transaction}>
        <OutsideLink
          href={linkToTx(settings().explorerUrl, txid)}
          title={t.viewTransaction({ txid })}
          className="font-mono text-xs break-all print:text-[7pt]"
        >
          <span className="print:hidden">
            {txid.slice(0, 8)}…{txid.slice(-8)}
          </span>
          <span className="hidden print:inline">{txid}</span>
        </OutsideLink>
      </Cell>
    </tr>
  );
}

/** The label is the column's head, where there is none to see. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="flex justify-between gap-4 py-0.5 align-top md:table-cell md:py-3 md:pr-4 print:table-cell print:py-1 print:pr-2"
    >
      <span aria-hidden="true" className="text-ink-soft md:hidden print:hidden">
        {label}
      </span>
      <span className="min-w-0 text-right md:text-left print:text-left">{children}</span>
    </td>
  );
}

function LineAbout({
  line: { guarantee, contract, counterparty },
  withContract,
}: {
  line: StatementLine;
  withContract: boolean;
}) {
  const t = useMessages(recordsMessages);
  return (
    <>
      {guarantee !== null && <Foreign className="text-ink-soft">{guarantee.description}</Foreign>}
      {withContract && <Foreign className="text-ink-soft">{contract.title}</Foreign>}
      {counterparty !== null && (
        <Foreign className="text-ink-faint">
          {t.withParty({ name: counterparty.name ?? String(counterparty.id) })}
        </Foreign>
      )}
    </>
  );
}

function Sats({ sats }: { sats: number | null }) {
  const locale = useLocale();
  if (sats === null) return null;
  return (
    <span className="figures block text-xs whitespace-nowrap print:text-[7pt] text-ink-faint">
      {sats.toLocaleString(locale)} sats
    </span>
  );
}

function Value({ line: { amount, value } }: { line: StatementLine }) {
  const t = useMessages(recordsMessages);
  const locale = useLocale();
  const cents = toLineCents(amount, value);
  if (cents === null || value === null) return <span className="text-ink-faint">–</span>;
  const { currency, perBtc, source } = value;
  const price = formatFiat(Math.round(perBtc * 100), currency, locale);
  return (
    <span title={t.price({ price, source })} className="figures whitespace-nowrap">
      {formatFiat(cents, currency, locale, (amount ?? 0) > 0)}
    </span>
  );
}
