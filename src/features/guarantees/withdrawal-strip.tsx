import { guaranteesMessages } from '@/content/guarantees.messages';
import type { WithdrawalNotice, WithdrawalNoticeKind } from '@/domain/withdrawal/withdrawal-notice';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { TONE_TINT, type Tone } from '@/ui/message/tone';
import { Amount } from '@/ui/text/amount';

/** Only what waits for the reader has a colour of its own. */
const TONES: Record<WithdrawalNoticeKind, Tone> = { 'sign-due': 'yellow', 'waits-for-other': 'gray', sending: 'blue' };

/** The withdrawal under way, on top of its card. */
export function WithdrawalStrip({ notice: { kind, withdrawal } }: { notice: WithdrawalNotice }) {
  const t = useMessages(guaranteesMessages);
  return (
    <p
      className={classes(
        'flex flex-wrap gap-x-2 border-b border-line px-4 py-2 text-sm sm:px-5',
        TONE_TINT[TONES[kind]],
      )}
    >
      <span>{t[`notice-${kind}`]}</span>
      <Amount sats={withdrawal.amount} mark={false} unknown={t.amountUnknown} className="font-medium" />
    </p>
  );
}
