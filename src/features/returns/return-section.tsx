import { type ReactNode, useId } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { returnsMessages } from '@/content/returns.messages';
import type { Contract, Guarantee } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { sumCoins } from '@/domain/returns/coins';
import type { ReturnLine } from '@/domain/returns/return-lines';
import type { KnownAsk } from '@/domain/returns/return-record';
import { toReturnDay } from '@/domain/returns/return-rules';
import { type CoinReturn, listDue, listOverdue, summariseReturns } from '@/domain/returns/return-state';
import { type ContractDialog, useOpenDialog } from '@/features/dialogs/contract-dialog';
import { toBtc, useChatState, useOtherParty, useReturns } from '@/features/returns/use-returns';
import { useSentences } from '@/features/returns/use-sentences';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import {
  selectContractReturns,
  selectDepositFacts,
  selectHaveReturnsFailed,
  selectReturnPlace,
} from '@/store/returns/returns.selectors';
import { sendLine } from '@/store/returns/send-lines.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

interface ReturnSectionProps {
  contractId: Id;
  guarantee: Guarantee;
}

/** The return dates of a guarantee, as far as both have signed (docs/terms.md#return-dates). Nothing for people who are no party. */
export function ReturnSection({ contractId, guarantee }: ReturnSectionProps) {
  const t = useMessages(returnsMessages);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const isParty = useAppSelector((state) => contract !== null && selectReturnPlace(state, contract) !== null);
  const isRead = useAppSelector((state) => selectContractReturns(state, contractId) !== null);
  const hasFailed = useAppSelector((state) => selectHaveReturnsFailed(state, contractId));
  if (contract === null || !isParty) return null;
  if (hasFailed) return <Banner tone="red">{t.notRead}</Banner>;
  return isRead ? <Returns contract={contract} guarantee={guarantee} /> : null;
}

interface ReturnsProps {
  contract: Contract;
  guarantee: Guarantee;
}

function Returns({ contract, guarantee }: ReturnsProps) {
  const t = useMessages(returnsMessages);
  const titleId = useId();
  const name = useOtherParty(contract);
  const formatDay = useFormatDay();
  const sentences = useSentences();
  const total = useAppSelector((state) => selectKnownBalance(state, guarantee.id)?.total ?? null);
  const isDepositor = useAppSelector((state) => {
    const { depositor } = selectDepositFacts(state, contract, guarantee);
    return depositor !== null && depositor === selectReturnPlace(state, contract)?.own;
  });
  const returns = useReturns(contract, guarantee.id);
  const { covered, from, asked } = summariseReturns(returns);
  const isLeft = isDepositor && total !== null && covered + sumCoins({ coins: asked }) < total;
  if (returns.length === 0 && !isLeft) return null;

  const guaranteeId = guarantee.id;
  const [waiting] = asked;
  const now = Date.now() / 1000;
  // The amount that the other party can take back by now. The user can only agree on something else.
  const lost = listOverdue(returns, now).reduce((sum, { value }) => sum + value, 0);
  const toDay = (seconds: number) => formatDay(toReturnDay(seconds));
  return (
    <FactList>
      <Fact label={<span id={titleId}>{t.returnTitle}</span>} wide>
        <div className="flex flex-col items-start gap-2">
          {returns.length === 0 && <p className="text-ink-soft">{t.returnNone}</p>}
          {from !== null && (
            <p>
              <Foreign>
                {lost > 0 ? t.returnDue({ name, amount: toBtc(lost) }) : t.returns({ day: toDay(from) })}
              </Foreign>{' '}
              {total !== null && t.covered({ covered: toBtc(covered), total: toBtc(total) })}
            </p>
          )}
          {waiting?.isOwn === true && (
            <>
              <p>
                <Foreign>{t.waitingReturn({ name, day: toDay(waiting.ask.plan.from) })}</Foreign>
              </p>
              <SendLines
                contract={contract}
                lines={[toAskLine(waiting.ask)]}
                sentence={sentences.ofAsk(waiting.ask.plan)}
                unsentText={t.unsentAsk}
                describedBy={titleId}
              />
            </>
          )}
          {waiting?.isOwn === false && (
            <Act describedBy={titleId} dialog={{ kind: 'give-return', guaranteeId, hash: waiting.ask.hash }}>
              {t.give}
            </Act>
          )}
          {isLeft && (
            <Act describedBy={titleId} dialog={{ kind: 'ask-return', guaranteeId }}>
              {t.ask}
            </Act>
          )}
          {listDue(returns, now).map((coin) => (
            <Due key={coin.outpoint} coin={coin} guaranteeId={guaranteeId} />
          ))}
          <SendLines
            contract={contract}
            lines={listGivenLines(returns)}
            sentence={sentences.give}
            unsentText={t.unsentGiven}
            describedBy={titleId}
          />
        </div>
      </Fact>
    </FactList>
  );
}

