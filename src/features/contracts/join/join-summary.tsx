import type { ReactNode } from 'react';
import { joinMessages } from '@/content/contracts.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { type DepositShare, isAllFromOwner, shareOffer } from '@/domain/guarantees/guarantee-parties';
import type { Contract } from '@/domain/models';
import { excludesArbitration, readLanguage } from '@/domain/templates/generated-text';
import { PersonText } from '@/features/contracts/contract-facts';
import { Term } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { Amount } from '@/ui/text/amount';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/**
 * The owner, what each side would deposit and until when, the third key, and the language of the text.
 * @param text with the details that were typed
 */
export function JoinSummary({ contract, text }: { contract: Contract; text: string }) {
  const t = useMessages(joinMessages);
  const { depositorNotStated, otherDeposits } = useMessages(guaranteesMessages);
  const { arbitrator } = contract;
  const [owner] = contract.contractors;
  const guarantees = contract.guarantees.filter(({ depositorId }) => depositorId !== null);
  const isOwner = isAllFromOwner({ ...contract, guarantees });
  const name = useAppSelector((state) => (owner === undefined || !isOwner ? null : selectName(state, owner)));
  const { joiner, named, notStated } = shareOffer(contract);
  const language = readLanguage(text, KNOWN_WORDINGS);
  return (
    <FactList layout="pairs">
      {owner !== undefined && (
        <Fact label={t.invitedBy}>
          <PersonText id={owner} />
        </Fact>
      )}
      {joiner !== null && <DepositFact label={t.youWouldDeposit} {...joiner} />}
      {/* A server that sends no guarantees may have some. */}
      {joiner === null && contract.guarantees.length > 0 && (
        <Fact label={t.youWouldDeposit}>{isAllFromOwner(contract) ? t.nothing : t.notKnown}</Fact>
      )}
      {named && (
        <DepositFact label={name === null ? t.theyDeposit : <Foreign>{otherDeposits({ name })}</Foreign>} {...named} />
      )}
      {notStated && <DepositFact label={depositorNotStated} {...notStated} />}
      {arbitrator !== null && (
        <Fact
          label={<Term word="arbitrator">{t.thirdKey}</Term>}
          note={excludesArbitration(text, KNOWN_WORDINGS) ? t.decidesNothing : undefined}
        >
          <PersonText id={arbitrator} />
        </Fact>
      )}
      {language !== null && <Fact label={t.textLanguage}>{t[language]}</Fact>}
    </FactList>
  );
}

function DepositFact({ label, amount, until }: DepositShare & { label: ReactNode }) {
  const { validUntil } = useMessages(guaranteesMessages);
  return (
    <Fact
      label={label}
      note={
        until === null ? undefined : (
          <>
            {validUntil} <DayText day={until} />
          </>
        )
      }
    >
      <Amount sats={amount} className="font-medium" />
    </Fact>
  );
}
