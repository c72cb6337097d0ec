import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId, useRef } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { canDo } from '@/domain/contract/permissions';
import { sortGuarantees } from '@/domain/guarantee/guarantee-status';
import type { Guarantee } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { OpenDialog } from '@/features/guarantees/contract-dialog';
import { GuaranteeCard } from '@/features/guarantees/guarantee-card';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract, selectGuaranteeFailure } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { classes } from '@/ui/layout/classes';
import { VIRTUAL_FROM } from '@/ui/list/list-items';
import { ScrollList } from '@/ui/list/scroll-list';
import { Banner } from '@/ui/message/banner';
import { EmptyState } from '@/ui/message/empty-state';

export interface GuaranteesPanelProps {
  contractId: Id;
  onOpen: (dialog: OpenDialog) => void;
}

/** The contract's guarantees, active ones first (docs/specification.md#guarantees-panel-scrollable). */
export function GuaranteesPanel({ contractId, onOpen }: GuaranteesPanelProps) {
  const t = useMessages(guaranteesMessages);
  const titleId = useId();
  const scroller = useRef<HTMLElement>(null);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const userId = useAppSelector(selectUserId);
  if (contract === null) return null;
  const guarantees = sortGuarantees(contract.guarantees);
  return (
    // Below 1024 px the panel grows with its cards, up to a limit when there are many.
    <Card
      flush
      className={classes(
        'flex flex-col overflow-hidden lg:h-[600px]',
        guarantees.length > VIRTUAL_FROM && 'max-h-[85dvh] lg:max-h-none',
      )}
    >
      <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-5 py-2.5">
        <h2 id={titleId} className="font-semibold">
          {t.panelTitle}
        </h2>
        {canDo(contract, userId, 'add-guarantee') && (
          <Button size="sm" onClick={() => onOpen({ kind: 'add-guarantee' })}>
            <Plus aria-hidden="true" className="size-4" />
            {t.addGuarantee}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section ref={scroller} aria-labelledby={titleId} tabIndex={0} className={SCROLL}>
        <AddFailure contractId={contractId} onRetry={() => onOpen({ kind: 'add-guarantee' })} />
        {guarantees.length === 0 && (
          <EmptyState icon={<ShieldCheck />} className="m-auto w-full">
            {t.empty}
          </EmptyState>
        )}
        {guarantees.length > 0 && (
          <ScrollList
            scroller={scroller}
            items={guarantees}
            itemKey={getKey}
            render={({ id }) => <GuaranteeCard contractId={contractId} guaranteeId={id} onOpen={onOpen} />}
            estimate={400}
            gap={12}
          />
        )}
      </section>
    </Card>
  );
}

const SCROLL =
  'relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto bg-well p-3 focus-visible:outline-offset-[-2px] sm:p-4';

interface AddFailureProps {
  contractId: Id;
  onRetry: () => void;
}

/** The error of a failed 'Add Guarantee', whose dialog has closed (docs/specification.md#8-error-catalogue). */
function AddFailure({ contractId, onRetry }: AddFailureProps) {
  const t = useMessages(guaranteesMessages);
  const te = useMessages(errorMessages);
  const failure = useAppSelector((state) => selectGuaranteeFailure(state, contractId));
  if (failure === null) return null;
  const { cause } = failure.detail;
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {t.tryAgain}
    </Button>
  );
  return (
    <Banner tone="red" action={retry}>
      <p className="font-medium">{describeError(te, failure)}</p>
      {cause !== undefined && <p>{describeError(te, { ...failure, code: cause })}</p>}
    </Banner>
  );
}

function getKey({ id }: Guarantee): string {
  return toIdKey(id);
}
