import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { SpendOutput, SpendSummary } from '@/bitcoin/recovery/spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { toSats } from '@/domain/primitives/amount';
import { formatSats } from '@/domain/primitives/format-sats';
import { findUnusualTimings } from '@/domain/withdrawals/unusual-timing';
import { useMessages } from '@/i18n/use-messages';
import { formatRate, nameGuarantee } from '@/recover/names';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';

export interface TransactionViewProps {
  checked: CheckedContract;
  summary: SpendSummary;
  label: string;
  /** Its signers; not in a preview. */
  withSigners?: boolean;
}

/** Payees, amounts, fee and change, read from the transaction itself. */
export function TransactionView({ checked, summary, label, withSigners = false }: TransactionViewProps) {
  const t = useMessages(recoverMessages);
  const locale = useLocale();
  const sums = sumByGuarantee(summary);
  const paid = summary.outputs.filter(({ role }) => role === 'payment');
  const change = summary.outputs.find(({ role }) => role === 'change');
  return (
    <section aria-label={label} className="flex flex-col gap-3 rounded-control border border-line bg-sunken p-4">
      {paid.length === 0 && <p className="text-sm font-medium text-tone-yellow">{t.noPayment}</p>}
      {paid.map((output, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs of a transaction have a fixed order
        <Payee key={index} checked={checked} output={output} />
      ))}
      <FactList layout="lines" className="border-t border-line">
        <Fact
          label={t.fee}
          note={t.feeRateOf({ rate: formatRate(summary.feeRate, locale), vsize: summary.vsize.toLocaleString(locale) })}
        >
          <span className="figures">{formatSats(summary.fee, locale)}</span>
        </Fact>
        {(change !== undefined || paid.every(({ guarantee }) => guarantee === null)) && (
          <Fact label={t.back}>
            {change === undefined ? t.nothingBack : <Amount sats={change.amount} mark={false} />}
          </Fact>
        )}
        <Fact label={t.spends} note={t.coinCount(summary.inputs.length)}>
          <Amount sats={summary.inputSum} mark={false} />
        </Fact>
        {(checked.contract.guarantees.length > 1 || sums.length > 1) &&
          sums.map(([guarantee, sats]) => (
            <Fact
              key={guarantee}
              label={
                <>
                  {t.ofWhich} <Foreign>{nameGuarantee(t, checked, guarantee)}</Foreign>
                </>
              }
            >
              <Amount sats={toSats(sats)} mark={false} />
            </Fact>
          ))}
        {withSigners && (
          <Fact label={t.signatures}>
            {summary.signedBy.length === 0 ? t.nobody : summary.signedBy.map((holder) => t[holder]).join(', ')}
          </Fact>
        )}
      </FactList>
      {summary.unproven > 0 && <p className="text-sm text-tone-yellow">{t.unprovenInputs(summary.unproven)}</p>}
      <Timing summary={summary} />
    </section>
  );
}

/** Locks of the transaction. */
function Timing({ summary }: { summary: SpendSummary }) {
  const t = useMessages(withdrawalsMessages);
  return findUnusualTimings(summary).map((timing) => {
    if (timing.kind === 'replaceable' || timing.kind === 'sequence') return null;
    if (timing.kind === 'not-before-time' && Date.parse(timing.time) <= Date.now()) return null;
    return (
      <p key={timing.kind} className="text-sm text-tone-yellow">
        {timing.kind === 'not-before-block' && t.notBeforeBlock({ height: timing.height })}
        {timing.kind === 'waits' && t['sequence-waits']({ sequence: timing.sequence })}
        {timing.kind === 'not-before-time' && (
          <>
            {t.notBeforeTime} <DateText value={timing.time} show="utc" />
          </>
        )}
      </p>
    );
  });
}

/** The sum spent from each guarantee: its place in the contract's list, and satoshis. */
function sumByGuarantee({ inputs }: SpendSummary): [number, number][] {
  const sums = new Map<number, number>();
  for (const { guarantee, value } of inputs) sums.set(guarantee, (sums.get(guarantee) ?? 0) + value);
  return [...sums];
}

/** The destination of an output, and its amount. */
function Payee({ checked, output: { address, amount, guarantee } }: { checked: CheckedContract; output: SpendOutput }) {
  const t = useMessages(recoverMessages);
  return (
    <div>
      <p className="text-xs wrap-anywhere text-ink-faint">
        {guarantee === null ? t.to : t.toGuarantee({ name: nameGuarantee(t, checked, guarantee) })}
      </p>
      <p>{address === null ? t.noAddress : <AddressText value={address} className="wrap-anywhere" />}</p>
      <p className="mt-1 text-lg font-semibold">
        <Amount sats={amount} />
      </p>
    </div>
  );
}
