import { toIdKey } from '@/domain/primitives/ids';
import { type AcceptedChange, type AcceptedTerms, findAcceptedChange } from '@/domain/seals/accepted-terms';
import { buildTerms, type TermsGap, type TermsSource } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { compareTerms, countChanges, type GuaranteeField, type TermsField } from '@/domain/seals/compare-terms';
import { countTexts, findLast, type LastSigned, listNextPlaces, type MissingTerms } from '@/domain/seals/last-signed';
import { findProposal, type Proposal } from '@/domain/seals/proposal';
import { hasSignedTerms, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import { getOtherRole, type Terms, type TermsRole } from '@/domain/seals/terms';

/** The states of docs/seal.md#states-one-table-in-domain. `signedBy`: who has signed the terms as they are now. */
export type SealState =
  | { kind: 'unsigned' }
  | { kind: 'signed-by-you' | 'signed-by-other' }
  /** Not both have signed, but somebody has, and the contract says something else than the user has accepted. */
  | ({ kind: 'changed-unsigned'; signedBy: TermsRole[] } & Altered)
  | { kind: 'sealed'; sealed: SignedTerms }
  /** Both signed `sealed`, and the contract says something else now: a proposal, or what nobody has signed. */
  | { kind: 'changed'; sealed: SignedTerms; signedBy: TermsRole[]; proposal?: Proposal }
  /** Both signed several texts of one revision. None of them counts. */
  | { kind: 'conflict'; last: LastSigned; signedBy: TermsRole[] }
  /** Both signed terms whose text this device does not have, and the contract does not say the same. */
  | { kind: 'text-missing'; missing: MissingTerms; signedBy: TermsRole[] };

/** The contract says something else than the user has accepted. */
interface Altered {
  accepted: AcceptedTerms;
  change: AcceptedChange;
}

export interface SealView {
  state: SealState;
  /** The same where nobody has signed anything: told without an alarm, since often the user or the other party has edited it. */
  told?: Altered;
  /** The terms to sign: those of the contract as it is now. In the state `sealed`, the signed ones. */
  terms: Terms;
  text: string;
  /** Why they cannot be signed; empty if they can. */
  gaps: TermsGap[];
  /** The PDF was not compared with the signed one: its hash is unknown here. */
  isPdfUnchecked: boolean;
}

/**
 * Compares a contract with what both parties signed, or with what the user has accepted before.
 * @param missing terms without a text here (`listMissing`)
 */
export function getSealView(
  source: TermsSource,
  record: SealRecord,
  ownRole: TermsRole,
  missing: readonly MissingTerms[] = [],
): SealView {
  const last = findLast(record, missing);
  const sealed = last === null || countTexts(last) > 1 ? undefined : last.texts[0];
  if (sealed !== undefined) {
    const sealedPdf = sealed.terms.pdf;
    // A PDF whose hash is unknown is taken for the signed one, which the screen says.
    const isPdfUnchecked = source.pdf === null && sealedPdf !== '';
    const same = buildTerms({ ...source, pdf: isPdfUnchecked ? sealedPdf : source.pdf }, sealed.terms);
    const text = formatTerms(same.terms);
    if (same.gaps.length === 0 && text === sealed.text)
      return { state: { kind: 'sealed', sealed }, terms: sealed.terms, text, gaps: [], isPdfUnchecked };
  }
  const { terms, gaps, text, signed } = pickNext(source, record, ownRole, last);
  const signedBy =
    signed === null ? [] : [ownRole, getOtherRole(ownRole)].filter((role) => hasSignedTerms(signed, role));
  const altered = last === null ? getAlteredState({ source, record, ownRole, signedBy }) : null;
  const told = altered?.kind === 'changed-unsigned' && record.signed.length === 0 ? altered : null;
  const open = (told === null ? altered : null) ?? getOpenState(last, signedBy, ownRole);
  const proposal =
    open.kind === 'changed' ? findProposal({ source, record, now: terms, ownRole }, open.sealed, signedBy) : null;
  const state = open.kind === 'changed' && proposal !== null ? { ...open, proposal } : open;
  return { state, terms, text, gaps, isPdfUnchecked: false, ...(told !== null && { told }) };
}

interface Unsigned {
  source: TermsSource;
  record: SealRecord;
  ownRole: TermsRole;
  signedBy: TermsRole[];
}

/** The contract was altered before both have signed anything under its id; `null`: it was not. */
function getAlteredState({ source, record, ownRole, signedBy }: Unsigned): SealState | null {
  const { accepted } = record;
  if (accepted === undefined || signedBy.includes(ownRole)) return null;
  const other = source.contract.contractors[ownRole === 'owner' ? 1 : 0];
  // Once the other party has signed a text, their details in it are known.
  const otherRole = getOtherRole(ownRole);
  const mayFill =
    other !== undefined &&
    otherRole === 'counterparty' &&
    (signedBy.includes(otherRole) || !record.signed.some((each) => hasSignedTerms(each, otherRole)));
  const change = findAcceptedChange(accepted, source, other === undefined ? '' : toIdKey(other), mayFill);
  return change === null ? null : { kind: 'changed-unsigned', accepted, change, signedBy };
}

/**
 * The terms to sign next. After a conflict there are several places for them: the one that was signed already counts, above
 * all by the other party. Otherwise it is the first, which is the same on every device that knows the same texts.
 */
function pickNext(source: TermsSource, record: SealRecord, ownRole: TermsRole, last: LastSigned | null) {
  const options = listNextPlaces(last).map((place) => {
    const { terms, gaps } = buildTerms(source, place);
    const text = formatTerms(terms);
    return { terms, gaps, text, signed: record.signed.find((each) => each.text === text) ?? null };
  });
  const other = getOtherRole(ownRole);
  const chosen =
    options.find(({ signed }) => signed !== null && hasSignedTerms(signed, other)) ??
    options.find(({ signed }) => signed !== null) ??
    options[0];
  if (chosen === undefined) throw new Error('Terms always have a place');
  return chosen;
}

function getOpenState(last: LastSigned | null, signedBy: TermsRole[], ownRole: TermsRole): SealState {
  if (last !== null) {
    const [sealed] = last.texts;
    const [missing] = last.missing;
    if (countTexts(last) > 1) return { kind: 'conflict', last, signedBy };
    if (sealed !== undefined) return { kind: 'changed', sealed, signedBy };
    if (missing !== undefined) return { kind: 'text-missing', missing, signedBy };
  }
  if (signedBy.includes(ownRole)) return { kind: 'signed-by-you' };
  return { kind: signedBy.length > 0 ? 'signed-by-other' : 'unsigned' };
}

/** Fields whose text is empty because they are unknown. Any other empty field was emptied by somebody. */
const UNKNOWN_FIELDS: Readonly<Record<TermsGap['kind'], readonly (TermsField | GuaranteeField)[]>> = {
  'owner-key': ['owner-key'],
  'counterparty-key': ['counterparty-key'],
  arbitrator: ['arbitrator-id', 'arbitrator-key'],
  pdf: ['pdf'],
  amount: ['amount'],
  depositor: ['depositor'],
  // A text that both signed has no such gap, so a current text with one has changed.
  text: [],
};

/** True if a part of the terms is unknown on this device, and every known part is as signed. They may have changed or not. */
export function isUndecided(view: SealView): boolean {
  const { state, terms, gaps } = view;
  if (gaps.length === 0 || hasUnsignableText(view)) return false;
  if (state.kind === 'text-missing') return true;
  if (state.kind !== 'changed' || isPdfAdded(view)) return false;
  const { fields, added, removed, changed } = compareTerms(state.sealed.terms, terms);
  const isUnknown = (field: TermsField | GuaranteeField, now: string, guarantee?: string) =>
    now === '' &&
    gaps.some(
      (gap) =>
        UNKNOWN_FIELDS[gap.kind].includes(field) && ('guarantee' in gap ? gap.guarantee : undefined) === guarantee,
    );
  const known = fields.filter(({ field, now }) => !isUnknown(field, now));
  const knownParts = changed.filter(({ guarantee, fields: parts }) =>
    parts.some(({ field, now }) => !isUnknown(field, now, guarantee.id)),
  );
  return countChanges({ fields: known, added, removed, changed: knownParts }) === 0;
}

/** No terms that anybody signed have such a text, whatever else of them is unknown here. */
export function hasUnsignableText({ gaps }: Pick<SealView, 'gaps'>): boolean {
  return gaps.some(({ kind }) => kind === 'text');
}

/** Both signed terms without a PDF. Adding one is always a change, even if its hash is unknown. */
export function isPdfAdded({ state, gaps }: SealView): boolean {
  return state.kind === 'changed' && state.sealed.terms.pdf === '' && gaps.some(({ kind }) => kind === 'pdf');
}

const ALWAYS_ALARMING: readonly SealState['kind'][] = ['conflict', 'changed-unsigned'];

/** True if the contract certainly differs from what both signed, by a proposal or otherwise. */
export function isChanged(view: SealView): boolean {
  return view.state.kind === 'changed' && !isUndecided(view);
}

/**
 * True if the contract certainly differs from what both signed or the user accepted, without a signature of either, or if both
 * signed several texts of one revision.
 */
export function isAlarmDue(view: SealView): boolean {
  const { state } = view;
  if (state.kind === 'changed') return state.proposal === undefined && isChanged(view);
  return ALWAYS_ALARMING.includes(state.kind);
}

/** True if nobody has signed and only the PDF is unknown, so that reading it is the next step. */
export function needsOnlyPdf({ state, gaps }: SealView): boolean {
  return state.kind === 'unsigned' && gaps.length > 0 && gaps.every(({ kind }) => kind === 'pdf');
}

/**
 * How a new text reaches the other party when it is saved: as a proposal, or at once. `null`: neither is certain, or the state has a
 * warning of its own.
 */
export function getSaveEffect(state: SealState | null): 'proposes' | 'shows' | null {
  if (state?.kind === 'sealed' || state?.kind === 'changed') return 'proposes';
  return state?.kind === 'unsigned' || state?.kind === 'changed-unsigned' ? 'shows' : null;
}
