import type { FormEvent, ReactNode } from 'react';
import { settings } from '@/config/settings';
import { joinMessages } from '@/content/contracts.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { KNOWN_WORDS } from '@/content/known-wordings';
import { payoutMessages } from '@/content/payout.messages';
import { termsMessages } from '@/content/terms.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { type DepositShare, isAllFromOwner, shareOffer } from '@/domain/guarantees/guarantee-parties';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { excludesArbitration } from '@/domain/templates/generated-text';
import { ArbitratorAlarm, ContractDates, PersonText, usePeople } from '@/features/contracts/contract-facts';
import { ContractText } from '@/features/contracts/detail/contract-reading';
import { JoinGuarantees } from '@/features/contracts/join/join-guarantees';
import { JoinSignatureFields, useJoinSignature } from '@/features/contracts/join/join-signature';
import { JoinerDetails, useJoinerDetails } from '@/features/contracts/join/joiner-details';
import { ContractPdf } from '@/features/contracts/pdf/contract-pdf';
import { UnseenPdf } from '@/features/contracts/pdf/unseen-pdf';
import { HelpLink } from '@/features/help/help-link';
import { Term } from '@/features/help/term';
import { FailureBanner, Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { joinAndSign, selectHasJoined } from '@/store/terms/join.thunks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { keepAbove } from '@/ui/layout/keep-above';
import { Amount } from '@/ui/text/amount';
import { DayText } from '@/ui/text/day-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface JoinOfferProps {
  contract: Contract;
  onDecline: () => void;
  onJoined: () => void;
}

/** An invitation: a summary, the user's details, the password that signs the text, the text, and the buttons, which stay in view. */
export function JoinOffer({ contract, onDecline, onJoined }: JoinOfferProps) {
  const t = useMessages(joinMessages);
  const { sentence } = useMessages(termsMessages);
  const dispatch = useAppDispatch();
  const payout = useMessages(payoutMessages);
  const signature = useJoinSignature();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  usePeople(contract.arbitrator === null ? contract.contractors : [...contract.contractors, contract.arbitrator]);
  const details = useJoinerDetails(contract);
  const isRefused = error?.code === 'wrong-password';
  const { status } = task.state;
  const hasEnded = status === 'failed' || status === 'stopped' || status === 'late';
  const isJoined = useAppSelector((state) => selectHasJoined(state, contract)) && hasEnded;
  const isDone = isJoined && status === 'late';
  const hasSeals = settings().seals !== 'off';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || isDone) return;
    const find = (detail: string) => event.currentTarget.querySelector<HTMLElement>(detail);
    const missing = signature.findMissing();
    const invalid =
      find('[data-detail=""][aria-invalid=true]') ?? (details.askOpen() ? find('[data-detail=open]') : null);
    if (invalid !== null) invalid.focus();
    else if (missing !== null) find(missing)?.focus();
    else void accept();
  }

  async function accept(): Promise<void> {
    const { password, address } = signature;
    const order = { contract, description: details.text, password, hasJoined: isJoined };
    const stated = address === '' ? null : { address, sentence: payout.sentence({ address }) };
    const signed = { ...order, sentence: sentence({ revision: 1 }), payout: stated };
    if (await run((intent) => dispatch(joinAndSign(signed, intent)))) leave();
  }

  function leave(): void {
    details.forget();
    onJoined();
  }

  function decline(): void {
    details.forget();
    onDecline();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p className="text-sm font-medium text-ink-faint">{t.invitation}</p>
        <h1 className="text-xl font-semibold break-words">
          <Foreign lang={findTextLanguage(contract.description)}>{contract.title}</Foreign>
        </h1>
        <JoinSummary contract={contract} text={details.text} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint sm:text-sm">
          <ContractDates contract={contract} />
          <ContractPdf contract={contract} hasCheck={false} />
        </div>
      </header>
      {contract.arbitrator !== null && <ArbitratorAlarm id={contract.arbitrator} />}
      {hasSeals && (
        <div className="flex flex-col gap-3 text-sm text-pretty text-ink-soft empty:hidden">
          <UnseenPdf contract={contract} hasReason />
        </div>
      )}
      <JoinerDetails {...details} />
      {hasSeals && <JoinSignatureFields signature={signature} busy={busy} refused={isRefused ? error : null} />}
      <div className="flex flex-col gap-4">
        <p className="text-sm text-pretty text-ink-soft">{t.agreement}</p>
        <HelpLink part="joining" />
      </div>
      <Card className="flex flex-col gap-6">
        <div className="flex flex-col gap-3">
          <ContractText text={details.text} />
        </div>
        <JoinGuarantees contract={contract} isComplete={hasSeals} />
      </Card>
      <div
        ref={keepAbove}
        className="sticky bottom-0 z-20 -mx-4 -mb-8 flex flex-col gap-3 border-t border-line bg-card px-4 py-3 shadow-edge sm:bottom-3 sm:mx-0 sm:mb-0 sm:rounded-card sm:border low:static"
      >
        <Waiting task={task} />
        {error !== null && !isRefused && (
          <FailureBanner title={isJoined ? t.detailsFailed : t.joinFailed} error={error} />
        )}
        <div className="flex flex-row-reverse gap-2 sm:justify-start">
          {isDone ? (
            <Button variant="primary" className="max-sm:flex-1" onClick={leave}>
              {t.openContract}
            </Button>
          ) : (
            <>
              <Button type="submit" variant="primary" className="max-sm:flex-1" busy={busy} busyLabel={t.accepting}>
                {isJoined ? t.retry : t.accept}
              </Button>
              <Button onClick={isJoined ? leave : decline} disabled={busy}>
                {isJoined ? t.goOn : t.decline}
              </Button>
            </>
          )}
        </div>
      </div>
    </form>
  );
}

/**
 * The owner, what each side would deposit and until when, the third key, and the language of the text.
 * @param text with the details that were typed
 */
function JoinSummary({ contract, text }: { contract: Contract; text: string }) {
  const t = useMessages(joinMessages);
  const { depositorNotStated, otherDeposits } = useMessages(guaranteesMessages);
  const { arbitrator } = contract;
  const [owner] = contract.contractors;
  const guarantees = contract.guarantees.filter(({ depositorId }) => depositorId !== null);
  const isOwner = isAllFromOwner({ ...contract, guarantees });
  const name = useAppSelector((state) => (owner === undefined || !isOwner ? null : selectName(state, owner)));
  const { joiner, named, notStated } = shareOffer(contract);
  const language = findTextLanguage(text);
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
          note={excludesArbitration(text, KNOWN_WORDS) ? t.decidesNothing : undefined}
        >
          <PersonText id={arbitrator} />
        </Fact>
      )}
      {language !== undefined && <Fact label={t.textLanguage}>{t[language]}</Fact>}
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
