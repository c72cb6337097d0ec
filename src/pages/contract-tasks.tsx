import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useId, useState } from 'react';
import { attentionMessages } from '@/content/attention.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { contractDetailMessages } from '@/content/contracts.messages';
import { canDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { ShareContract } from '@/features/contracts/detail/share-contract';
import type { OpenDialog } from '@/features/guarantees/contract-dialog';
import { useGuaranteeTasks } from '@/features/guarantees/use-guarantee-tasks';
import type { RecoveryDialog } from '@/features/recovery/recovery-dialog';
import { CopyInvitation } from '@/features/seals/links/copy-invitation';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectPendingSignatures } from '@/store/contracts/needs.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Card } from '@/ui/layout/card';
import { FoldedTasks, type Task } from '@/ui/tasks/task-list';

export interface ContractTasksProps {
  contract: Contract;
  onOpen: (dialog: OpenDialog) => void;
  onSeal: (dialog: SealDialog) => void;
  onRecovery: (dialog: RecoveryDialog) => void;
}

/**
 * What the contract needs from the user, on a wide screen. Terms and recovery kit have a line below with their next step,
 * whose place is reserved: they become known later.
 */
export function ContractTasks(props: ContractTasksProps) {
  const t = useMessages(attentionMessages);
  const screen = useMessages(contractScreenMessages);
  const titleId = useId();
  const tasks = [...useGuaranteeTasks(props.contract, props.onOpen), ...useShareTask(props)];
  if (tasks.length === 0) return null;
  return (
    <Card flush className="overflow-hidden">
      <section aria-labelledby={titleId}>
        <PendingNotice contractId={props.contract.id}>
          <h2 id={titleId} className="text-xs font-semibold">
            {t.title}
          </h2>
        </PendingNotice>
        <FoldedTasks tasks={tasks} more={screen.more} />
      </section>
    </Card>
  );
}

/** The owner invites a counterparty. */
export function useShareTask({ contract, onRecovery }: ContractTasksProps): Task[] {
  const t = useMessages(contractScreenMessages);
  const [wasDraft] = useState(contract.status === 'draft');
  const mayShare = canDo(contract, useAppSelector(selectUserId), 'share');
  if (!mayShare) return [];
  const action = (
    <>
      <CopyInvitation contract={contract} onOpen={() => onRecovery('sealed-invitation')} />
      <ShareContract contract={contract} isNext={wasDraft} />
    </>
  );
  return [{ key: 'share', icon: <UserPlus />, text: t.invite, detail: t.inviteDetail, action }];
}

/** The heading of the tasks: the banner of docs/specification.md#withdrawal-flow while signatures are due. */
function PendingNotice({ contractId, children }: { contractId: Id; children: ReactNode }) {
  const pending = useAppSelector((state) => selectPendingSignatures(state, contractId));
  const tint = pending > 0 ? 'bg-tone-yellow-soft text-tone-yellow' : 'text-ink-soft';
  return (
    <div className={`flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-1.5 sm:px-5 ${tint}`}>
      {children}
      {pending > 0 && <PendingText count={pending} />}
    </div>
  );
}

export function PendingText({ count }: { count: number }) {
  const t = useMessages(contractDetailMessages);
  return (
    <p role="status" className="text-xs font-medium">
      {t.pendingWithdrawals({ count })}
    </p>
  );
}
