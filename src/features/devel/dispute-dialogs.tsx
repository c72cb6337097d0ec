import type { ReactNode } from 'react';
import { develMessages } from '@/content/devel.messages';
import { useDiscard } from '@/content/discard.messages';
import { ArbitratorDisputePanel, UserDisputePanel } from '@/features/devel/dispute-panels';
import { DraftsContext, useDrafts } from '@/features/devel/message-form';
import { useMessages } from '@/i18n/use-messages';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';

export interface MockupDialogProps {
  onClose: () => void;
}

/** 'User Dispute Management' of the Devel menu. */
export function UserDisputeDialog({ onClose }: MockupDialogProps) {
  const { userTitle } = useMessages(develMessages);
  return (
    <MockupDialog title={userTitle} onClose={onClose}>
      <UserDisputePanel />
    </MockupDialog>
  );
}

/** 'Arbitrator Dispute Management' of the Devel menu. */
export function ArbitratorDisputeDialog({ onClose }: MockupDialogProps) {
  const { arbitratorTitle } = useMessages(develMessages);
  return (
    <MockupDialog title={arbitratorTitle} onClose={onClose}>
      <ArbitratorDisputePanel />
    </MockupDialog>
  );
}

function MockupDialog({ title, onClose, children }: MockupDialogProps & { title: string; children: ReactNode }) {
  const { close } = useMessages(develMessages);
  const { hasDraft, reportDraft } = useDrafts();
  return (
    <Dialog
      title={title}
      size="page"
      onClose={onClose}
      discard={useDiscard(hasDraft)}
      footer={<LeaveButton onLeave={onClose}>{close}</LeaveButton>}
    >
      <DraftsContext value={reportDraft}>
        {/* Focused first: the mockup opens at its top and scrolls with the arrow keys. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region */}
        <section aria-label={title} tabIndex={0} data-autofocus="" className="rounded-sm">
          {children}
        </section>
      </DraftsContext>
    </Dialog>
  );
}
