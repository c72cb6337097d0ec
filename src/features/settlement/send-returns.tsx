import { type ReactNode, useState } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract } from '@/domain/models';
import type { CoinReturn } from '@/domain/settlement/return-state';
import type { KnownAsk } from '@/domain/settlement/settlement-record';
import { type OwnLine, SendLines } from '@/features/settlement/send-lines';
import { useSentences } from '@/features/settlement/use-sentences';
import { useChatState } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';

interface SendAskProps {
  contract: Contract;
  ask: KnownAsk;
  describedBy?: string | undefined;
}

export function SendAsk({ contract, ask, describedBy }: SendAskProps) {
  const t = useMessages(settlementMessages);
  const { ofAsk } = useSentences();
  const lines: OwnLine[] = [{ mark: ask.hash, name: `return-${ask.hash.slice(0, 8)}`, line: { kind: 'ask', ...ask } }];
  return (
    <SendLines
      contract={contract}
      lines={lines}
      sentence={ofAsk(ask.plan)}
      unsentText={t.unsentAsk}
      describedBy={describedBy}
    />
  );
}

/**
 * An ask that was answered, once the chat turns out not to have it: the payer may have signed along with a release before the ask was sent.
 * Without it neither the payer's app nor a new device of the user shows what returns.
 */
export function SendAnsweredAsk({ contract, ask, describedBy }: SendAskProps) {
  const isMissing = useChatState(contract.id)(ask.hash) === 'unsent';
  const [wasMissing, setWasMissing] = useState(isMissing);
  if (isMissing && !wasMissing) setWasMissing(true);
  return wasMissing ? <SendAsk contract={contract} ask={ask} describedBy={describedBy} /> : null;
}

interface SendGivenProps {
  contract: Contract;
  returns: readonly CoinReturn[];
  describedBy?: string | undefined;
}

/** The user's own signatures in advance. */
export function SendGiven({ contract, returns, describedBy }: SendGivenProps) {
  const t = useMessages(settlementMessages);
  const { give } = useSentences();
  return (
    <SendLines
      contract={contract}
      lines={listGiven(returns)}
      sentence={give}
      unsentText={t.unsentGiven}
      describedBy={describedBy}
    />
  );
}

function listGiven(returns: readonly CoinReturn[]): OwnLine[] {
  return returns
    .flatMap(({ isOwn, given }) => (isOwn || given === null ? [] : [given]))
    .map((given) => ({
      mark: `${given.hash} ${given.index}`,
      name: `return-${given.hash.slice(0, 8)}-${given.index + 1}`,
      line: { kind: 'give', ...given },
    }));
}

interface UnsentDialogProps {
  title: string;
  onClose: () => void;
  /** The lines that could not be sent. */
  children: ReactNode;
}

/** Takes the place of a dialog whose signature was kept, but could not be sent. */
export function UnsentDialog({ title, onClose, children }: UnsentDialogProps) {
  const t = useMessages(settlementMessages);
  return (
    <Dialog title={title} onClose={onClose} footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}>
      {children}
    </Dialog>
  );
}
