import { toContractPath } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { recordsMessages } from '@/content/records.messages';
import { isolateText } from '@/domain/primitives/foreign-text';
import type { Id } from '@/domain/primitives/ids';
import { type StatementLine, sumLines } from '@/domain/records/statement';
import { currency } from '@/features/money/currency';
import { StatementTable } from '@/features/records/statement-table';
import { StatementTools } from '@/features/records/statement-tools';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useValue } from '@/lib/value';
import { useAppDispatch } from '@/store/core/hooks';
import { makeStatement, type Statement } from '@/store/records/statement.thunks';
import { LinkButton } from '@/ui/button/link-button';
import { PrintedSheet } from '@/ui/layout/printed-sheet';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

/** The statement of a contract, to print and to save (docs/records.md). */
export function StatementScreen({ contractId }: { contractId: Id }) {
  const t = useMessages(recordsMessages);
  const dispatch = useAppDispatch();
  const chosen = useValue(currency);
  const read = (signal: AbortSignal) => dispatch(makeStatement({ contractId, currency: chosen, signal }));
  const { value: statement, loading, reload } = useLoaded(read, `${contractId} ${chosen}`);
  const isDone = statement !== null && !loading;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton to={toContractPath(contractId)}>{t.back}</LinkButton>
        {isDone && <StatementTools statement={statement} contractId={contractId} />}
      </div>
      {!isDone && <h1 className="text-xl font-semibold">{t.title}</h1>}
      {loading && <p role="status">{t.reading}</p>}
      <SlowLoad busy={loading} onRetry={reload} />
      {isDone && !statement.isComplete && (
        <Banner tone="yellow" action={{ label: t.retry, onPress: reload }}>
          {t.incomplete}
        </Banner>
      )}
      {isDone && <StatementSheet statement={statement} />}
    </div>
  );
}

function StatementSheet({ statement: { lines, contract, isComplete, madeAt } }: { statement: Statement }) {
  const t = useMessages(recordsMessages);
  const totals = sumLines(lines);
  const title = contract?.title ?? '';
  const intro = (
    <>
      <p className="text-sm text-ink-soft">
        {t.intro} {t.madeAt} <DateText value={madeAt} show="utc" />.
      </p>
      {/* The banner above is not printed. */}
      {!isComplete && <p className="hidden text-sm font-medium print:block">{t.incompletePrinted}</p>}
    </>
  );
  return (
    <PrintedSheet title={title === '' ? t.title : t.ofContract({ title: isolateText(title) })} intro={intro} wide>
      <FactList className="sm:grid sm:grid-cols-3 print:mb-4">
        <Fact label={t.totalDeposited}>
          <Amount sats={totals.deposited} unknown={t.unknown} fiat={false} />
        </Fact>
        <Fact label={t.totalReleased}>
          <Amount sats={totals.released} unknown={t.unknown} fiat={false} />
        </Fact>
        <Fact label={t.totalFees}>
          <Amount sats={totals.fees} unknown={t.unknown} fiat={false} />
        </Fact>
      </FactList>
      {totals.uncounted > 0 && <Banner tone="yellow">{t.uncounted(totals.uncounted)}</Banner>}
      {lines.length === 0 ? <p>{t.empty}</p> : <StatementTable lines={lines} />}
      <div className="flex flex-col gap-1 text-xs text-ink-faint">
        {lines.length > 0 && <p>{t.ofBlock}</p>}
        {lines.some(({ event }) => event === 'deposit') && <p>{t.feeOfDeposit}</p>}
        {lines.length > 0 && <ValueNote lines={lines} />}
      </div>
    </PrintedSheet>
  );
}

/** The sources of the values, and why one is missing. */
function ValueNote({ lines }: { lines: readonly StatementLine[] }) {
  const t = useMessages(recordsMessages);
  const { network } = settings();
  const source = lines.find(({ value }) => value !== null)?.value?.source;
  const isMissing = lines.some(({ at, value }) => at !== null && value === null);
  return (
    <p>
      {source !== undefined && t.valueNote({ source })} {isMissing && t.valueMissing}{' '}
      {source !== undefined && network !== 'mainnet' && t.testCoins}
    </p>
  );
}
