import { awardMessages } from '@/content/award.messages';
import { settlementMessages } from '@/content/settlement.messages';
import { getRole } from '@/domain/contracts/permissions';
import { findTextLanguage } from '@/domain/contracts/text-language';
import type { Contract, Guarantee } from '@/domain/models';
import { markHiddenCharacters } from '@/domain/seals/hidden-characters';
import type { Award, AwardRole } from '@/domain/settlement/award';
import { getOutpoint } from '@/domain/settlement/coins';
import { getShare } from '@/domain/settlement/offer';
import { OfferShares, toBtc } from '@/features/settlement/offer-text';
import { SignedText } from '@/features/settlement/signed-text';
import { useOtherParty } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { usePrinting } from '@/lib/use-printing';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { Disclosure } from '@/ui/layout/disclosure';
import { AddressText } from '@/ui/text/address-text';
import { CodeFact } from '@/ui/text/code-fact';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

export interface AwardTextProps {
  contract: Contract;
  guarantee: Guarantee;
  award: Award;
}

/** Everything that a decision says. On paper both parties are named: it is read by others too. */
export function AwardText({ contract, guarantee, award }: AwardTextProps) {
  const t = useMessages(awardMessages);
  const { guaranteeOf } = useMessages(settlementMessages);
  const formatDay = useFormatDay();
  const isPrinting = usePrinting();
  const userId = useAppSelector(selectUserId);
  const role = getRole(contract, userId);
  const ownName = useAppSelector((state) => selectName(state, userId ?? '')) ?? '';
  const name = useOtherParty(contract);
  if (role !== 'owner' && role !== 'counterparty') return null;
  const { number, isFinal, place, date, reasons, costs, outputs } = award;
  const [paidToArbitrator, day] = [getShare(award, 'arbitrator'), formatDay(date)];
  const toLabel = (to: AwardRole) => {
    if (to === 'arbitrator') return t.toArbitrator;
    if (to === 'guarantee') return t.toGuarantee;
    if (to !== role) return t.to({ name });
    return isPrinting ? t.to({ name: ownName }) : t.you;
  };
  return (
    <>
      <p className="text-sm">{isFinal ? t.final({ number }) : t.interim({ number })}</p>
      {isPrinting && (
        <p className="text-sm">
          <Foreign lang={findTextLanguage(contract.description)}>{contract.title}</Foreign>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <Foreign>{guaranteeOf({ description: guarantee.description })}</Foreign>
      </p>
      <OfferShares contract={contract} guarantee={guarantee} offer={award} own={role} isNeutral={isPrinting} />
      {paidToArbitrator > 0 && <p className="text-sm">{t.arbitrator({ amount: toBtc(paidToArbitrator) })}</p>}
      <FactList>
        {outputs.map(({ to, address, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two outputs may be equal, and none ever moves
          <Fact key={at} label={<Foreign>{toLabel(to)}</Foreign>} wide>
            <span className="block">{toBtc(value)} BTC</span>
            <AddressText value={address} />
          </Fact>
        ))}
      </FactList>
      <SignedText label={t.reasons} tall>
        {reasons}
      </SignedText>
      {costs !== '' && <SignedText label={t.costs}>{costs}</SignedText>}
      <p className="text-sm text-ink-soft">
        <Foreign>{place === '' ? day : `${markHiddenCharacters(place)}, ${day}`}</Foreign>
      </p>
      <Fingerprints award={award} />
    </>
  );
}

/** The subject of the decision, by fingerprints: folded on the screen. */
function Fingerprints({ award: { coins, evidence, terms } }: Pick<AwardTextProps, 'award'>) {
  const t = useMessages(awardMessages);
  const isPrinting = usePrinting();
  const facts = (
    <FactList>
      <CodeFact label={t.terms} value={terms} empty={t.noTerms} />
      {evidence.length === 0 && <CodeFact label={t.evidence} value="" empty={t.noEvidence} />}
      {evidence.map((hash) => (
        <CodeFact key={hash} label={t.evidence} value={hash} />
      ))}
      {coins.map((coin) => (
        <CodeFact key={getOutpoint(coin)} label={t.coin({ amount: toBtc(coin.value) })} value={getOutpoint(coin)} />
      ))}
    </FactList>
  );
  return isPrinting ? facts : <Disclosure summary={t.fingerprints}>{facts}</Disclosure>;
}
