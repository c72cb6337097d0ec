import { replacementMessages } from '@/content/replacement.messages';
import { getFeeSpeed } from '@/domain/withdrawal/fees';
import type { ReleaseStatus } from '@/domain/withdrawal/release-status';
import { useMessages } from '@/i18n/use-messages';

/** What an unconfirmed release pays, and what the next block costs. */
export function FeeLine({ status: { paid, rates } }: { status: Extract<ReleaseStatus, { kind: 'unconfirmed' }> }) {
  const t = useMessages(replacementMessages);
  const pays = paid === null ? t.unconfirmedUnknown : t.unconfirmed({ rate: (paid.fee / paid.vsize).toFixed(1) });
  const current = rates === null ? t.ratesUnknown : t.nextBlock({ rate: rates.fastestFee });
  return (
    <p>
      {pays}, {current}. {paid !== null && rates !== null && t[`speed-${getFeeSpeed(paid, rates)}`]}
    </p>
  );
}
