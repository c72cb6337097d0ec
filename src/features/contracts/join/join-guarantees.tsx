import { joinMessages } from '@/content/contracts.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { getDepositor } from '@/domain/guarantees/depositor';
import type { Contract, Guarantee } from '@/domain/models';
import { PersonText } from '@/features/contracts/contract-facts';
import { Term } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface JoinGuaranteesProps {
  contract: Contract;
  /** With depositor, date, conditions and verification. */
  isComplete: boolean;
}

/** The guarantees of an invitation. */
export function JoinGuarantees({ contract, isComplete }: JoinGuaranteesProps) {
  const t = useMessages(joinMessages);
  const { depositorNotStated } = useMessages(guaranteesMessages);
  const { guarantees } = contract;
  const language = findTextLanguage(contract.description);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">
        <Term word="guarantee">{t.guarantees}</Term>
      </h2>
      {guarantees.length === 0 && <p className="text-sm text-ink-soft">{t.noGuarantees}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {guarantees.map((guarantee) => (
          <li key={String(guarantee.id)} className="flex flex-col gap-1 py-4 text-sm first:pt-0 last:pb-0">
            <Foreign lang={language} className="font-medium break-words">
              {guarantee.description}
            </Foreign>
            <span className="text-ink-soft">
              {t.amount} <Amount sats={guarantee.amount} mark={false} unknown={t.amountUnknown} />
            </span>
            {guarantee.depositorId === null && (
              <span className="text-ink-soft">
                {getDepositor(guarantee, contract).kind === 'once-joined' ? t.depositorYou : depositorNotStated}
              </span>
            )}
            {isComplete && <JoinFacts guarantee={guarantee} language={language} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function JoinFacts({
  guarantee: { depositorId, validUntil, conditions, verificationProcess },
  language,
}: {
  guarantee: Guarantee;
  /** Of the contract's text. */
  language: string | undefined;
}) {
  const t = useMessages(guaranteesMessages);
  return (
    <FactList className="mt-2">
      {depositorId !== null && (
        <Fact label={t.depositor}>
          <PersonText id={depositorId} />
        </Fact>
      )}
      <Fact label={t.validUntil}>
        <DayText day={validUntil} />
      </Fact>
      <Fact label={t.conditions} wide>
        <Foreign lang={language} className="whitespace-pre-line">
          {conditions}
        </Foreign>
      </Fact>
      <Fact label={t.verificationProcess} wide>
        <Foreign lang={language} className="whitespace-pre-line">
          {verificationProcess}
        </Foreign>
      </Fact>
    </FactList>
  );
}
