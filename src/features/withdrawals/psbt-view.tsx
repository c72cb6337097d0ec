import { type WithdrawalTexts, withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import { type PaymentSummary, summarizePayment } from '@/domain/withdrawal/cheque';
import type { FeeSpeed } from '@/domain/withdrawal/fee-speed';
import type { PsbtOutput, PsbtSummary } from '@/domain/withdrawal/inspection';
import { type UnusualTiming as Timing, unusualTimings } from '@/domain/withdrawal/unusual-timing';
import { useMessages } from '@/i18n/use-messages';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface ChequeViewProps {
  summary: PsbtSummary;
  /** Of the guarantee now; `null` while not known. */
  balance: Sats | null;
  /** How soon it may be mined, by the rates of now; `null` while these are not known. */
  speed?: FeeSpeed | null;
}

/** What is about to be signed, read from the PSBT itself: to whom, how much, what it costs, what stays. */
export function SummaryView({ summary, balance, speed = null }: ChequeViewProps) {
  const t = useMessages(withdrawalsMessages);
  const cheque = summarizePayment(summary, balance);
  return (
    <section aria-label={t.cheque} className="flex flex-col gap-3 rounded-control border border-line bg-sunken p-4">
      <Payees cheque={cheque} />
      <FactList layout="lines" className="border-t border-line">
        <Fact label={t.networkFee} note={speed === null ? undefined : t[`speed-${speed}`]}>
          <span className="figures">
            {t.feeSats({ sats: cheque.fee })}{' '}
            <span className="text-ink-faint">· {t.feeRate({ rate: cheque.feeRate })}</span>
          </span>
        </Fact>
        <Fact label={t.change}>
          <Amount sats={cheque.change} mark={false} />
        </Fact>
        <Fact label={t.stays}>
          <Amount sats={cheque.stays} mark={false} unknown={t.unknown} />
        </Fact>
      </FactList>
      <UnusualTiming summary={summary} />
      {!summary.amountsProven && <p className="text-xs text-ink-soft">{t.amountsUnproven}</p>}
    </section>
  );
}

function Payees({ cheque: { paid, elsewhere } }: { cheque: PaymentSummary }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <>
      {paid.length === 0 && <p className="text-sm font-medium text-tone-red">{t.nobody}</p>}
      {paid.map((output) => (
        <Payee key={`to ${output.address}`} label={t.to} output={output} />
      ))}
      {elsewhere.map((output, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs of one transaction, in place
        <Payee key={`elsewhere ${at}`} label={t.toElsewhere} output={output} wrong />
      ))}
    </>
  );
}

function Payee({ label, output, wrong = false }: { label: string; output: PsbtOutput; wrong?: boolean }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <div className={wrong ? 'text-tone-red' : undefined}>
      <p className="text-xs text-ink-faint">{label}</p>
      <p>{output.address === null ? t.noAddress : <AddressText value={output.address} />}</p>
      <p className="mt-1 text-lg font-semibold">
        <Amount sats={output.amount} />
      </p>
    </div>
  );
}

/** Locktime and sequences that a withdrawal usually does not have. */
function UnusualTiming({ summary }: { summary: PsbtSummary }) {
  const t = useMessages(withdrawalsMessages);
  return unusualTimings(summary).map((timing) => (
    <p key={JSON.stringify(timing)} className="text-sm text-tone-yellow">
      {timing.kind === 'not-before-time' ? (
        <>
          {t.notBeforeTime} <DateText value={timing.time} />
        </>
      ) : (
        timingText(t, timing)
      )}
    </p>
  ));
}

function timingText(t: WithdrawalTexts, timing: Exclude<Timing, { kind: 'not-before-time' }>): string {
  if (timing.kind === 'not-before-block') return t.notBeforeBlock({ height: timing.height });
  return t[`sequence-${timing.kind}`]({ sequence: timing.sequence });
}
