import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { amountWithdrawn } from '@/domain/guarantee/guarantee-status';
import type { Contract, Guarantee } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, idKey } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectDepositWarning } from '@/store/deposits/verification.selectors';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface ReleaseFactsProps {
  contract: Contract;
  guarantee: Guarantee;
  balance: Sats | null;
}

/** Guarantee details and participants (docs/specification.md#modals-of-the-detail-screen). */
export function ReleaseFacts({ contract, guarantee, balance }: ReleaseFactsProps) {
  const t = useMessages(withdrawalsMessages);
  const warning = useAppSelector((state) => selectDepositWarning(state, guarantee));
  return (
    <section aria-label={t.details} className="rounded-control bg-sunken p-3">
      <FactList>
        <Fact label={t.description} wide>
          <span className="line-clamp-2 whitespace-pre-line">{guarantee.description}</span>
        </Fact>
        <Fact label={t.amount}>
          <Amount sats={guarantee.amount} mark={false} unknown={t.unknown} />
        </Fact>
        <Fact label={t.availableBalance}>
          <Amount sats={balance} mark={false} unknown={t.unknown} />
          {warning !== null && (
            <span className="block">
              <Badge tone={warning === 'not-verified' ? 'red' : 'yellow'}>{t[warning]}</Badge>
            </span>
          )}
        </Fact>
        <Fact label={t.amountWithdrawn}>
          <Amount sats={amountWithdrawn(guarantee.withdrawals)} mark={false} unknown={t.unknown} />
        </Fact>
        <Fact label={t.depositor}>
          {guarantee.depositorId === null ? t.unknown : <Participant id={guarantee.depositorId} />}
        </Fact>
        <Fact label={t.participants} wide>
          <ul className="flex flex-wrap gap-x-4">
            {contract.contractors.map((id) => (
              <li key={idKey(id)}>
                <Participant id={id} />
              </li>
            ))}
          </ul>
        </Fact>
      </FactList>
    </section>
  );
}

/** The id, behind the name where one is known. */
function Participant({ id }: { id: Id }) {
  const name = useAppSelector((state) => selectName(state, id));
  return (
    <span className="break-all">
      {name !== null && <span className="font-medium">{name} </span>}
      <span className="text-ink-soft">{idKey(id)}</span>
    </span>
  );
}
