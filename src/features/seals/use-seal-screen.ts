import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { SealView } from '@/domain/seals/seal-state';
import type { TermsRole } from '@/domain/seals/terms';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import {
  selectContractSeals,
  selectIsSealStateKnown,
  selectSealView,
  selectTermsRole,
} from '@/store/seals/seals.selectors';
import type { ContractSeals } from '@/store/seals/seals.slice';

/** The signed terms of a contract as the screens show them. */
export interface SealScreen {
  view: SealView;
  seals: ContractSeals;
  role: TermsRole;
  /** Name or id of the other party. */
  other: string;
}

/** `null` until the signatures are known, and for everybody but the two parties. */
export function useSealScreen(contract: Contract): SealScreen | null {
  const view = useAppSelector((state) => selectSealView(state, contract.id));
  const seals = useAppSelector((state) => selectContractSeals(state, contract.id));
  const role = useAppSelector((state) => selectTermsRole(state, contract));
  const other = useOtherName(contract);
  const isKnown = useAppSelector((state) => selectIsSealStateKnown(state, contract.id));
  return !isKnown || view === null || seals === null || role === null ? null : { view, seals, role, other };
}

/** Name or id of the other party, for its contractors. */
export function useOtherName(contract: Contract): string {
  const isOwner = getRole(contract, useAppSelector(selectUserId)) === 'owner';
  const id = contract.contractors[isOwner ? 1 : 0] ?? '';
  return useAppSelector((state) => selectName(state, id)) ?? String(id);
}

/** Nothing about the signed terms has to be read before anything else. */
export function useIsSealCalm(contract: Contract): boolean {
  const screen = useSealScreen(contract);
  if (screen === null) return true;
  const { view, seals } = screen;
  const isLost = !seals.isKept && seals.record.signed.length > 0;
  const { kind } = view.state;
  const isAlarm = kind === 'changed' || kind === 'conflict' || kind === 'text-missing';
  return !isAlarm && !view.isPdfUnchecked && !isLost;
}
