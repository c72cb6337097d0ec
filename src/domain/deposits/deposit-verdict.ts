/** Why a deposit address is not verified. */
export type DepositIssue =
  | 'checks-off' // VITE_DEPOSIT_SCRIPT=unverified
  | 'type-unsupported' // the same, and no script that this program can sign for
  | 'keys-missing' // the contract's keys, an order or the arbitrator's key is unknown
  | 'own-key-missing' // the user's position holds a key other than the user's own
  | 'invalid-key' // a key is not on the curve, is a duplicate, or is of another network
  | 'address-differs' // the address is derived from other keys
  | 'address-shared' // the address counts for another guarantee
  | 'address-moved' // this device knows the address as that of another guarantee
  | 'keys-changed' // the keys differ from the remembered ones
  | 'arbitrator-unlisted' // VITE_ARBITRATORS has another key for the arbitrator, or none
  | 'person-twice' // one id stands for two parties
  | 'not-checked'; // the arbitrator's key could not be loaded and is not remembered

export type DepositVerdict = { verified: true } | { verified: false; issue: DepositIssue; expected: string | null };

/** Whether funds at a deposit address count towards the balance. */
export type DepositStatus =
  | 'counts'
  | 'excluded' // not derived from the valid keys, or of another guarantee: shown separately
  | 'undecided'; // not checked yet, or not checkable: the balance is unknown

const DEPOSIT_STATUSES: Record<DepositIssue, DepositStatus> = {
  'checks-off': 'counts',
  'type-unsupported': 'counts',
  'address-differs': 'excluded',
  'address-shared': 'excluded',
  'address-moved': 'excluded',
  'keys-missing': 'undecided',
  'own-key-missing': 'undecided',
  'invalid-key': 'undecided',
  'keys-changed': 'undecided',
  'arbitrator-unlisted': 'undecided',
  'person-twice': 'undecided',
  'not-checked': 'undecided',
};

/** `null`: still being checked. */
export function getDepositStatus(verdict: DepositVerdict | null): DepositStatus {
  if (verdict === null) return 'undecided';
  return verdict.verified ? 'counts' : DEPOSIT_STATUSES[verdict.issue];
}

/** The verdict for an address that counts for another guarantee, now or when this device first saw it. */
export function markForeign(verdict: DepositVerdict, issue: 'address-shared' | 'address-moved'): DepositVerdict {
  return getDepositStatus(verdict) === 'counts' ? { verified: false, issue, expected: null } : verdict;
}

/** The verdict while the arbitrator could not be loaded: a missing key then says nothing about the address. */
export function markUnchecked(verdict: DepositVerdict): DepositVerdict {
  return hasIssue(verdict, 'keys-missing') ? { verified: false, issue: 'not-checked', expected: null } : verdict;
}

/** False if the address has to be checked again. */
export function isJudged(verdict: DepositVerdict | null): boolean {
  return verdict !== null && !hasIssue(verdict, 'not-checked');
}

export function hasIssue(verdict: DepositVerdict | null, issue: DepositIssue): boolean {
  return verdict?.verified === false && verdict.issue === issue;
}

/** How an address is marked on screen. */
export type DepositMark = 'checking' | 'verified' | 'not-verified' | 'not-checked';

export function getDepositMark(verdict: DepositVerdict | null): DepositMark {
  if (verdict === null) return 'checking';
  if (verdict.verified) return 'verified';
  return verdict.issue === 'not-checked' ? 'not-checked' : 'not-verified';
}

export type DepositWarning = Extract<DepositMark, 'not-verified' | 'not-checked'>;

/** The more severe warning of several addresses; `null` for none. */
export function getDepositWarning(marks: readonly DepositMark[]): DepositWarning | null {
  if (marks.includes('not-verified')) return 'not-verified';
  return marks.includes('not-checked') ? 'not-checked' : null;
}

/** An address that follows from the keys can be recovered, whichever guarantee the server shows it in. */
export function isDerived(verdict: DepositVerdict | undefined): boolean {
  return verdict !== undefined && (verdict.verified || verdict.issue === 'address-moved');
}
