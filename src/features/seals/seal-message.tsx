import type { ReactNode } from 'react';
import type { Contract, Message } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import { readTextAround } from '@/domain/seals/seal-chat-line';
import { SealCard } from '@/features/seals/seal-card';
import { isUsualSentence } from '@/features/seals/usual-sentence';
import { useAppSelector } from '@/store/core/hooks';
import { selectSealLine, selectTermsRole } from '@/store/seals/seals.selectors';
import { Foreign } from '@/ui/text/foreign';

export interface SealMessageProps {
  contract: Contract;
  message: Message;
  /** The message as it is. */
  children: ReactNode;
}

/** A card in place of a line that looks like a signature; any other message as it is (docs/seal.md#the-signature). */
export function SealMessage({ contract, message, children }: SealMessageProps) {
  const isOn = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  const line = useAppSelector((state) => selectSealLine(state, contract.id, message.id));
  const isByParty = contract.contractors.some((id) => message.userId !== null && isSameId(id, message.userId));
  const around = isOn && isByParty ? readTextAround(message.content) : null;
  if (around === null) return children;
  const isUsual = line?.revision != null && isUsualSentence(around, line.revision);
  return (
    <div className="flex flex-col gap-1.5">
      <SealCard contract={contract} message={message} line={line} />
      {around !== '' && !isUsual && (
        <p className="text-xs wrap-anywhere whitespace-pre-wrap text-ink-soft">
          <Foreign>{around}</Foreign>
        </p>
      )}
    </div>
  );
}
