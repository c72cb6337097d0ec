import { type ReactNode, useCallback } from 'react';
import type { Contract, Message } from '@/domain/models';
import type { ChatPanelProps } from '@/features/chat/chat-panel';
import { SealDeleteNote } from '@/features/seals/seal-delete-note';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { SealMessage } from '@/features/seals/seal-message';

/** Chat messages that carry a signature are shown as cards. */
export function useSealCards(
  contract: Contract,
  onOpen: (dialog: SealDialog) => void,
): Pick<ChatPanelProps, 'show' | 'deleteNote'> {
  const show = useCallback(
    (message: Message, text: ReactNode) => (
      <SealMessage contract={contract} message={message} onRead={(hash) => onOpen({ kind: 'read', hash })}>
        {text}
      </SealMessage>
    ),
    [contract, onOpen],
  );
  return { show, deleteNote: (message) => <SealDeleteNote contractId={contract.id} message={message} /> };
}
