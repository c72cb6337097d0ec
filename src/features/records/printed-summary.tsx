import type { ReactNode } from 'react';
import { certificateMessages } from '@/content/certificate.messages';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { AgreementSummary } from '@/domain/records/agreement-summary';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { Amount } from '@/ui/text/amount';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface PrintedSummaryProps {
  summary: AgreementSummary;
  /** False where terms are not signed, such as with VITE_SEALS=off. */
  hasSignatures?: boolean;
}

/** The first page of a printed contract or certificate. On paper only. */
export function PrintedSummary({ summary, hasSignatures = true }: PrintedSummaryProps) {
  const t = useMessages(certificateMessages);
  const { title, language, owner, counterparty, arbitrator, signed, guarantees } = summary;
  const missing = counterparty === null ? t.nobody : t.unknown;
  const heads = [t.guarantee, t.depositor, t.protects, t.amount, t.validUntil];
  const rows = guarantees.map(({ id, description, depositor, beneficiary, amount, validUntil }) => ({
    key: toIdKey(id),
    cells: [
      <Foreign key="guarantee" lang={language}>
        {description}
      </Foreign>,
      <Person key="depositor" id={depositor} missing={missing} />,
      <Person key="beneficiary" id={beneficiary} missing={missing} />,
      <Amount key="amount" sats={amount} fiat={false} unknown={t.unknown} />,
      validUntil === null ? t.unknown : <DayText key="date" day={validUntil} />,
    ],
  }));
  return (
    <section data-print aria-label={t.summary} className="hidden break-after-page text-sm print:block print:*:mb-5">
      <p>{t.summary}</p>
      <h1 className="text-xl font-semibold wrap-anywhere">
        <Foreign lang={language}>{title}</Foreign>
      </h1>
      <FactList>
        <Fact label={t.owner}>
          <Person id={owner} missing={t.unknown} />
        </Fact>
        <Fact label={t.counterparty}>
          <Person id={counterparty} missing={t.nobody} />
        </Fact>
        <Fact label={t.thirdKey}>
          <Person id={arbitrator} missing={t.nobody} />
        </Fact>
        <Fact label={t.printed}>
          <DateText value={new Date().toISOString()} show="utc" />
        </Fact>
        {hasSignatures && (
          <Fact label={t.signatures} wide>
            {typeof signed === 'string' || signed === null
              ? t[`signed-${signed ?? 'unknown'}`]
              : t.signedByBoth({ revision: signed.revision })}
          </Fact>
        )}
        {typeof signed === 'object' && signed !== null && (
          <>
            {signed.signatures.map(({ role, madeAt }) => (
              <Fact key={role} label={t.signers}>
                {t[role]}, <DateText value={madeAt} show="utc" />
              </Fact>
            ))}
            <CodeFact label={t.hash} value={signed.hash} />
          </>
        )}
      </FactList>
      <PrintedTable heads={heads} rows={rows} />
    </section>
  );
}

/** The name, or the id while none is known. */
function Person({ id, missing }: { id: Id | null; missing: string }) {
  const name = useAppSelector((state) => id !== null && selectName(state, id));
  return id === null ? <>{missing}</> : <Foreign>{name || String(id)}</Foreign>;
}

interface PrintedTableProps {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const CELL = 'border-b border-line py-1 pr-2 text-left align-top wrap-anywhere';

/** A table in small print. No row is cut by a page. */
function PrintedTable({ heads, rows }: PrintedTableProps) {
  return (
    <table className="w-full text-[8pt]">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={CELL}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className="break-inside-avoid">
            {cells.map((cell, at) => (
              <td key={heads[at]} className={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
