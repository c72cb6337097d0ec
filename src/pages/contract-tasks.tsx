import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useId, useState } from 'react';
import { attentionMessages } from '@/content/attention.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { contractDetailMessages } from '@/content/contracts.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { ShareButton, ShareResult, useShare } from '@/features/contracts/detail/share-contract';
import { UnseenPdf } from '@/features/contracts/pdf/unseen-pdf';
import { useGuaranteeTasks } from '@/features/guarantees/use-guarantee-tasks';
import { useReturnTasks } from '@/features/returns/use-return-tasks';
import { useTermsTask } from '@/features/terms/terms-status-row';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectPendingSignatures } from '@/store/needs/needs.selectors';
import { Card } from '@/ui/layout/card';
import { FoldedTasks, type TodoItem } from '@/ui/tasks/task-list';

/** The user's open tasks. */
export function ContractTasks({ contract, hidden }: { contract: Contract; hidden: boolean }) {
  const t = useMessages(attentionMessages);
  const screen = useMessages(contractScreenMessages);
  const titleId = useId();
  const sharing = useShareTask(contract);
  const tasks = [...useDueTasks(contract), ...sharing];
  if (tasks.length === 0) return null;
  return (
    <Card flush hidden={hidden} className="overflow-hidden">
      <section aria-labelledby={titleId}>
        <PendingNotice contractId={contract.id}>
          <h2 id={titleId} className="text-xs font-semibold">
            {t.title}
          </h2>
        </PendingNotice>
        <FoldedTasks tasks={tasks} more={screen.more} />
      </section>
    </Card>
  );
}

/**
 * Signatures and guarantees. Terms come before deposits; a release that waits for a signature is more urgent than both, and a
 * PDF to read less.
 */
function useDueTasks(contract: Contract): TodoItem[] {
  const isPending = useAppSelector((state) => selectPendingSignatures(state, contract.id)) > 0;
  const seal = useTermsTask(contract, <UnseenPdf contract={contract} />);
  const terms = seal === null ? [] : [seal];
  const isLast = isPending || seal?.isLater === true;
  const guarantees = [...useReturnTasks(contract), ...useGuaranteeTasks(contract)];
  return isLast ? [...guarantees, ...terms] : [...terms, ...guarantees];
}

/** The owner invites a counterparty. */
function useShareTask(contract: Contract): TodoItem[] {
  const t = useMessages(contractScreenMessages);
  const [wasDraft] = useState(contract.status === 'draft');
  const userId = useAppSelector(selectUserId);
  const share = useShare(contract);
  if (!canDo(contract, userId, 'share')) return [];
  const action = <ShareButton share={share} isNext={wasDraft} />;
  const text = share.isShared ? t.waitingForOther : t.invite;
  return [{ key: 'share', icon: <UserPlus />, text, result: <ShareResult share={share} />, action }];
}

/** The heading of the tasks, and the banner of docs/specification.md#withdrawal-flow while signatures are due. */
function PendingNotice({ contractId, children }: { contractId: Id; children: ReactNode }) {
  const t = useMessages(contractDetailMessages);
  const pending = useAppSelector((state) => selectPendingSignatures(state, contractId));
  const tint = pending > 0 ? 'bg-tone-yellow-soft text-tone-yellow' : 'text-ink-soft';
  return (
    <div className={`flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-1.5 sm:px-5 ${tint}`}>
      {children}
      {pending > 0 && (
        <p role="status" className="text-xs font-medium">
          {t.pendingWithdrawals(pending)}
        </p>
      )}
    </div>
  );
}
