import { sumKitCoins } from '@/domain/kit/kit';
import type { CheckedKit } from '@/exit/recovery/api';
import { KitTermsList } from '@/exit/screen/certificate/kit-terms-list';
import { GuaranteeRow } from '@/exit/screen/kit/guarantee-row';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface KitSummaryProps {
  kit: CheckedKit;
  onClose: () => void;
}

/** The contract of an opened kit, and the money that it can recover. */
export function KitSummary({ kit: { kit }, onClose }: KitSummaryProps) {
  const t = useTexts();
  const unverified = kit.guarantees.flatMap(({ unverified }) => unverified);
  return (
    <StepCard
      step={1}
      heading={t.kit.opened}
      takesFocus
      action={
        <Button size="sm" onClick={onClose}>
          {t.kit.another}
        </Button>
      }
    >
      <FactList>
        <Fact label={t.kit.contract} wide>
          <Foreign className="font-medium">{kit.contract.title}</Foreign>
        </Fact>
        <Fact label={t.kit.role}>{t.roles[kit.role]}</Fact>
        <Fact label={t.kit.network}>{kit.network}</Fact>
        <Fact label={t.kit.made}>
          <DateText value={kit.madeAt} />
        </Fact>
        <Fact label={t.kit.total}>
          <Amount sats={sumKitCoins(kit.guarantees.flatMap(({ deposits }) => deposits))} className="font-medium" />
        </Fact>
      </FactList>
      {kit.network !== 'mainnet' && <Banner tone="yellow">{t.kit.notMainnet(kit.network)}</Banner>}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {kit.guarantees.map((guarantee) => (
          <li key={guarantee.id} className="py-3">
            <GuaranteeRow guarantee={guarantee} />
          </li>
        ))}
      </ul>
      {unverified.length > 0 && (
        <Banner tone="yellow">
          <p className="font-medium">{t.kit.unverified}</p>
          <p>{t.kit.unverifiedWhy}</p>
          <ul className="mt-1">
            {unverified.map((address) => (
              <li key={address}>
                <AddressText value={address} className="wrap-anywhere" />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <p className="text-xs text-ink-faint">{t.kit.verified}</p>
      <KitTermsList kit={kit} />
    </StepCard>
  );
}
