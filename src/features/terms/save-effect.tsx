import { settings } from '@/config/settings';
import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { TermsView } from '@/domain/terms/state';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectTermsView } from '@/store/terms/terms.selectors';

/** Below the buttons of the form that changes a contract: what saving does. */
export function SaveEffect({ contract }: { contract: Contract }) {
  const t = useMessages(termsMessages);
  const view = useAppSelector((state) => selectTermsView(state, contract.id));
  const effect = contract.contractors.length < 2 ? null : toEffect(view);
  return effect && <p className="text-right text-xs text-pretty text-ink-soft">{t[effect]}</p>;
}

/** `null`: the signatures are not known yet. */
function toEffect(view: TermsView | null) {
  if (view === null) return settings().seals === 'off' ? 'saveShows' : null;
  if (view.sealed !== null) return 'saveProposes';
  return view.signers === 'none' ? 'saveShows' : 'editSigned';
}
