import { type WithdrawalTexts, withdrawalsMessages } from '@/content/withdrawals.messages';
import type { PsbtSummary } from '@/domain/withdrawal/inspection';
import { type UnusualTiming as Timing, unusualTimings } from '@/domain/withdrawal/unusual-timing';
import { useMessages } from '@/i18n/use-messages';
import { DateText } from '@/ui/text/date-text';

/** Locktime and sequences that a withdrawal usually does not have. */
export function UnusualTiming({ summary }: { summary: PsbtSummary }) {
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
