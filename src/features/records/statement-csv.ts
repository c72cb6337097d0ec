import type { StatementLine } from '@/domain/records/statement';
import { STATEMENT_COLUMNS, toStatementRow } from '@/domain/records/statement-rows';

/** Byte order mark: without it, Excel assumes an old code page and garbles accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** The statement as CSV (docs/records.md#csv). */
export async function writeStatementCsv(lines: readonly StatementLine[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const data = lines.map((line) => {
    const row = toStatementRow(line);
    return STATEMENT_COLUMNS.map((column) => row[column]);
  });
  return `${BYTE_ORDER_MARK}${papa.unparse([[...STATEMENT_COLUMNS], ...data], { newline: '\r\n' })}\r\n`;
}
