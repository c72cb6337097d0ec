import { printedSummaryMessages } from '@/content/printed-summary.messages';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { AgreementSummary } from '@/domain/records/agreement-summary';
import { useMessages } from '@/i18n/use-messages';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { PrintedTable } from '@/ui/layout/printed-table';
import { Amount } from '@/ui/text/amount';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** The first page of a printed certificate. On paper only. */
export function PrintedSummary({ summary }: { summary: AgreementSummary }) {
  const t = useMessages(printedSummaryMessages);
  const { title, owner, counterparty, arbitrator, signed, guarantees } = summary;
  const heads = [t.guarantee, t.depositor, t.protects, t.amount, t.validUntil, t.held];
  const rows = guarantees.map(({ id, description, depositor, beneficiary, amount, validUntil }) => ({
    key: toIdKey(id),
    cells: [
      <Foreign key="guarantee">{description}</Foreign>,
      depositor === null ? t.unknown : <Person key="depositor" id={depositor} />,
      beneficiary === null ? t.unknown : <Person key="beneficiary" id={beneficiary} />,
      <Amount key="amount" sats={amount} fiat={false} unknown={t.unknown} />,
      validUntil === null ? t.unknown : <DayText key="date" day={validUntil} />,
      <Held key="held" id={id} />,
    ],
  }));
  return (
    <section data-print aria-label={t.title} className="hidden break-after-page text-sm print:block print:*:mb-5">
      <p>{t.title}</p>
      <h1 className="text-xl font-semibold wrap-anywhere">
        <Foreign>{title}</Foreign>
      </h1>
      <FactList>
        <Fact label={t.owner}>{owner === null ? t.unknown : <Person id={owner} />}</Fact>
        <Fact label={t.counterparty}>{counterparty === null ? t.nobody : <Person id={counterparty} />}</Fact>
        <Fact label={t.arbitrator}>{arbitrator === null ? t.nobody : <Person id={arbitrator} />}</Fact>
        <Fact label={t.printed}>
          <DateText value={new Date().toISOString()} show="moment" />
        </Fact>
        <Fact label={t.signatures} wide>
          {t.signed({ revision: signed.revision })}
        </Fact>
        {signed.signatures.map(({ role, madeAt }) => (
          <Fact key={role} label={t.signedBy({ party: t[role] })}>
            <DateText value={madeAt} show="moment" />
          </Fact>
        ))}
        <CodeFact label={t.hash} value={signed.hash} />
      </FactList>
      <PrintedTable heads={heads} rows={rows} />
      <p className="text-[8pt]">{t.heldNote}</p>
    </section>
  );
}

/** The balance of the verified addresses of a guarantee. */
function Held({ id }: { id: Id }) {
  const t = useMessages(printedSummaryMessages);
  const held = useAppSelector((state) => selectKnownBalance(state, id)?.total ?? null);
  return <Amount sats={held} fiat={false} unknown={t.unknown} />;
}

/** The name, or the id while none is known. */
function Person({ id }: { id: Id }) {
  const name = useAppSelector((state) => selectName(state, id));
  return <Foreign>{name ?? String(id)}</Foreign>;
}
