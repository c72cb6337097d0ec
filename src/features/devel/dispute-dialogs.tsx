import type { ReactNode } from 'react';
import { develMessages } from '@/content/devel.messages';
import { ArbitratorDisputePanel, UserDisputePanel } from '@/features/devel/dispute-panels';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

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
    <Dialog title={title} size="page" onClose={onClose} footer={<Button onClick={onClose}>{close}</Button>}>
      {/* Focused first: the mockup opens at its top and scrolls with the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region */}
      <section aria-label={title} tabIndex={0} data-autofocus="" className="rounded-sm">
        {children}
      </section>
    </Dialog>
  );
}
