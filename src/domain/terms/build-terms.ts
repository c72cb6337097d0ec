import { normalizeKey } from '@/domain/keys/current-keys';
import type { Contract, Guarantee } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Network } from '@/domain/primitives/network';
import { compareCodeUnits, cutText, normalizeText } from '@/domain/terms/canonical-text';
import { NO_PARTY, type Terms, type TermsGuarantee, type TermsParty } from '@/domain/terms/terms';

/** Why terms are incomplete, so that nobody can sign or compare them. */
export type TermsGap =
  // `text`: one cannot be signed, or all of them are too long. Its place holds a text that nobody can have signed.
  | { kind: 'owner-key' | 'counterparty-key' | 'arbitrator' | 'pdf' | 'text' }
  | { kind: 'amount' | 'depositor'; guarantee: string };

export interface TermsSource {
  contract: Contract;
  network: Network;
  /** The arbitrator's extended public key; `null`: unknown. */
  arbitratorKey: string | null;
  /** SHA-256 of the PDF, 64 hex digits; empty without a PDF; `null`: unknown. */
  pdf: string | null;
}

/** Place in the history of revisions that both parties signed. */
export type TermsPlace = Pick<Terms, 'revision' | 'previous'>;

export const FIRST_PLACE: TermsPlace = { revision: 1, previous: '' };

/** `gaps` is empty if the terms are complete. A missing part is an empty text. */
export interface BuiltTerms {
  terms: Terms;
  gaps: TermsGap[];
}

/** Characters of all texts: with each of them escaped, the canonical text can still be read (MAX_TERMS_LENGTH). */
const LONGEST_TERMS = 1_300_000;

const PUBLIC_KEY = /^0[23][0-9a-f]{64}$/;

/** The terms that a contract has now (docs/terms.md#the-text). */
export function buildTerms(source: TermsSource, place: TermsPlace): BuiltTerms {
  const { contract } = source;
  const counterparty = toParty(contract, 1);
  // Somebody with the keys of both parties could sign for both.
  const isUsable = counterparty.key !== '' && counterparty.key !== toParty(contract, 0).key;
  const gaps: TermsGap[] = counterparty.id !== '' && !isUsable ? [{ kind: 'counterparty-key' }] : [];
  return assemble(source, place, counterparty, gaps);
}

/** The terms with an empty counterparty, as they are accepted before somebody has joined (docs/terms.md#the-reference). */
export function buildOpenTerms(source: TermsSource): BuiltTerms {
  return assemble(source, FIRST_PLACE, NO_PARTY, []);
}

function assemble(
  { contract, network, arbitratorKey, pdf }: TermsSource,
  { revision, previous }: TermsPlace,
  counterparty: TermsParty,
  gaps: TermsGap[],
): BuiltTerms {
  const owner = toParty(contract, 0);
  const { arbitrator } = contract;
  const isAlone = counterparty.id === '';
  const texts = createTextReader();
  const [title, description] = [texts.read(contract.title), texts.read(contract.description)];
  const guarantees = contract.guarantees.map((guarantee) => toTermsGuarantee(guarantee, isAlone, texts));
  return {
    terms: {
      network,
      contract: toIdKey(contract.id),
      revision,
      previous,
      title,
      description,
      pdf: pdf ?? '',
      owner,
      counterparty,
      arbitrator: arbitrator === null ? NO_PARTY : { id: toIdKey(arbitrator), key: arbitratorKey?.trim() ?? '' },
      guarantees: guarantees.map(({ terms }) => terms).sort((a, b) => compareCodeUnits(a.id, b.id)),
    },
    gaps: [
      ...(owner.key === '' ? [{ kind: 'owner-key' } as const] : []),
      ...gaps,
      ...(arbitrator === null || !arbitratorKey ? [{ kind: 'arbitrator' } as const] : []),
      ...(pdf === null ? [{ kind: 'pdf' } as const] : []),
      ...guarantees.flatMap((each) => each.gaps),
      ...(texts.areSignable() ? [] : [{ kind: 'text' } as const]),
    ],
  };
}

function toParty({ contractors, keys }: Contract, place: 0 | 1): TermsParty {
  const id = contractors[place];
  const key = normalizeKey(keys[place]?.publicKey ?? null) ?? '';
  return id === undefined ? NO_PARTY : { id: toIdKey(id), key: PUBLIC_KEY.test(key) ? key : '' };
}

function toTermsGuarantee(
  guarantee: Guarantee,
  isAlone: boolean,
  texts: TextReader,
): { terms: TermsGuarantee; gaps: TermsGap[] } {
  const { amount, awaited, validUntil } = guarantee;
  const id = toIdKey(guarantee.id);
  const gaps: TermsGap[] = [];
  if (amount === null) gaps.push({ kind: 'amount', guarantee: id });
  // The record is about to name the counterparty.
  if (awaited !== undefined && !isAlone) gaps.push({ kind: 'depositor', guarantee: id });
  const terms = {
    id,
    depositor: formatId(guarantee.depositorId ?? awaited?.standIn ?? null),
    amount: amount === null ? '' : String(amount),
    description: texts.read(guarantee.description),
    // A text that is no date stays, so that it can't be changed unnoticed.
    validUntil: texts.read(validUntil ?? ''),
    conditions: texts.read(guarantee.conditions),
    verificationProcess: texts.read(guarantee.verificationProcess),
  };
  return { terms, gaps };
}

function formatId(id: Id | null): string {
  return id === null ? '' : toIdKey(id);
}

interface TextReader {
  read(text: string): string;
  /** False if one of the texts can't be signed, or all of them are too long. */
  areSignable(): boolean;
}

function createTextReader(): TextReader {
  let length = 0;
  let hasUnsignable = false;
  return {
    read: (text) => {
      length += text.length;
      const normal = normalizeText(text);
      hasUnsignable ||= normal === null;
      return normal ?? cutText(text);
    },
    areSignable: () => !hasUnsignable && length <= LONGEST_TERMS,
  };
}
