import { disputesMessages } from '@/content/disputes.messages';
import { TIMERS } from '@/domain/timers';
import type { DisputePaymentView } from '@/features/disputes/use-dispute-payment';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

/** Says what makes the payment count as received, above all when that is no real check. */
export function PaymentNote({ view: { payment, confirmation, explorerSilent } }: { view: DisputePaymentView }) {
  const t = useMessages(disputesMessages);
  const received = payment === 'received';
  if (confirmation === 'simulated') {
    const text = received ? t.simulatedReceived : t.simulated({ seconds: TIMERS.disputePayment / 1000 });
    return <Banner tone="yellow">{text}</Banner>;
  }
  if (explorerSilent && !received) return <Banner tone="yellow">{t.explorerSilent}</Banner>;
  return <p className="text-sm text-ink-soft">{received ? t.explorerReceived : t.explorer}</p>;
}
