import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { recordsMessages } from '@/content/records.messages';
import { isolateText } from '@/domain/primitives/foreign-text';
import type { Id } from '@/domain/primitives/ids';
import { pickLine, type StatementLine, sumLines } from '@/domain/records/statement';
import { currency } from '@/features/money/currency';
import { StatementTable } from '@/features/records/statement-table';
import { StatementTools } from '@/features/records/statement-tools';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useValue } from '@/lib/value';
import { useAppDispatch } from '@/store/core/hooks';
import { makeStatement, type Statement } from '@/store/records/statement.thunks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { PrintedSheet } from '@/ui/layout/printed-sheet';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

interface StatementScreenProps {
  /** `null`: all contracts of the user. */
  contractId: Id | null;
}

/** The statement of one contract or of all, to print and to save (docs/records.md). */
export function StatementScreen({ contractId }: StatementScreenProps) {
  const t = useMessages(recordsMessages);
  const { statement: whole, loading, progress, reload, stop } = useStatement(contractId);
  const receipt = useSearchParams()[0].get('receipt');
  const statement = whole && { ...whole, lines: pickLine(whole.lines, receipt) };
  const isDone = statement !== null && !loading;
  const isMissing = isDone && receipt !== null && statement.lines.length === 0;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton to={contractId === null ? PATHS.contracts : toContractPath(contractId)}>
          {contractId === null ? t.backToList : t.back}
        </LinkButton>
        {isDone && receipt === null && <StatementTools statement={statement} contractId={contractId} />}
        {isDone && receipt !== null && statement.isComplete && !isMissing && (
          <Button variant="primary" onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </div>
      {(!isDone || isMissing) && <h1 className="text-xl font-semibold">{receipt === null ? t.title : t.receipt}</h1>}
      {loading && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">
            {progress.total > 1 ? t.progress({ number: progress.done + 1, total: progress.total }) : t.reading}
          </p>
          <Button size="sm" onClick={stop}>
            {t.stop}
          </Button>
        </div>
      )}
      {isDone && !statement.isComplete && (
        <Banner tone="yellow" action={{ label: t.retry, onPress: reload }}>
          {t.incomplete}
        </Banner>
      )}
      {isMissing && statement.isComplete && <p>{t.noReceipt}</p>}
      {isDone && !isMissing && (
        <StatementSheet statement={statement} contractId={contractId} isReceipt={receipt !== null} />
      )}
    </div>
  );
}

interface LoadedStatement {
  /** `null` until the first one is complete. */
  statement: Statement | null;
  loading: boolean;
  progress: { done: number; total: number };
  reload: () => void;
  /** Stops loading and shows the known part, marked as incomplete. */
  stop: () => void;
}

/** Creates a statement when the screen opens and on `reload`. @param contractId `null`: all contracts */
function useStatement(contractId: Id | null): LoadedStatement {
  const dispatch = useAppDispatch();
  const chosen = useValue(currency);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const running = useRef<AbortController | null>(null);
  const { value, loading, reload } = useLoaded((ended) => {
    const controller = new AbortController();
    ended.addEventListener('abort', () => controller.abort());
    running.current = controller;
    const { signal } = controller;
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    return dispatch(makeStatement({ contractId, currency: chosen, onProgress, signal }));
  }, `${contractId} ${chosen}`);
  return { statement: value, loading, progress, reload, stop: () => running.current?.abort() };
}

interface StatementSheetProps {
  statement: Statement;
  contractId: Id | null;
  /** One payment, with its address. */
  isReceipt: boolean;
}

function StatementSheet({ statement, contractId, isReceipt }: StatementSheetProps) {
  const t = useMessages(recordsMessages);
  const { lines, contracts, isComplete, madeAt } = statement;
  const totals = sumLines(lines);
  const title = contracts[0]?.title ?? '';
  const intro = (
    <>
      <p className="text-sm text-ink-soft">
        {!isReceipt && t.intro} {t.madeAt} <DateText value={madeAt} show="utc" />.
      </p>
      {/* The banner above is not printed. */}
      {!isComplete && <p className="hidden text-sm font-medium print:block">{t.incompletePrinted}</p>}
    </>
  );
  return (
    <PrintedSheet
      title={
        isReceipt
          ? t.receipt
          : contractId === null || title === ''
            ? t.ofAll
            : t.ofContract({ title: isolateText(title) })
      }
      intro={intro}
      wide
    >
      {isReceipt ? (
        <ReceiptAddress line={lines[0]} />
      ) : (
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
      )}
      {totals.uncounted > 0 && <Banner tone="yellow">{t.uncounted(totals.uncounted)}</Banner>}
      {lines.length === 0 ? (
        <p>{t.empty}</p>
      ) : (
        <StatementTable lines={lines} withContract={contractId === null || isReceipt} isReceipt={isReceipt} />
      )}
      <div className="flex flex-col gap-1 text-xs text-ink-faint">
        {lines.length > 0 && <p>{t.ofBlock}</p>}
        {lines.some(({ event }) => event === 'deposit') && <p>{t.feeOfDeposit}</p>}
        {lines.length > 0 && <ValueNote lines={lines} />}
      </div>
    </PrintedSheet>
  );
}

/** The deposit address of a deposit. The line of a release names its payees. */
function ReceiptAddress({ line }: { line: StatementLine | undefined }) {
  const t = useMessages(recordsMessages);
  if (line === undefined || line.event === 'release') return null;
  const address = line.payouts?.[0]?.address ?? null;
  return (
    <FactList className="print:mb-4">
      <Fact label={line.isRecordOnly ? t.recordedAddress : t.address} wide>
        {address === null ? t.unknown : <AddressText value={address} />}
      </Fact>
    </FactList>
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
