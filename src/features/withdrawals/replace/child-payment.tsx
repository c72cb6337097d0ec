import { replacementMessages } from '@/content/replacement.messages';
import { computeChildRate } from '@/domain/withdrawals/child-fee';
import { useMessages } from '@/i18n/use-messages';
import type { ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { Fact, FactList } from '@/ui/text/fact-list';

/** How the recipient accelerates a release alone: by spending what it pays (CPFP). */
export function ChildPayment({ release: { first, rates } }: { release: ReplaceableRelease }) {
  const t = useMessages(replacementMessages);
  const rate = computeChildRate(first, rates.fastestFee);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="text-ink-soft">{t.spendText}</p>
      {rate === null ? (
        <p>{t.spendEnough}</p>
      ) : (
        <FactList>
          <Fact label={t.spendRate} note={t.spendBasis({ rate: rates.fastestFee })} wide>
            <strong className="text-base font-medium">{t.spendRateValue({ rate })}</strong>
          </Fact>
        </FactList>
      )}
    </div>
  );
}
