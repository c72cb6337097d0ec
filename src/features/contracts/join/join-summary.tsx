import { joinMessages } from '@/content/contracts.messages';
import type { Guarantee } from '@/domain/models';
import { sumAmounts } from '@/domain/primitives/amount';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';

/** What joining would cost, above a long text. The person who joins deposits what has no depositor yet. */
export function JoinSummary({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const t = useMessages(joinMessages);
  const own = guarantees.filter(({ depositorId }) => depositorId === null);
  if (own.length === 0) return null;
  return (
    <p className="text-sm">
      {t.youWouldDeposit} <Amount sats={sumAmounts(own.map(({ amount }) => amount))} className="font-medium" />
    </p>
  );
}
