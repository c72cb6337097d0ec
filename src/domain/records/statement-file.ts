import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { type StatementLine, toLineCents } from '@/domain/records/statement';
import { formatCents } from '@/domain/records/statement-rows';

interface StatementMeta {
  /** ISO 8601. */
  madeAt: string;
  network: string;
  /** Everything that the statement is about could be read. */
  isComplete: boolean;
}

/** The statement as a JSON value (docs/records.md#json). Text of other people is as it was received. */
export function toStatementFile(lines: readonly StatementLine[], { madeAt, network, isComplete }: StatementMeta) {
  return {
    format: 'aval-statement',
    version: 1,
    made_at: madeAt,
    network,
    complete: isComplete,
    lines: lines.map((line) => ({
      time: line.at,
      event: line.event,
      status: line.status,
      amount: toMoney(line.amount),
      fee: toMoney(line.fee),
      value: toValue(line),
      txid: line.txid,
      counterparty:
        line.counterparty === null ? null : { id: String(line.counterparty.id), name: line.counterparty.name },
      contract: { id: String(line.contract.id), title: line.contract.title },
      guarantee:
        line.guarantee === null ? null : { id: String(line.guarantee.id), description: line.guarantee.description },
    })),
  };
}

function toMoney(sats: Sats | null) {
  return sats === null ? null : { btc: formatBtc(sats), sats };
}

function toValue({ amount, value }: StatementLine) {
  const cents = toLineCents(amount, value);
  if (cents === null || value === null) return null;
  const { currency, perBtc, source } = value;
  return { amount: formatCents(cents), currency, price_per_btc: perBtc, source };
}
