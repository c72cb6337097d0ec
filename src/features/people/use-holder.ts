import { settings } from '@/config/settings';
import { disputesMessages } from '@/content/disputes.messages';
import { KNOWN_WORDS } from '@/content/known-wordings';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { excludesArbitration } from '@/domain/templates/generated-text';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectBareName } from '@/store/people/people.thunks';
import { selectSealed } from '@/store/terms/terms.selectors';

export interface Holder {
  /** `null`: the contract names none. */
  id: Id | null;
  /** `null`: unknown. */
  name: string | null;
  /** `mailto:` or https; empty if it is unknown. */
  contact: string;
  /** False if the text excludes arbitration. */
  mayDecide: boolean;
}

/** The holder of the third key. What both have signed counts, whatever the contract says now; the operator's name, whatever the server calls them. */
export function useHolder(contract: Contract): Holder {
  const signed = useAppSelector((state) => selectSealed(state, contract.id)?.terms ?? null);
  const id = signed === null ? contract.arbitrator : signed.arbitrator.id || null;
  const { arbitrators } = settings();
  const listed = Object.hasOwn(arbitrators, String(id)) ? arbitrators[String(id)] : undefined;
  const name = useAppSelector((state) => (id === null ? null : selectBareName(state, id)));
  return {
    id,
    name: listed?.name || name,
    contact: listed?.contact ?? '',
    mayDecide: id !== null && !excludesArbitration(signed?.description ?? contract.description, KNOWN_WORDS),
  };
}

/** The label of the dialog `ask-holder`, and of what opens it. */
export function useAskLabel(contract: Contract): string {
  const t = useMessages(disputesMessages);
  const { name } = useHolder(contract);
  return name === null ? t.ask : t.askNamed({ name });
}
