import type { ReactNode } from 'react';
import { develMessages } from '@/content/devel.messages';
import { useMessages } from '@/content/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ArbitratorDisputePanel } from './arbitrator-dispute-panel';
import { UserDisputePanel } from './user-dispute-panel';

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
  return (
    <Dialog
      title={title}
      size="page"
      onClose={onClose}
      footer={
        // Focus starts here, so that the mockup is seen from its top.
        <Button data-autofocus="" onClick={onClose}>
          {close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
