import type { StatementLine } from '@/domain/records/statement';
import { STATEMENT_COLUMNS, toStatementRow } from '@/domain/records/statement-rows';

/** Byte order mark: without it, Excel assumes an old code page and garbles accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** The statement as CSV (docs/records.md#csv). Every cell is quoted. */
export function writeStatementCsv(lines: readonly StatementLine[]): string {
  const cells = lines.map(toStatementRow).map((row) => STATEMENT_COLUMNS.map((column) => row[column]));
  const rows = [STATEMENT_COLUMNS, ...cells].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join());
  return `${BYTE_ORDER_MARK}${rows.join('\r\n')}\r\n`;
}
