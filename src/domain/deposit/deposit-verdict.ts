/** Why a deposit address is not verified. */
export type DepositIssue =
  | 'checks-off' // VITE_DEPOSIT_SCRIPT=unverified
  | 'keys-missing' // the contract's keys, orders or the arbitrator's key are not known
  | 'own-key-missing' // the user's own place does not hold the user's own key
  | 'invalid-key' // a key is no point of the curve, repeats another, or is of another network
  | 'address-differs' // the address follows from other keys
  | 'address-shared' // another guarantee has the address, and what lies there counts for that one
  | 'keys-changed' // the keys are not those that this device remembers
  | 'not-checked'; // the backend did not tell the arbitrator's key, and this device remembers none

export type DepositVerdict = { verified: true } | { verified: false; issue: DepositIssue; expected: string | null };

/** What the money at a deposit address is to the rules. */
export type DepositStatus =
  | 'counts'
  | 'excluded' // the keys are known and good, and the address is not theirs, or not this guarantee's: shown, marked, not acted on
  | 'undecided'; // not judged yet, or nothing to judge by: what is there is not known

const DEPOSIT_STATUSES: Record<DepositIssue, DepositStatus> = {
  'checks-off': 'counts',
  'address-differs': 'excluded',
  'address-shared': 'excluded',
  'keys-missing': 'undecided',
  'own-key-missing': 'undecided',
  'invalid-key': 'undecided',
  'keys-changed': 'undecided',
  'not-checked': 'undecided',
};

/** `null`: still being checked. */
export function getDepositStatus(verdict: DepositVerdict | null): DepositStatus {
  if (verdict === null) return 'undecided';
  return verdict.verified ? 'counts' : DEPOSIT_STATUSES[verdict.issue];
}

/** The address counts for another guarantee: what lies there does not count for this one as well. */
export function markShared(verdict: DepositVerdict): DepositVerdict {
  return getDepositStatus(verdict) === 'counts'
    ? { verified: false, issue: 'address-shared', expected: null }
    : verdict;
}

/** A key that is missing because nobody answered says nothing of the address. */
export function markUnchecked(verdict: DepositVerdict): DepositVerdict {
  return hasIssue(verdict, 'keys-missing') ? { verified: false, issue: 'not-checked', expected: null } : verdict;
}

/** Judged for now: an address that could not be checked is asked about again. */
export function isJudged(verdict: DepositVerdict | null): boolean {
  return verdict !== null && !hasIssue(verdict, 'not-checked');
}

function hasIssue(verdict: DepositVerdict, issue: DepositIssue): boolean {
  return !verdict.verified && verdict.issue === issue;
}

/** How an address is marked on screen. */
export type DepositMark = 'checking' | 'verified' | 'not-verified' | 'not-checked';

export function getDepositMark(verdict: DepositVerdict | null): DepositMark {
  if (verdict === null) return 'checking';
  if (verdict.verified) return 'verified';
  return verdict.issue === 'not-checked' ? 'not-checked' : 'not-verified';
}

export type DepositWarning = Extract<DepositMark, 'not-verified' | 'not-checked'>;

/** The warning over several addresses: the graver one, `null` for none. */
export function getDepositWarning(marks: readonly DepositMark[]): DepositWarning | null {
  if (marks.includes('not-verified')) return 'not-verified';
  return marks.includes('not-checked') ? 'not-checked' : null;
}
