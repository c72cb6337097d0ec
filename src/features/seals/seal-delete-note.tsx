import { sealCardMessages } from '@/content/seals.messages';
import type { Message } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectSealLine } from '@/store/seals/seals.selectors';

/** Before the message with a signature is deleted: the signature is not. */
export function SealDeleteNote({ contractId, message }: { contractId: Id; message: Message }) {
  const t = useMessages(sealCardMessages);
  const verdict = useAppSelector((state) => selectSealLine(state, contractId, message.id)?.verdict);
  return verdict === 'valid' ? <p className="text-sm font-medium">{t.deleteNote}</p> : null;
}
