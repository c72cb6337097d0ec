import { toIdKey } from '@/domain/primitives/ids';
import { buildTerms, FIRST_PLACE, type TermsGap, type TermsPlace, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import { findChange, nameParties, type TermsChange } from '@/domain/terms/find-change';
import { settleShown } from '@/domain/terms/own-change';
import { getReference, hasSigned, isSealed, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import { adoptPdf, completeTerms, type Reference, toSignedReference } from '@/domain/terms/reference';
import { findLastSealed, listLastSealed, listNextPlaces, type MissingTerms } from '@/domain/terms/revisions';
import { getOtherRole, TERMS_ROLES, type Terms, type TermsRole } from '@/domain/terms/terms';

/**
 * The state of the terms: who has signed the text that the contract has now, and whether it is the user's reference
 * (docs/terms.md#states).
 */
export type TermsState =
  // The text is the reference, or this device has none.
  | 'unsigned'
  | 'signed-by-you'
  | 'signed-by-other'
  | 'sealed' // signed by both
  // It differs from the reference.
  | 'told' // without an alarm: nobody has ever signed a text of the contract
  | 'changed' // an alarm
  | 'proposed' // by the other party, who has signed it
  | 'missing'; // both signed a text that this device does not have, and that is not earlier than what the contract says

/** Of the text that the contract has now. */
export type Signers = 'none' | 'you' | 'other' | 'both';

const STATES: Readonly<Record<'same' | 'differs', Readonly<Record<Signers, TermsState>>>> = {
  same: { none: 'unsigned', you: 'signed-by-you', other: 'signed-by-other', both: 'sealed' },
  // `both`: in place of one that the user has agreed to since. Otherwise it becomes the reference.
  differs: { none: 'changed', you: 'changed', other: 'proposed', both: 'changed' },
};

export interface TermsView {
  state: TermsState;
  signers: Signers;
  /** What differs from the reference; `null`: nothing that was received. */
  change: TermsChange | null;
  /** The reference and the terms to sign, with all that joining has filled in; `null`: there is no reference. */
  unread: TermsChange | null;
  /** When the user agreed to the reference, ISO 8601; empty without one. */
  agreedAt: string;
  /** What both signed last, whatever the contract says now; `null`: nothing that is known here. */
  sealed: SignedTerms | null;
  /** The terms of the contract as it is now, to be signed. In the state `sealed`, the signed ones. */
  terms: Terms;
  text: string;
  /** Parts that were not received: nothing can be signed. They are no difference. */
  gaps: TermsGap[];
}

export type TermsStanding = Pick<TermsView, 'state' | 'gaps'>;

export interface TermsFacts {
  source: TermsSource;
  record: TermsRecord;
  ownRole: TermsRole;
  /** Terms that both signed in the chat, without a text here (`listMissing`). */
  missing?: readonly MissingTerms[];
}

interface Look {
  reference: Reference | null;
  gaps: TermsGap[];
  /** The contract as it is now, with the reference's parts in place of those that were not received. */
  now: Terms;
  /** Where the next terms may stand. */
  places: [TermsPlace, ...TermsPlace[]];
  /** The text that the contract has now, if somebody has signed it. */
  signed: SignedTerms | null;
}

function look(facts: TermsFacts): Look {
  const { source, record, missing = [] } = facts;
  const reference = getReference(record);
  const built = buildTerms(source, FIRST_PLACE);
  const now = reference === null ? built.terms : completeTerms(built, reference, source.contract);
  const places = listNextPlaces(record, missing);
  return { reference, gaps: built.gaps, now, places, signed: findSigned(facts, now, places) };
}

/** Compares a contract with the user's reference, and with what was signed. */
export function viewTerms(facts: TermsFacts): TermsView {
  const { record, ownRole, missing = [] } = facts;
  const { reference, gaps, now, places, signed } = look(facts);
  const revision = signed !== null && isSealed(signed) ? signed.terms.revision : 0;
  const isMissing = missing.some((each) => each.revision >= revision);
  const terms = isMissing || signed === null ? { ...now, ...places[0] } : signed.terms;
  const signers = getSigners(signed, ownRole);
  const view = {
    signers,
    agreedAt: reference?.at ?? '',
    sealed: findLastSealed(record),
    unread: reference === null ? null : { before: nameParties(reference.terms, terms), now: terms },
    terms,
    text: formatTerms(terms),
    gaps,
  };
  const isNewer = reference === null || isLater(signed, reference, facts, false);
  const change = isNewer ? null : compare(facts, reference, signed);
  if (isMissing && change === null) return { ...view, state: 'missing', change };
  if (change === null) return { ...view, state: STATES.same[signers], change };
  if (record.signed.length === 0) return { ...view, state: 'told', change };
  const state = STATES.differs[signers];
  const isOther = state === 'proposed' && !hasSameParties(view.sealed, terms);
  return { ...view, state: isOther ? 'changed' : state, change };
}

/**
 * The text that the contract has now, if both signed it last, or if somebody signed it where the next text stands: the other party before
 * the user. An earlier text does not count any more.
 */
function findSigned({ record, ownRole }: TermsFacts, now: Terms, places: Look['places']): SignedTerms | null {
  const last = listLastSealed(record);
  const isNext = ({ terms }: SignedTerms) =>
    places.some(({ revision, previous }) => terms.revision === revision && terms.previous === previous);
  const says = record.signed
    .filter((each) => last.includes(each) || isNext(each))
    .filter(({ terms, text }) => formatTerms({ ...now, revision: terms.revision, previous: terms.previous }) === text);
  const other = getOtherRole(ownRole);
  return says.find((each) => last.includes(each)) ?? says.find((each) => hasSigned(each, other)) ?? says[0] ?? null;
}

function getSigners(signed: SignedTerms | null, ownRole: TermsRole): Signers {
  if (signed === null) return 'none';
  if (isSealed(signed)) return 'both';
  return hasSigned(signed, ownRole) ? 'you' : 'other';
}

/**
 * The user has signed it after they agreed to the reference: it is the reference from now on. Times are the server's, so they prove nothing.
 * After a signed reference comes a later revision; after any other, a signature that this device has not seen before.
 */
function isLater(
  signed: SignedTerms | null,
  reference: Reference,
  { record, ownRole }: TermsFacts,
  isNew: boolean,
): boolean {
  if (signed === null || !hasSigned(signed, ownRole)) return false;
  return isSignedText(record, reference) ? signed.terms.revision > reference.terms.revision : isNew;
}

function compare(
  { source, record, ownRole }: TermsFacts,
  reference: Reference,
  signed: SignedTerms | null,
): TermsChange | null {
  const otherRole = getOtherRole(ownRole);
  const other = findOther(source, ownRole);
  // Once the other party has signed a text, their details in it are known.
  const hasSignedNow = signed !== null && hasSigned(signed, otherRole);
  const mayFill =
    other !== '' &&
    otherRole === 'counterparty' &&
    (hasSignedNow || !record.signed.some((each) => hasSigned(each, otherRole)));
  const how = isSignedText(record, reference) ? 'exact' : record.signed.some(isSealed) ? 'signed' : 'open';
  return findChange({ reference, source, how, mayFill });
}

function isSignedText({ signed }: TermsRecord, { terms }: Reference): boolean {
  const text = formatTerms(terms);
  return signed.some((each) => each.text === text);
}

/** Id of the other party; empty: nobody has joined. */
function findOther({ contract }: TermsSource, ownRole: TermsRole): string {
  const other = contract.contractors[ownRole === 'owner' ? 1 : 0];
  return other === undefined ? '' : toIdKey(other);
}

/** A server that names another key of a party could sign a change with that one. */
function hasSameParties(sealed: SignedTerms | null, now: Terms): boolean {
  if (sealed === null) return true;
  return TERMS_ROLES.every(
    (role) => sealed.terms[role].id === now[role].id && sealed.terms[role].key === now[role].key,
  );
}

/**
 * The record with what follows from the contract as it is: a text that the user signed on another device, or that both signed later, is the
 * reference, and an unsigned reference has the change that the contract shows, and its PDF. `record` itself if nothing follows.
 * @param seen the signatures that this device had before
 * @param at ISO 8601
 */
export function followContract(facts: TermsFacts, seen: Pick<TermsRecord, 'signed'>, at: string): TermsRecord {
  const { source, record, ownRole } = facts;
  const { signed, reference: before } = look(facts);
  const isNew = !seen.signed.some((each) => each.hash === signed?.hash && hasSigned(each, ownRole));
  const isOwn = signed !== null && hasSigned(signed, ownRole);
  if (isOwn && (before === null || isLater(signed, before, facts, isNew)))
    return { ...record, reference: toSignedReference(signed.terms, source.contract, at) };
  const { reference } = record;
  if (reference === undefined || isSignedText(record, reference)) return record;
  const grown = adoptPdf(settleShown(reference, source, at), source);
  return grown === reference ? record : { ...record, reference: grown };
}

/** True if the contract differs from what the user agreed to or both signed, and the other party has not proposed that. */
export function isAlarm({ state, gaps }: TermsStanding): boolean {
  return state === 'changed' || (state === 'missing' && gaps.length === 0);
}

/** The same with what the other party has proposed. */
export function isToBeAccepted(view: TermsStanding | null): boolean {
  return view !== null && (isAlarm(view) || view.state === 'proposed');
}

/** True if a part that was not received leaves open whether the contract says what both signed. */
export function isUndecided({ state, gaps }: TermsStanding): boolean {
  return gaps.length > 0 && (state === 'sealed' || state === 'missing');
}

/** True if nothing but the content of the PDF is unknown. */
export function isPdfUnread({ gaps }: Pick<TermsStanding, 'gaps'>): boolean {
  return gaps.length > 0 && gaps.every(({ kind }) => kind === 'pdf');
}

/** The next step of the user; `null`: a notice of its own says it, or what is unknown. */
export function getNextStep({ state, gaps }: TermsView): 'read-pdf' | 'sign' | 'wait' | 'none' | null {
  if (state === 'sealed') return 'none';
  if (state === 'signed-by-you') return 'wait';
  if (state !== 'unsigned' && state !== 'signed-by-other') return null;
  if (gaps.length === 0) return 'sign';
  return isPdfUnread({ gaps }) ? 'read-pdf' : null;
}
