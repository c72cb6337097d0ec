import { sealNoteMessages } from '@/content/seal-notes.messages';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectSealView } from '@/store/seals/seals.selectors';
import { Banner } from '@/ui/message/banner';

/** Beside the form that changes a contract: what a change does to terms that one party has signed. Usually nothing. */
export function SealEditNote({ contractId }: { contractId: Id }) {
  const t = useMessages(sealNoteMessages);
  const kind = useAppSelector((state) => selectSealView(state, contractId)?.state.kind);
  return kind === 'signed-by-you' || kind === 'signed-by-other' ? <Banner tone="yellow">{t.editSigned}</Banner> : null;
}
