import { awardMessages } from '@/content/award.messages';
import { settlementMessages } from '@/content/settlement.messages';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract, Guarantee } from '@/domain/models';
import type { Award, AwardRole } from '@/domain/settlement/award';
import { getShare } from '@/domain/settlement/offer';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { OfferShares, toBtc } from '@/features/settlement/offer-text';
import { useOtherParty, useReturns } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

interface AwardTextProps {
  contract: Contract;
  guarantee: Guarantee;
  award: Award;
}

/** Everything that a decision says. */
export function AwardText({ contract, guarantee, award }: AwardTextProps) {
  const t = useMessages(awardMessages);
  const { guaranteeOf, returns } = useMessages(settlementMessages);
  const formatDay = useFormatDay();
  const role = getRole(contract, useAppSelector(selectUserId));
  const name = useOtherParty(contract);
  const given = useReturns(contract, guarantee.id).filter((each) => each.given !== null);
  if (role !== 'owner' && role !== 'counterparty') return null;
  const { number, isFinal, place, date, reasons, costs, outputs } = award;
  const [paidToArbitrator, day] = [getShare(award, 'arbitrator'), formatDay(date)];
  const toLabel = (to: AwardRole) => {
    if (to === 'arbitrator') return t.toArbitrator;
    if (to === 'guarantee') return t.toGuarantee;
    return to === role ? t.you : t.to({ name });
  };
  return (
    <>
      <p className="text-sm">{isFinal ? t.final({ number }) : t.interim({ number })}</p>
      <p className="text-sm text-ink-soft">
        <Foreign>{guaranteeOf({ description: guarantee.description })}</Foreign>
      </p>
      <OfferShares contract={contract} guarantee={guarantee} offer={award} own={role} />
      {paidToArbitrator > 0 && <p className="text-sm">{t.arbitrator({ amount: toBtc(paidToArbitrator) })}</p>}
      {given.map(({ outpoint, ask }) => (
        <p key={outpoint} className="text-sm text-ink-soft">
          {returns({ day: formatDay(toReturnDay(ask.plan.from)) })}
        </p>
      ))}
      <FactList>
        {outputs.map(({ to, address, value }) => (
          <Fact key={`${to} ${address} ${value}`} label={<Foreign>{toLabel(to)}</Foreign>} wide>
            <span className="block">{toBtc(value)} BTC</span>
            <AddressText value={address} />
          </Fact>
        ))}
      </FactList>
      <Quoted label={t.reasons} text={reasons} />
      {costs !== '' && <Quoted label={t.costs} text={costs} />}
      <p className="text-sm text-ink-soft">
        <Foreign>{place === '' ? day : `${place}, ${day}`}</Foreign>
      </p>
    </>
  );
}

/** The arbitrator's own words. */
function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <figure className="w-full text-sm">
      <figcaption className="text-ink-soft">{label}</figcaption>
      <blockquote className="max-h-60 overflow-y-auto border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap print:max-h-none">
        <Foreign>{text.replace(/\n{3,}/g, '\n\n')}</Foreign>
      </blockquote>
    </figure>
  );
}
