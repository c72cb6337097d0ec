import type { TemplateRole } from '@/domain/models';
import { findPartyLines } from '@/domain/templates/party-blanks';

/** The words by which a text made from a template is read (content/known-wordings.ts), in every language. */
export interface KnownWords {
  /** In an earlier text whose third key holder decides no disputes. */
  noArbitration: readonly string[];
  /** After an earlier arbitration agreement that holds only between businesses. */
  onlyBusinesses: readonly string[];
  /** The roles of the parties by their names. */
  roles: ReadonlyMap<string, TemplateRole>;
  /** The end of a party's line, by capacity. */
  capacities: Readonly<Record<'business' | 'person' | 'worker', readonly string[]>>;
  /** The end of the line that says that a home is rented. */
  home: readonly string[];
}

/**
 * Whether the holder of the third key decides no disputes: an earlier text says so, or the parties of a text from a template are a
 * worker, the tenant of a home, or a business and a person; people, in an earlier agreement of businesses.
 */
export function excludesArbitration(text: string, words: KnownWords): boolean {
  const has = (known: readonly string[]) => known.some((each) => text.includes(each));
  if (has(words.noArbitration)) return true;
  const { business, person, worker } = words.capacities;
  if (has(words.onlyBusinesses) && has(person)) return true;
  const found = findPartyLines(text);
  if (found === null || !words.roles.has(found.publisher.party)) return false;
  const lines = [found.publisher.line, found.accepter.line];
  const act = (as: readonly string[]) => lines.some((line) => as.some((each) => line.endsWith(each)));
  return act(worker) || has(words.home) || (act(business) && act(person));
}