interface ActProps {
  dialog: ContractDialog;
  describedBy: string;
  children: ReactNode;
}

/** Not primary: what is due is a task of the page as well. */
function Act({ dialog, describedBy, children }: ActProps) {
  const open = useOpenDialog();
  return (
    <Button size="sm" aria-describedby={describedBy} onClick={() => open(dialog)}>
      {children}
    </Button>
  );
}

/** A coin that the user can take back. */
function Due({ coin, guaranteeId }: { coin: CoinReturn; guaranteeId: Id }) {
  const t = useMessages(returnsMessages);
  const id = useId();
  const { ask, index, sent, value } = coin;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id={id}>
        {toBtc(value)} BTC{sent !== null && <span className="text-ink-soft">. {t.returnSent}</span>}
      </p>
      <Act describedBy={id} dialog={{ kind: 'take-back', guaranteeId, hash: ask.hash, index }}>
        {sent === null ? t.takeBack : t.returnRaise}
      </Act>
    </div>
  );
}

function toAskLine(ask: KnownAsk): OwnLine {
  return { mark: ask.hash, line: { kind: 'ask', ...ask } };
}

/** The user's own signatures in advance. */
function listGivenLines(returns: readonly CoinReturn[]): OwnLine[] {
  return returns
    .flatMap(({ isOwn, given }) => (isOwn || given === null ? [] : [given]))
    .map((given) => ({
      mark: `${given.hash} ${given.index}`,
      line: { kind: 'give', ...given },
    }));
}

/** A line that the user has made. */
interface OwnLine {
  line: ReturnLine;
  /** Identifies it among the lines of the chat. */
  mark: string;
}

interface SendLinesProps {
  contract: Contract;
  lines: readonly OwnLine[];
  sentence: string;
  /** Says that the chat does not have them. */
  unsentText: string;
  /** Id of what names them, for screen readers. */
  describedBy: string;
}

/** Sends the user's own lines again, if the chat has lost them or hides them. */
function SendLines({ contract, lines, sentence, unsentText, describedBy }: SendLinesProps) {
  const t = useMessages(returnsMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const getChatState = useChatState(contract.id);
  const unsent = lines.filter(({ mark }) => getChatState(mark) !== 'sent');

  async function send(): Promise<void> {
    for (const { line } of unsent)
      if ((await task.run(() => dispatch(sendLine(contract.id, sentence, line)))) === null) return;
    announce(t.sentAgain);
  }

  if (unsent.length === 0) return null;
  return (
    <>
      {unsent.some(({ mark }) => getChatState(mark) === 'unsent') && <p>{unsentText}</p>}
      <Button
        size="sm"
        className="self-start"
        busy={task.busy}
        busyLabel={t.sendingAgain}
        aria-describedby={describedBy}
        onClick={() => void send()}
      >
        {t.sendAgain}
      </Button>
      {task.error !== null && <Banner tone="red">{describeError(errors, task.error)}</Banner>}
    </>
  );
}
