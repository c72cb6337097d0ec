import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { isInChat } from '@/domain/seals/seal-chat-line';
import { findOwnSigned } from '@/domain/seals/seal-record';
import { SendSeal } from '@/features/seals/send-seal';
import type { SealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';

export interface UnsentSealProps {
  contract: Contract;
  screen: SealScreen;
}

/** The user's own signature is not in the chat: the message was deleted, dropped, or never sent. */
export function UnsentSeal({ contract, screen: { view, seals, role, other } }: UnsentSealProps) {
  const t = useMessages(sealsMessages);
  const isLoaded = useAppSelector(({ chat }) => chat.byContract[toIdKey(contract.id)]?.state === 'ready');
  const signed = findOwnSigned(seals.record, view.text, role);
  if (!isLoaded || signed === null || isInChat(Object.values(seals.lines), signed.hash, role)) return null;
  return (
    <div className="flex flex-col gap-1">
      <p>{t.notInChat({ name: other })}</p>
      <SendSeal contract={contract} signed={signed} role={role} />
    </div>
  );
}
