import { type KitGuarantee, sumKitCoins } from '@/domain/kit/kit';
import { sumAmounts } from '@/domain/primitives/amount';
import type { CheckedKit } from '@/exit/recovery/api';
import { KitTermsList } from '@/exit/screen/certificate/signed-terms';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** A kit that somebody sends may list many thousands; those with coins are listed again in the next step. */
const MOST_SHOWN = 1000;

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
        {kit.guarantees.slice(0, MOST_SHOWN).map((guarantee, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one kit, which does not change; ids may be repeated
          <li key={at} className="py-3">
            <GuaranteeRow guarantee={guarantee} />
          </li>
        ))}
        <MoreItems count={kit.guarantees.length - MOST_SHOWN} />
      </ul>
      {unverified.length > 0 && (
        <Banner tone="yellow">
          <p className="font-medium">{t.kit.unverified}</p>
          <p>{t.kit.unverifiedWhy}</p>
          <ul className="mt-1">
            {[...new Set(unverified)].slice(0, MOST_SHOWN).map((address) => (
              <li key={address}>
                <AddressText value={address} className="wrap-anywhere" />
              </li>
            ))}
            <MoreItems count={new Set(unverified).size - MOST_SHOWN} />
          </ul>
        </Banner>
      )}
      <p className="text-xs text-ink-faint">{t.kit.verified}</p>
      <KitTermsList kit={kit} />
    </StepCard>
  );
}

/** The rest of a long list. */
function MoreItems({ count }: { count: number }) {
  const t = useTexts();
  return count > 0 && <li className="py-1 text-sm text-ink-soft">{t.kit.more(count)}</li>;
}

/** A guarantee of the kit: its money and its verified addresses. */
function GuaranteeRow({ guarantee }: { guarantee: KitGuarantee }) {
  const t = useTexts();
  const { deposits } = guarantee;
  const sum = sumAmounts(deposits.flatMap(({ coins }) => coins.map(({ value }) => value)));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Foreign className="min-w-0 text-sm font-medium wrap-anywhere">{guarantee.description || guarantee.id}</Foreign>
        <span className="text-sm">
          <Amount sats={sum} />
        </span>
      </div>
      {deposits.length > 0 && (
        <Disclosure summary={t.kit.addresses(deposits.length)}>
          <ul className="flex flex-col gap-1 text-ink">
            {deposits.slice(0, MOST_SHOWN).map(({ address }) => (
              <li key={address}>
                <AddressText value={address} className="wrap-anywhere" />
              </li>
            ))}
            <MoreItems count={deposits.length - MOST_SHOWN} />
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
