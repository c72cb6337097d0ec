import type { ReactNode } from 'react';
import type { Sats } from '@/domain/primitives/amount';
import type { Award } from '@/domain/settlement/award';
import { getOfferFee } from '@/domain/settlement/offer';
import { isLargePart } from '@/domain/settlement/offer-rules';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

/** Who is paid what and where, the fee, and the kind of a decision. */
export function AwardSummary({ award, children }: { award: Award; children?: ReactNode }) {
  const t = useTexts();
  const { isFinal, number, outputs } = award;
  return (
    <div className="flex flex-col gap-3 text-sm text-ink">
      <p className="font-medium">
        {isFinal ? t.award.final : t.award.interim} · {number}
      </p>
      <FactList>
        {outputs.map(({ to, address, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outputs of a transaction have a fixed order; two may be equal
          <Fact key={at} label={t.award.roles[to]} wide>
            <Amount sats={value} fiat={false} /> <AddressText value={address} />
          </Fact>
        ))}
        <Fact label={t.view.fee}>
          <Amount sats={getOfferFee(award) as Sats} fiat={false} />
        </Fact>
        {children}
      </FactList>
      {isLargePart(award) && <Banner tone="yellow">{t.award.largeFee}</Banner>}
    </div>
  );
}
