import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ReleaseCheck } from '@/domain/withdrawal/release-form';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface ReleaseSumsProps {
  check: ReleaseCheck;
  calculating: boolean;
}

/** The network fee in satoshis and what arrives after it. */
export function ReleaseSums({ check: { fee, finalAmount, amountProblem }, calculating }: ReleaseSumsProps) {
  const t = useMessages(withdrawalsMessages);
  const feeText = fee === null ? (calculating ? t.calculating : t.unknown) : t.feeSats({ sats: fee });
  return (
    <FactList layout="lines">
      <Fact label={t.networkFee}>
        <span className="figures">{feeText}</span>
      </Fact>
      <Fact label={t.finalAmount}>
        <Amount sats={amountProblem === null ? finalAmount : null} className="font-semibold" />
      </Fact>
    </FactList>
  );
}
