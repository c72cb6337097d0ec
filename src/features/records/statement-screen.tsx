import { useRef } from 'react';
import { toContractPath } from '@/config/contract-links';
import { recordsMessages } from '@/content/records.messages';
import { isolateText } from '@/domain/primitives/foreign-text';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { sumLines } from '@/domain/records/statement';
import { StatementTable } from '@/features/records/statement-table';
import { StatementTools } from '@/features/records/statement-tools';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { makeStatement, type Statement } from '@/store/records/statement.thunks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { PrintedSheet } from '@/ui/layout/printed-sheet';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

/** The statement of a contract, to print and to save (docs/records.md). Made when the screen opens, and again on request. */
export function StatementScreen({ contractId }: { contractId: Id }) {
  const t = useMessages(recordsMessages);
  const dispatch = useAppDispatch();
  const running = useRef<AbortController | null>(null);
  const {
    value: statement,
    loading,
    reload,
  } = useLoaded((ended) => {
    const controller = new AbortController();
    ended.addEventListener('abort', () => controller.abort());
    running.current = controller;
    return dispatch(makeStatement(contractId, controller.signal));
  }, toIdKey(contractId));
  const isDone = statement !== null && !loading;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton to={toContractPath(contractId)}>{t.back}</LinkButton>
        {isDone && <StatementTools statement={statement} contractId={contractId} />}
      </div>
      {!isDone && <h1 className="text-xl font-semibold">{t.title}</h1>}
      {loading && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">{t.reading}</p>
          {/* What is known by then is shown, marked as incomplete. */}
          <Button size="sm" onClick={() => running.current?.abort()}>
            {t.stop}
          </Button>
        </div>
      )}
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
      </div>
    </PrintedSheet>
  );
}
