import { settings } from '@/config/settings';
import { recordsMessages } from '@/content/records.messages';
import { isolateText } from '@/domain/primitives/foreign-text';
import type { Id } from '@/domain/primitives/ids';
import { type StatementLine, sumLines } from '@/domain/records/statement';
import { StatementTable } from '@/features/records/statement-table';
import { useMessages } from '@/i18n/use-messages';
import type { Statement } from '@/store/records/statement.thunks';
import { PrintedSheet } from '@/ui/layout/printed-sheet';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

interface StatementSheetProps {
  statement: Statement;
  contractId: Id | null;
  /** One payment, with its address. */
  isReceipt: boolean;
}

export function StatementSheet({ statement, contractId, isReceipt }: StatementSheetProps) {
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
        <FactList className="print:mb-4">
          <Fact label={t.address} wide>
            {lines[0]?.address == null ? t.unknown : <AddressText value={lines[0].address} />}
          </Fact>
        </FactList>
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
