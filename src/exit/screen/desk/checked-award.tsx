import type { SignedAward } from '@/domain/settlement/award';
import { isLargePart } from '@/domain/settlement/offer-rules';
import type { AwardCheck } from '@/exit/recovery/award/check-award';
import type { CaseFile } from '@/exit/recovery/award/compare-files';
import { nameCoin } from '@/exit/screen/coin-name';
import { AwardSummary } from '@/exit/screen/desk/award-summary';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Code } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface CheckedAwardProps {
  /** That names the keys. */
  file: CaseFile;
  signed: SignedAward;
  check: AwardCheck;
}

/** Everything that a decision says, if it counts; else why it does not. */
export function CheckedAward({ file, signed: { award }, check }: CheckedAwardProps) {
  const t = useTexts();
  if ('fault' in check) return <Banner tone="red">{t.award.checked.wrong(t.award.rules[check.fault])}</Banner>;
  const { coins, terms, evidence, reasons, costs, place, date } = award;
  const { kit } = file;
  const isOther = file.terms !== null && file.terms.hash !== terms;
  return (
    <section aria-label={t.award.result} className="flex flex-col gap-3 text-sm">
      <Banner tone={isLargePart(award) ? 'blue' : 'green'}>{t.award.checked.right}</Banner>
      <AwardSummary award={award} />
      <FactList>
        <Fact label={t.award.guarantee} wide>
          <Foreign>{nameGuarantee(t, kit, check.guarantee)}</Foreign>
        </Fact>
        <Fact label={t.award.checked.coins} wide>
          <ul className="flex flex-col">
            {coins.map((coin) => (
              <li key={`${coin.txid}:${coin.vout}`}>
                <Amount sats={coin.value} fiat={false} /> {nameCoin(`${coin.txid}:${coin.vout}`)}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label={t.award.checked.terms} note={isOther ? t.award.checked.otherTerms : undefined} wide>
          {terms === '' ? t.award.checked.noTerms : <Code value={terms} />}
        </Fact>
        {evidence.length > 0 && (
          <Fact label={t.award.checked.evidence} wide>
            {evidence.map((hash) => (
              <p key={hash}>
                <Code value={hash} />
              </p>
            ))}
          </Fact>
        )}
        <Fact label={t.award.reasons} wide>
          <Foreign className="wrap-anywhere whitespace-pre-wrap">{reasons}</Foreign>
        </Fact>
        {costs !== '' && (
          <Fact label={t.award.costs} wide>
            <Foreign className="wrap-anywhere whitespace-pre-wrap">{costs}</Foreign>
          </Fact>
        )}
        {place !== '' && (
          <Fact label={t.award.place}>
            <Foreign>{place}</Foreign>
          </Fact>
        )}
        <Fact label={t.award.date}>
          <DateText value={date} />
        </Fact>
      </FactList>
    </section>
  );
}
