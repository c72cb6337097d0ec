import { toIdKey } from '@/domain/primitives/ids';
import { readFilledBlanks } from '@/domain/templates/party-blanks';
import { type BuiltTerms, buildTerms, type TermsSource } from '@/domain/terms/build-terms';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import { adoptPdf, buildUnjoined, completeTerms, type Reference, toPdfLink } from '@/domain/terms/reference';
import { NO_PARTY, type Terms, type TermsGuarantee, type TermsParty } from '@/domain/terms/terms';

/** The reference and the terms of the contract, equal in everything that was not received. */
export interface TermsChange {
  before: Terms;
  now: Terms;
}

interface Compared {
  reference: Reference;
  source: TermsSource;
  /**
   * `exact`: somebody has signed this reference, so that every character counts. `signed`: both have signed a text before, so that only spaces
   * do not count. `open`: nor does what joining fills in.
   */
  how: 'exact' | 'signed' | 'open';
  /** The party that joined may have filled in the blanks that are theirs. */
  mayFill: boolean;
}

/** What the contract says now in place of the reference; `null`: the same. */
export function findChange({ reference, source, how, mayFill }: Compared): TermsChange | null {
  const changes =
    how === 'open'
      ? listOpenChanges(adoptPdf(reference, source), source, mayFill)
      : listSignedChanges(reference, source, how === 'exact');
  const counted = changes.map((change) => ({ change, count: countChanges(compareTerms(change.before, change.now)) }));
  const [nearest] = counted.sort((a, b) => a.count - b.count);
  return nearest === undefined || nearest.count === 0 ? null : nearest.change;
}

/** A server may hold the text before or after a change whose answer has not come. */
function listOpenChanges(reference: Reference, source: TermsSource, mayFill: boolean): TermsChange[] {
  const now = buildUnjoined(source);
  const texts = [reference.terms, ...(reference.sent === undefined ? [] : [fitSent(reference.sent, now.terms)])];
  return texts.map((terms) => {
    const isFilled = mayFill && readFilledBlanks(terms.description, now.terms.description) !== null;
    const text = isFilled ? { ...terms, description: now.terms.description } : terms;
    return align({ ...reference, terms: text }, now, source);
  });
}

function listSignedChanges(reference: Reference, source: TermsSource, isExact: boolean): TermsChange[] {
  const { terms, sent } = reference;
  const now = completeTerms(buildTerms(source, terms), reference, source.contract);
  const alignSpaces = (text: Terms): Terms => {
    const spaced = { ...text, ...keepTextSpaces(text, now), guarantees: alignGuarantees(text, now) };
    return nameParties(spaced, now);
  };
  const texts = [
    isExact ? terms : alignSpaces(terms),
    ...(sent === undefined ? [] : [alignSpaces(fitSent(sent, now))]),
  ];
  return texts.map((before) => ({ before, now }));
}

/** With the keys, and the counterparty, that a reference does not name. Keys are compared with the remembered ones. */
export function nameParties(before: Terms, { owner, counterparty, arbitrator }: Terms): Terms {
  const name = (party: TermsParty, now: TermsParty) => ({ id: party.id || now.id, key: party.key || now.key });
  return {
    ...before,
    owner: name(before.owner, owner),
    counterparty: name(before.counterparty, counterparty),
    arbitrator: { ...before.arbitrator, key: before.arbitrator.key || arbitrator.key },
  };
}

/** An unsigned reference and the contract, equal in what was not received and in what joining fills in. */
export function align(reference: Reference, { terms, gaps }: BuiltTerms, source: TermsSource): TermsChange {
  const { terms: before } = reference;
  const joined = source.contract.contractors[1];
  const pdf = alignPdf(reference, source);
  const completed = completeTerms(
    { terms, gaps: gaps.filter(({ kind }) => kind === 'amount') },
    reference,
    source.contract,
  );
  return {
    before: {
      ...before,
      ...keepTextSpaces(before, terms),
      counterparty: NO_PARTY,
      pdf: pdf.before,
      guarantees: alignGuarantees(before, completed, joined === undefined ? '' : toIdKey(joined)),
    },
    // Keys are compared with the remembered ones (docs/security.md#remembered-keys).
    now: {
      ...completed,
      revision: before.revision,
      previous: before.previous,
      pdf: pdf.now,
      // An answer may have named no contractors.
      owner: { id: before.owner.id === '' ? '' : terms.owner.id, key: before.owner.key },
      counterparty: NO_PARTY,
      arbitrator:
        terms.arbitrator.id === '' || before.arbitrator.id === ''
          ? before.arbitrator
          : { ...before.arbitrator, id: terms.arbitrator.id },
    },
  };
}

function alignGuarantees({ guarantees }: Terms, now: Terms, joined = ''): TermsGuarantee[] {
  const known = new Map(now.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  return guarantees.map((each) => alignGuarantee(each, known.get(each.id), joined));
}

/** Joining fills in a depositor who was not named. */
function alignGuarantee(before: TermsGuarantee, now: TermsGuarantee | undefined, joined: string): TermsGuarantee {
  if (now === undefined) return before;
  const isFilledIn = before.depositor === '' && now.depositor === joined;
  return {
    ...before,
    // Not every backend keeps depositors: one that it does not name is unknown.
    depositor: isFilledIn || now.depositor === '' ? now.depositor : before.depositor,
    description: keepSpaces(before.description, now.description),
    conditions: keepSpaces(before.conditions, now.conditions),
    verificationProcess: keepSpaces(before.verificationProcess, now.verificationProcess),
  };
}

function keepTextSpaces(before: Terms, now: Terms): Pick<Terms, 'title' | 'description'> {
  return {
    title: keepSpaces(before.title, now.title),
    description: keepSpaces(before.description, now.description),
  };
}

/** A server may trim or wrap what the user has just sent. */
function keepSpaces(before: string, now: string): string {
  return before !== now && collapse(before) === collapse(now) ? now : before;
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** By content if it is known of both, or else by link. */
function alignPdf({ terms, pdfLink }: Reference, { contract, pdf }: TermsSource): { before: string; now: string } {
  const link = toPdfLink(contract);
  const isKnown = (terms.pdf !== '' || pdfLink === '') && pdf !== null;
  if (isKnown) return { before: terms.pdf, now: pdf };
  return link === pdfLink ? { before: terms.pdf, now: terms.pdf } : { before: pdfLink, now: link };
}

/** A guarantee that the user has sent has no id before the answer: it is found by its content. */
export function fitSent(sent: Terms, now: Terms): Terms {
  const known = new Set(sent.guarantees.map(({ id }) => id));
  const free = now.guarantees.filter(({ id }) => !known.has(id));
  const guarantees = sent.guarantees.flatMap((guarantee) => {
    if (guarantee.id !== '') return [guarantee];
    const at = free.findIndex((each) => isSameContent(guarantee, each));
    const [found] = at === -1 ? [] : free.splice(at, 1);
    // Without an answer it may still come.
    return found === undefined ? [] : [{ ...guarantee, id: found.id }];
  });
  return { ...sent, guarantees };
}

function isSameContent(sent: TermsGuarantee, found: TermsGuarantee): boolean {
  const before = alignGuarantee(sent, found, found.depositor);
  return (Object.keys(before) as (keyof TermsGuarantee)[]).every(
    (field) => field === 'id' || before[field] === found[field],
  );
}
