import { settings } from '@/config/settings';
import { sealNoteMessages } from '@/content/seal-notes.messages';
import type { Contract } from '@/domain/models';
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

/** Below the fields of that form: what saving does for the other party, where the banner above does not say it. */
export function SaveEffect({ contract }: { contract: Contract }) {
  const t = useMessages(sealNoteMessages);
  const kind = useAppSelector((state) => selectSealView(state, contract.id)?.state.kind);
  const isSigned = kind === 'sealed' || kind === 'changed';
  const isFree = kind === 'unsigned' || kind === 'changed-unsigned' || settings().seals === 'off';
  if (contract.contractors.length < 2 || !(isSigned || isFree)) return null;
  return <p className="text-sm text-pretty text-ink-soft">{isSigned ? t.saveProposes : t.saveShows}</p>;
}
