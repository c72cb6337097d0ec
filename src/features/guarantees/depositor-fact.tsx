import { guaranteesMessages } from '@/content/guarantees.messages';
import { type Depositor, getDepositor } from '@/domain/guarantee/depositor';
import type { Guarantee } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import { Fact } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** Why a pending guarantee asks nobody for its deposit yet. The row names a depositor who is known. */
export function DepositorFact({ guarantee }: { guarantee: Guarantee }) {
  const t = useMessages(guaranteesMessages);
  const contract = useAppSelector((state) => guarantee.contractId && selectContract(state, guarantee.contractId));
  const depositor = contract ? getDepositor(guarantee, contract) : null;
  if (depositor?.kind !== 'unrecorded') return null;
  return (
    <Fact label={t.depositor} wide>
      <DepositorText depositor={depositor} />
    </Fact>
  );
}

function DepositorText({ depositor }: { depositor: Depositor }) {
  const t = useMessages(guaranteesMessages);
  const userId = useAppSelector(selectUserId);
  const name = useAppSelector((state) => (depositor.kind === 'named' ? selectName(state, depositor.id) : null));
  if (depositor.kind === 'once-joined') return t[`once-joined-${depositor.role}`];
  if (depositor.kind === 'unrecorded') return t[`unrecorded-${depositor.role}`];
  return isSameId(depositor.id, userId) ? t.depositorYou : <Foreign>{name ?? depositor.id}</Foreign>;
}
