import { settings } from '@/config/settings';
import { attentionMessages } from '@/content/attention.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import type { Contract } from '@/domain/models';
import { ShareForm } from '@/features/seals/links/share-contract';
import { useMessages } from '@/i18n/use-messages';
import { PendingText, useDueTasks, useShareTask } from '@/pages/contract-tasks';
import type { ContractTab } from '@/pages/use-contract-tab';
import { useAppSelector } from '@/store/core/hooks';
import { selectPendingSignatures } from '@/store/needs/needs.selectors';
import { Placed } from '@/ui/layout/placed';
import { BottomBar } from '@/ui/tasks/bottom-bar';

interface ContractTaskBarProps {
  contract: Contract;
  hidden: boolean;
  tab: ContractTab;
  /** Where the password of the invitation stands: before what it signs, and never behind the bar. */
  signingPlace: HTMLElement | null;
}

const CARD = '-mt-2 rounded-card border border-line bg-card p-4';

/** The tabs that show what the user signs. */
const TERMS: readonly ContractTab[] = ['guarantees', 'terms'];

/** The user's open tasks, in the bar at the bottom of a narrow screen. */
export function ContractTaskBar({ contract, hidden, tab, signingPlace }: ContractTaskBarProps) {
  const t = useMessages(attentionMessages);
  const screen = useMessages(contractScreenMessages);
  const pending = useAppSelector((state) => selectPendingSignatures(state, contract.id));
  const { share, tasks } = useShareTask(contract, true);
  const due = [...useDueTasks(contract), ...tasks];
  // A refused password is in sight.
  const isField = TERMS.includes(tab) || share.refused !== null;
  return (
    <>
      {tasks.length > 0 && (
        <Placed at={signingPlace}>
          <ShareForm
            share={share}
            heading={screen.invite}
            hidden={hidden || !isField || settings().seals === 'off'}
            className={CARD}
          />
        </Placed>
      )}
      <BottomBar
        label={t.title}
        {...(pending > 0 && { notice: <PendingText count={pending} /> })}
        tasks={due}
        more={screen.more}
        hidden={hidden}
      />
    </>
  );
}
