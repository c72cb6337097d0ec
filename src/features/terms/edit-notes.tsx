import { settings } from '@/config/settings';
import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectTermsView } from '@/store/terms/terms.selectors';
import { Banner } from '@/ui/message/banner';

/** Beside the form that changes a contract: what a change does to terms that one party has signed. Usually nothing. */
export function EditNote({ contractId }: { contractId: Id }) {
  const t = useMessages(termsMessages);
  const view = useAppSelector((state) => selectTermsView(state, contractId));
  const isHalf = view?.sealed === null && (view.signers === 'you' || view.signers === 'other');
  return isHalf ? <Banner tone="yellow">{t.editSigned}</Banner> : null;
}

/** Below the buttons of that form: how saving reaches the other party, where the banner above does not say it. */
export function SaveEffect({ contract }: { contract: Contract }) {
  const t = useMessages(termsMessages);
  const view = useAppSelector((state) => selectTermsView(state, contract.id));
  const isProposal = view !== null && view.sealed !== null;
  const isShown = settings().seals === 'off' || view?.signers === 'none';
  if (contract.contractors.length < 2 || !(isProposal || isShown)) return null;
  return <p className="text-right text-xs text-pretty text-ink-soft">{isProposal ? t.saveProposes : t.saveShows}</p>;
}
