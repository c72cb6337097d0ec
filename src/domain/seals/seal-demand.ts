import { needsOwnKey } from '@/domain/contracts/permissions';
import type { SealState, SealView } from '@/domain/seals/seal-state';
import { isUndecided } from '@/domain/seals/seal-state';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';

/** The requirements of paying and signing on the terms (docs/seal.md#settings). */
export type SealSetting = 'off' | 'tell' | 'required';

/** `unknown`: not looked up yet. `pdf-unread`: signed by both, but this device has not compared the PDF. */
export type SealStanding = SealState['kind'] | 'unknown' | 'pdf-unread';

export type SealAction = GuaranteeAction | 'release-again' | 'ask-return' | 'return';

export type SealDemand =
  | 'none'
  | 'tell' // one line, no step
  | 'ask' // not before the user accepts the terms as they stand
  | 'block';

type Row = Readonly<Record<SealStanding, SealDemand>>;

const NOTHING: Row = {
  unknown: 'none',
  unsigned: 'none',
  'signed-by-you': 'none',
  'signed-by-other': 'none',
  sealed: 'none',
  'pdf-unread': 'none',
  'changed-unsigned': 'none',
  changed: 'none',
  conflict: 'none',
  'text-missing': 'none',
};

/** docs/seal.md#paying-and-signing */
const DEMANDS: Readonly<Record<SealSetting, Row>> = {
  off: NOTHING,
  tell: {
    ...NOTHING,
    unsigned: 'tell',
    'signed-by-you': 'tell',
    'signed-by-other': 'tell',
    'pdf-unread': 'tell',
    'changed-unsigned': 'ask',
    changed: 'ask',
    conflict: 'ask',
    'text-missing': 'ask',
  },
  required: {
    unknown: 'block',
    unsigned: 'block',
    'signed-by-you': 'block',
    'signed-by-other': 'block',
    sealed: 'none',
    'pdf-unread': 'block',
    'changed-unsigned': 'block',
    changed: 'block',
    conflict: 'block',
    'text-missing': 'block',
  },
};

/** Applies to every action that needs the key; others require nothing. */
export function getSealDemand(setting: SealSetting, standing: SealStanding, action: SealAction): SealDemand {
  return needsOwnKey(action) ? DEMANDS[setting][standing] : 'none';
}

/** If a change cannot be told from missing data, it is `unknown`. A proposal is a change: the signed terms count until both sign it. */
export function getStanding(view: SealView | null): SealStanding {
  if (view === null || (view.state.kind === 'changed' && isUndecided(view))) return 'unknown';
  return view.isPdfUnchecked ? 'pdf-unread' : view.state.kind;
}

/** Names what the user accepts. Terms that change afterwards have another name, so they are asked about again. */
export function getConsentMark(view: SealView | null): string {
  const state = view?.state;
  // A link to another PDF is in no text.
  const altered = state?.kind === 'changed-unsigned' ? state : view?.told;
  const pdf = altered?.change.now.pdf ?? '';
  return `${getStanding(view)} ${pdf} ${view?.text ?? ''}`;
}

/** Whether the action may go on. @param accepted the mark of what the user has accepted, if anything */
export function isHeldUp(demand: SealDemand, view: SealView | null, accepted: string | null): boolean {
  if (demand === 'block') return true;
  return demand === 'ask' && accepted !== getConsentMark(view);
}
