import type { Contract, Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { type BuiltTerms, buildOpenTerms, type TermsSource } from '@/domain/seals/build-terms';
import { compareTerms, countChanges } from '@/domain/seals/compare-terms';
import { NO_PARTY, type Terms, type TermsGuarantee } from '@/domain/seals/terms';
import { readFilledBlanks } from '@/domain/templates/party-blanks';

/**
 * The terms that the user agreed to by an act of their own, on this device: joining, publishing, saving a change, adding a
 * guarantee, signing, or accepting what changed. They are the reference until both have signed (docs/seal.md#accepted-terms).
 */
export interface AcceptedTerms {
  /** With an empty counterparty. A part that was not known here is empty. */
  terms: Terms;
  /** Link to the PDF, without query; empty without a PDF. */
  pdfLink: string;
  /** When it was accepted, ISO 8601. */
  at: string;
  /** The same with a change that was sent, and whose answer has not come: the server has it or not. */
  sent?: Terms;
}

/** Characters. One text for each contract that the user has joined or published; more would be an attack. */
const MAX_LENGTH = 2_000_000;
const MAX_LINK = 2_000;

/** `null`: too long to be kept. */
export function toAccepted(source: TermsSource, at: string): AcceptedTerms | null {
  const { terms } = buildAcceptable(source);
  if (JSON.stringify(terms).length > MAX_LENGTH) return null;
  return { terms, pdfLink: toPdfLink(source.contract), at };
}

/** A guarantee without a named depositor is left to the person who joins, even if its record names a stand-in. */
function buildAcceptable(source: TermsSource): BuiltTerms {
  const { contract } = source;
  const guarantees = contract.guarantees.map(({ awaited: _awaited, ...guarantee }): Guarantee => guarantee);
  return buildOpenTerms({ ...source, contract: { ...contract, guarantees } });
}

/** Some servers sign their links anew each time, in the query. */
function toPdfLink({ pdfUrl }: Pick<Contract, 'pdfUrl'>): string {
  return (pdfUrl?.trim() ?? '').replace(/[?#].*$/s, '').slice(0, MAX_LINK);
}

/** The accepted terms and the current ones, equal in everything that is unknown, or that joining fills in. */
export interface AcceptedChange {
  before: Terms;
  now: Terms;
}

/**
 * The difference between the accepted terms and the contract; `null` without one.
 * @param other id of the other party; empty: nobody has joined
 * @param mayFill the party that joined may have filled in the blanks that are theirs
 */
export function findAcceptedChange(
  kept: AcceptedTerms,
  source: TermsSource,
  other: string,
  mayFill = false,
): AcceptedChange | null {
  const now = buildAcceptable(source);
  const accepted = adoptNew(kept, source, other);
  const texts = [accepted.terms, ...(accepted.sent === undefined ? [] : [fitSent(accepted.sent, now.terms)])];
  const compared = texts.map((terms) => {
    const isFilled = mayFill && readFilledBlanks(terms.description, now.terms.description) !== null;
    const text = isFilled ? { ...terms, description: now.terms.description } : terms;
    const change = align({ ...accepted, terms: text }, now, source);
    return { change, count: countChanges(compareTerms(change.before, change.now)) };
  });
  const [best] = compared.sort((a, b) => a.count - b.count);
  return best === undefined || best.count === 0 ? null : best.change;
}

function align(accepted: AcceptedTerms, { terms, gaps }: BuiltTerms, source: TermsSource): AcceptedChange {
  const { terms: before } = accepted;
  const joined = source.contract.contractors[1];
  const pdf = alignPdf(accepted, source);
  const known = new Map(terms.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  const isUnknown = (id: string) => gaps.some((gap) => gap.kind === 'amount' && gap.guarantee === id);
  const kept = new Map(before.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  return {
    before: {
      ...before,
      title: keepSpaces(before.title, terms.title),
      description: keepSpaces(before.description, terms.description),
      pdf: pdf.before,
      guarantees: before.guarantees.map((guarantee) =>
        alignGuarantee(
          guarantee,
          known.get(guarantee.id),
          before.owner.id,
          joined === undefined ? '' : toIdKey(joined),
        ),
      ),
    },
    // Keys are compared with the remembered ones (docs/security.md#remembered-keys).
    now: {
      ...terms,
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
      guarantees: terms.guarantees.map((guarantee) =>
        isUnknown(guarantee.id)
          ? { ...guarantee, amount: kept.get(guarantee.id)?.amount ?? guarantee.amount }
          : guarantee,
      ),
    },
  };
}

/**
 * A backend that takes no guarantee without a depositor names the owner until the counterparty has joined
 * (docs/decisions/0025-depositors-of-templates.md): joining fills in the depositor there too.
 */
function alignGuarantee(
  before: TermsGuarantee,
  now: TermsGuarantee | undefined,
  owner: string,
  joined: string,
): TermsGuarantee {
  if (now === undefined) return before;
  const isFilledIn = ['', owner].includes(before.depositor) && now.depositor === joined;
  return {
    ...before,
    // Not every backend keeps depositors: one that it does not name is unknown.
    depositor: isFilledIn || now.depositor === '' ? now.depositor : before.depositor,
    amount: before.amount === '' ? now.amount : before.amount,
    description: keepSpaces(before.description, now.description),
    conditions: keepSpaces(before.conditions, now.conditions),
    verificationProcess: keepSpaces(before.verificationProcess, now.verificationProcess),
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
function alignPdf({ terms, pdfLink }: AcceptedTerms, { contract, pdf }: TermsSource): { before: string; now: string } {
  const link = toPdfLink(contract);
  const isSameLink = link === pdfLink;
  const isKnown = (terms.pdf !== '' || pdfLink === '') && pdf !== null;
  if (isKnown) return { before: terms.pdf, now: pdf };
  return isSameLink ? { before: terms.pdf, now: terms.pdf } : { before: pdfLink, now: link };
}

/** The accepted terms with a change of the user's own that is about to be sent. */
export function noteSent(
  accepted: AcceptedTerms,
  source: TermsSource,
  change: (terms: Terms) => Terms,
  at: string,
): AcceptedTerms {
  const { sent } = accepted;
  const hasArrived = sent !== undefined && findAcceptedChange({ ...accepted, terms: sent }, source, '') === null;
  return { ...accepted, at, sent: change(hasArrived ? fitSent(sent, buildAcceptable(source).terms) : accepted.terms) };
}

/** The server has answered: what it has of the change is accepted. */
export function settleSent(accepted: AcceptedTerms, source: TermsSource, at: string): AcceptedTerms {
  const { sent, pdfLink } = accepted;
  if (sent === undefined) return accepted;
  const terms = fitSent(sent, buildAcceptable(source).terms);
  if (terms.guarantees.length !== sent.guarantees.length) return { ...accepted, at };
  return { terms, pdfLink, at };
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
  const { before, now } = { before: alignGuarantee(sent, found, '', found.depositor), now: found };
  return (Object.keys(before) as (keyof TermsGuarantee)[]).every(
    (field) => field === 'id' || before[field] === now[field],
  );
}

/**
 * Guarantees that the other party has added and deposits: nothing that was accepted has changed. From then on they belong to
 * it. The same for an amount or a PDF that was not known before: withheld at first, it could be changed unnoticed later.
 * `accepted` itself if nothing is new.
 * @param other id of the other party; empty: nobody has joined
 */
export function adoptNew(accepted: AcceptedTerms, source: TermsSource, other: string): AcceptedTerms {
  const { terms, gaps } = buildAcceptable(source);
  const known = new Set([...accepted.terms.guarantees, ...(accepted.sent?.guarantees ?? [])].map(({ id }) => id));
  const added = terms.guarantees.filter(
    ({ id, depositor }) =>
      other !== '' &&
      !known.has(id) &&
      depositor === other &&
      !gaps.some((gap) => 'guarantee' in gap && gap.guarantee === id),
  );
  const amounts = new Map(terms.guarantees.map(({ id, amount }) => [id, amount]));
  const isFilledIn = ({ id, amount }: TermsGuarantee) => amount === '' && (amounts.get(id) ?? '') !== '';
  const isSamePdf = accepted.pdfLink !== '' && toPdfLink(source.contract) === accepted.pdfLink;
  const isPdfRead = ({ pdf }: Terms) => isSamePdf && pdf === '' && terms.pdf !== '';
  const isCompleted = (text: Terms) => isPdfRead(text) || text.guarantees.some(isFilledIn);
  const texts = accepted.sent === undefined ? [accepted.terms] : [accepted.terms, accepted.sent];
  if (added.length === 0 && !texts.some(isCompleted)) return accepted;
  const add = (text: Terms): Terms => {
    const guarantees = text.guarantees.map((each) =>
      isFilledIn(each) ? { ...each, amount: amounts.get(each.id) ?? '' } : each,
    );
    const pdf = isPdfRead(text) ? terms.pdf : text.pdf;
    return { ...text, pdf, guarantees: [...guarantees, ...added] };
  };
  const grown = { ...accepted, terms: add(accepted.terms) };
  if (JSON.stringify(grown.terms).length > MAX_LENGTH) return accepted;
  return accepted.sent === undefined ? grown : { ...grown, sent: add(accepted.sent) };
}
