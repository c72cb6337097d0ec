import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { toPlainLine } from '@/domain/primitives/plain-line';
import type { StatementLine } from '@/domain/records/statement';

/** Columns of the CSV file, in order (docs/records.md#csv). */
export const STATEMENT_COLUMNS = [
  'time',
  'event',
  'status',
  'amount_btc',
  'amount_sats',
  'payees',
  'fee_btc',
  'fee_sats',
  'txid',
  'counterparty',
  'contract',
  'contract_id',
  'guarantee',
] as const;
type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** A line as cells. Unknown values are empty. */
export function toStatementRow(line: StatementLine): Record<StatementColumn, string> {
  const { counterparty, contract, guarantee } = line;
  return {
    time: line.at ?? '',
    event: line.event,
    status: line.status,
    amount_btc: toBtc(line.amount),
    amount_sats: toSatsText(line.amount),
    payees: toPlainCell(formatPayees(line)),
    fee_btc: toBtc(line.fee),
    fee_sats: toSatsText(line.fee),
    txid: toPlainCell(line.txid),
    counterparty: counterparty === null ? '' : toPlainCell(counterparty.name ?? String(counterparty.id)),
    contract: toPlainCell(contract.title),
    contract_id: toPlainCell(String(contract.id)),
    guarantee: guarantee === null ? '' : toPlainCell(guarantee.description),
  };
}

/** Of a release: each name or address, and its amount if there are several. */
function formatPayees({ event, payouts }: StatementLine): string {
  if (event !== 'release' || payouts === null) return '';
  return payouts
    .map(({ name, address, amount }) => {
      const payee = name ?? address ?? '-';
      return payouts.length === 1 ? payee : `${payee} ${formatBtc(amount)}`;
    })
    .join('; ');
}

function toBtc(sats: Sats | null): string {
  return sats === null ? '' : formatBtc(sats);
}

function toSatsText(sats: Sats | null): string {
  return sats === null ? '' : String(sats);
}

/**
 * Where a cell may begin, up to a sign that makes it a formula: at the start, and after each character that separates cells in some
 * program. Quotes, blanks, invisible characters and full-width signs do not hide it.
 */
const FORMULA_START = /(^|[,;\t|])(?=[\s\u00a0\u200b-\u200f\u2060\ufeff"']*[=+\-@＝＋－＠])/gu;

/** Text of other people as one line that no spreadsheet calculates (docs/records.md#csv): an apostrophe precedes each formula. */
export function toPlainCell(text: string): string {
  return toPlainLine(text).replace(FORMULA_START, "$1'");
}
