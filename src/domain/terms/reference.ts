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
  /** Link to the PDF, without query; empty without a PDF. */
  pdfLink: string;
  /** When the user agreed, ISO 8601. */
  at: string;
  /** The same with a change that was sent, and whose answer has not come: the server has it or not. */
  sent?: Terms;
}

/** Characters. One text for each contract; more would be an attack. */
const MAX_LENGTH = 2_000_000;
const MAX_LINK = 2_000;

/** `null`: too long to be kept. */
export function toReference(source: TermsSource, at: string): Reference | null {
  const { terms } = buildUnjoined(source);
  return JSON.stringify(terms).length > MAX_LENGTH ? null : { terms, pdfLink: toPdfLink(source.contract), at };
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
export function completeTerms({ terms, gaps }: BuiltTerms, known: Terms, contract: Pick<Contract, 'pdfUrl'>): Terms {
  const has = (kind: BuiltTerms['gaps'][number]['kind'], id?: string) =>
    gaps.some((gap) => gap.kind === kind && (!('guarantee' in gap) || gap.guarantee === id));
  const completeKey = (role: 'owner' | 'counterparty' | 'arbitrator') =>
    terms[role].key === '' && terms[role].id === known[role].id ? known[role] : terms[role];
  const guarantees = new Map(known.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  return {
    ...terms,
    // A PDF that was added is a change, whatever is in it.
    pdf: has('pdf') ? known.pdf || toPdfLink(contract) : terms.pdf,
    owner: completeKey('owner'),
    counterparty: completeKey('counterparty'),
    arbitrator: terms.arbitrator.id === '' && has('arbitrator') ? known.arbitrator : completeKey('arbitrator'),
    guarantees: terms.guarantees.map((guarantee) => {
      const { amount, depositor } = guarantees.get(guarantee.id) ?? guarantee;
      return {
        ...guarantee,
        amount: has('amount', guarantee.id) ? amount : guarantee.amount,
        depositor: has('depositor', guarantee.id) ? depositor : guarantee.depositor,
      };
    }),
  };
}

/** The PDF of an unsigned reference, once it was read here: it could be exchanged unnoticed later. `reference` itself if nothing is new. */
export function adoptPdf(reference: Reference, { contract, pdf }: TermsSource): Reference {
  const isSameLink = reference.pdfLink !== '' && toPdfLink(contract) === reference.pdfLink;
  const add = (text: Terms): Terms => (isSameLink && text.pdf === '' && pdf ? { ...text, pdf } : text);
  const { terms, sent } = reference;
  const grown = { ...reference, terms: add(terms), ...(sent && { sent: add(sent) }) };
  return grown.terms === terms && grown.sent === sent ? reference : grown;
}
