import type { Contract, Guarantee } from '@/domain/models';
import { type BuiltTerms, buildOpenTerms, type TermsSource } from '@/domain/terms/build-terms';
import type { Terms } from '@/domain/terms/terms';

/**
 * The text that the user last agreed to by an act of their own: created, published, saved, added, joined, accepted or signed
 * (docs/terms.md#the-reference). Each device has one for each contract.
 */
export interface Reference {
  /** Without a counterparty, unless it is a signed text. A part that was not known here is empty. */
  terms: Terms;
  /** Link to the PDF, without query; empty without a PDF, and once its content alone counts. */
  pdfLink: string;
  /** When the user agreed, ISO 8601. */
  at: string;
  /** The same with a change that was sent, and whose answer has not come: the server has it or not. */
  sent?: Terms;
}

/** Characters. One text for each contract; more would be an attack. */
const MAX_LENGTH = 2_000_000;
const MAX_LINK = 2_000;

/**
 * What a contract says as the user's reference. What was not received stays as in the reference before: nobody agrees to an empty part.
 * `null`: too long to be kept.
 * @param known the reference before
 */
export function toReference(source: TermsSource, at: string, known: Reference | null): Reference | null {
  const built = buildUnjoined(source);
  const pdfLink = toPdfLink(source.contract);
  const terms = known === null ? built.terms : completeTerms(built, known, source.contract);
  const reference = { terms: terms.pdf === pdfLink ? { ...terms, pdf: '' } : terms, pdfLink, at };
  return JSON.stringify(terms).length > MAX_LENGTH ? null : reference;
}

export function toSignedReference(terms: Terms, contract: Pick<Contract, 'pdfUrl'>, at: string): Reference {
  return { terms, pdfLink: toPdfLink(contract), at };
}

/** A guarantee without a named depositor is left to the person who joins, even if its record names a stand-in. */
export function buildUnjoined(source: TermsSource): BuiltTerms {
  const { contract } = source;
  const guarantees = contract.guarantees.map(({ awaited: _awaited, ...guarantee }): Guarantee => guarantee);
  return buildOpenTerms({ ...source, contract: { ...contract, guarantees } });
}

/** Some servers sign their links anew each time, in the query. */
export function toPdfLink({ pdfUrl }: Pick<Contract, 'pdfUrl'>): string {
  return (pdfUrl?.trim() ?? '').replace(/[?#].*$/s, '').slice(0, MAX_LINK);
}

/** The terms with the parts that were not received as in `known`: they may have changed or not, and are never a difference. */
export function completeTerms(
  { terms, gaps }: BuiltTerms,
  { terms: known, pdfLink }: Pick<Reference, 'terms' | 'pdfLink'>,
  contract: Pick<Contract, 'pdfUrl'>,
): Terms {
  const has = (kind: BuiltTerms['gaps'][number]['kind'], id?: string) =>
    gaps.some((gap) => gap.kind === kind && (!('guarantee' in gap) || gap.guarantee === id));
  const completeKey = (role: 'owner' | 'counterparty' | 'arbitrator') =>
    terms[role].key === '' && terms[role].id === known[role].id ? known[role] : terms[role];
  const guarantees = new Map(known.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  return {
    ...terms,
    pdf: has('pdf') ? completePdf({ terms: known, pdfLink }, toPdfLink(contract)) : terms.pdf,
    owner: completeKey('owner'),
    counterparty: completeKey('counterparty'),
    arbitrator: terms.arbitrator.id === '' && has('arbitrator') ? known.arbitrator : completeKey('arbitrator'),
    guarantees: terms.guarantees.map((guarantee) => {
      const { amount, depositor } = guarantees.get(guarantee.id) ?? guarantee;
      return {
        ...guarantee,
        amount: has('amount', guarantee.id) ? amount : guarantee.amount,
        // Not every backend keeps depositors: one that it does not name is unknown.
        depositor: has('depositor', guarantee.id) ? depositor : guarantee.depositor || depositor,
      };
    }),
  };
}

/** A PDF that was added, or is at another link, is a change, whatever is in it. Without a known link, only its content counts. */
function completePdf({ terms, pdfLink }: Pick<Reference, 'terms' | 'pdfLink'>, link: string): string {
  const isSameLink = pdfLink === '' || pdfLink === link;
  return isSameLink && terms.pdf !== '' ? terms.pdf : link;
}

/** The PDF of an unsigned reference, once it was read here: it could be exchanged unnoticed later. `reference` itself if nothing is new. */
export function adoptPdf(reference: Reference, { contract, pdf }: TermsSource): Reference {
  const isSameLink = reference.pdfLink !== '' && toPdfLink(contract) === reference.pdfLink;
  const add = (text: Terms): Terms => (isSameLink && text.pdf === '' && pdf ? { ...text, pdf } : text);
  const { terms, sent } = reference;
  const grown = { ...reference, terms: add(terms), ...(sent && { sent: add(sent) }) };
  return grown.terms === terms && grown.sent === sent ? reference : grown;
}
