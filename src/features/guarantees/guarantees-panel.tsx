import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useCallback, useId, useMemo, useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { canDo } from '@/domain/contracts/permissions';
import { isTroubled, isUnfolded, sortGuarantees } from '@/domain/guarantees/guarantee-status';
import type { Guarantee } from '@/domain/models';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { GuaranteeCard } from '@/features/guarantees/guarantee-card';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract, selectGuaranteeFailure } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectNeeds } from '@/store/needs/needs.selectors';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { FirstItems } from '@/ui/list/long-list';
import { Banner } from '@/ui/message/banner';
import { EmptyState } from '@/ui/message/empty-state';

interface GuaranteesPanelProps {
  contractId: Id;
  /** The row to show after an action. */
  spotlight?: Spotlight | null;
}

/** The contract's guarantees: those that need the user, then the active ones (docs/specification.md#guarantees-panel-scrollable). */
export function GuaranteesPanel({ contractId, spotlight = null }: GuaranteesPanelProps) {
  const open = useOpenDialog();
  const t = useMessages(guaranteesMessages);
  const titleId = useId();
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const userId = useAppSelector(selectUserId);
  const { choices, choose } = useUnfolded(spotlight);
  const isWide = useIsWide();
  const needs = useAppSelector((state) => (contract === null ? null : selectNeeds(state, contract)));
  const guarantees = useMemo(() => {
    const needy = new Set(needs?.map(({ guarantee }) => guarantee.id));
    return sortGuarantees(contract?.guarantees ?? [], (each) => isTroubled(each) || needy.has(each.id));
  }, [contract?.guarantees, needs]);
  if (contract === null) return null;
  const mayAdd = canDo(contract, userId, 'add-guarantee');
  const add = mayAdd && (
    <Button size="sm" onClick={() => open({ kind: 'add-guarantee' })}>
      <Plus aria-hidden="true" className="size-4" />
      {t.addGuarantee}
    </Button>
  );
  return (
    <Card flush className="flex flex-col overflow-hidden panels:h-[600px]">
      {/* On a narrow screen the tab has the title, and the guarantees come first. */}
      <header className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-5 py-2 max-panels:sr-only">
        <h2 id={titleId} className="font-semibold">
          {t.panelTitle}
        </h2>
        {isWide && add}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section aria-labelledby={titleId} tabIndex={0} className={SCROLL}>
        <AddFailure contractId={contractId} onRetry={() => open({ kind: 'add-guarantee' })} />
        {guarantees.length === 0 && (
          <EmptyState icon={<ShieldCheck />} className="m-auto w-full border-none">
            {t.empty} {contract.status === 'draft' && t.emptyDraft}
          </EmptyState>
        )}
        {guarantees.length > 0 && (
          <FirstItems
            items={guarantees}
            itemKey={getKey}
            itemClass={getRowClass}
            reveal={spotlight === null ? null : toIdKey(spotlight.guaranteeId)}
            render={(guarantee) => (
              <GuaranteeCard
                contractId={contractId}
                guaranteeId={guarantee.id}
                choice={choices[toIdKey(guarantee.id)] ?? null}
                onChoice={choose}
                unfolded={isUnfolded(guarantee, guarantees)}
                lit={spotlight !== null && isSameId(spotlight.guaranteeId, guarantee.id) ? spotlight.turn : 0}
              />
            )}
            more={t.more}
          />
        )}
      </section>
      {!isWide && add && <div className="flex justify-end px-4 py-2">{add}</div>}
    </Card>
  );
}

const SCROLL =
  'scroll-shadows relative flex min-h-0 flex-1 flex-col overflow-y-auto focus-visible:outline-offset-[-2px]';

function getRowClass(): string {
  return 'border-b border-line';
}

interface AddFailureProps {
  contractId: Id;
  onRetry: () => void;
}

/** A failed 'Add Guarantee', whose dialog has closed, a status that was not saved, or a record made twice (docs/specification.md#8-error-catalogue). */
function AddFailure({ contractId, onRetry }: AddFailureProps) {
  const t = useMessages(guaranteesMessages);
  const te = useMessages(errorMessages);
  const failure = useAppSelector((state) => selectGuaranteeFailure(state, contractId));
  if (failure === null) return null;
  const { cause } = failure.detail;
  const isAdding = failure.code === 'guarantee-update-failed';
  return (
    <Banner tone="red" {...(isAdding && { action: { label: t.tryAgain, onPress: onRetry } })} className="m-3 shrink-0">
      <p className="font-medium">{describeError(te, failure)}</p>
      {isAdding && cause !== undefined && <p>{describeError(te, { ...failure, code: cause })}</p>}
    </Banner>
  );
}

function getKey({ id }: Guarantee): string {
  return toIdKey(id);
}

/** A row that an action has changed. It is scrolled to, unfolded and highlighted. */
export interface Spotlight {
  guaranteeId: Id;
  /** Counts the actions. */
  turn: number;
}

interface Unfolded {
  /** By guarantee. Others use the default. */
  choices: Readonly<Record<string, boolean>>;
  choose: (guaranteeId: Id, open: boolean) => void;
}

/** The rows that the user folded or unfolded. Rows out of view are not rendered and cannot hold this state. */
function useUnfolded(spotlight: Spotlight | null): Unfolded {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [turn, setTurn] = useState(0);
  const choose = useCallback(
    (guaranteeId: Id, open: boolean) => setChoices((before) => ({ ...before, [toIdKey(guaranteeId)]: open })),
    [],
  );
  if (spotlight !== null && spotlight.turn !== turn) {
    setTurn(spotlight.turn);
    choose(spotlight.guaranteeId, true);
  }
  return { choices, choose };
}
