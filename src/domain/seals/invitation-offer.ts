import { shareOffer } from '@/domain/guarantees/guarantee-parties';
import type { Contract } from '@/domain/models';
import { type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { readSealFragment } from '@/domain/seals/seal-link';

/** Shown to a visitor before login: the words of the link's author, compared with nothing (docs/seal.md#sealed-invitation). */
export interface InvitationOffer {
  by: string;
  title: string;
  /** The deposits of each side; `null`: the link does not say. */
  sums: OfferSums | null;
}

interface OfferSums {
  owner: Sats;
  counterparty: Sats;
}

/** Characters of a name or title: the fragment stays below its limit in every script. */
const LONGEST = 60;
/** They would end the quotation in which a text of others is shown. */
const QUOTES = /["“”„«»]/g;

type Invitation = Pick<Contract, 'title' | 'contractors' | 'guarantees'>;

/**
 * For the end of the fragment, in characters that no messenger changes: base64url of a JSON array; empty without a name or a title.
 * @param owner the name of the owner
 */
export function formatOffer(contract: Invitation, owner: string): string {
  const [by, title] = [cut(owner), cut(contract.title)];
  if (by === '' || title === '') return '';
  const sums = sumDeposits(contract);
  const content = [by, title, ...(sums === null ? [] : [sums.owner, sums.counterparty])];
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** As the join screen shares them; `null` if an amount or a depositor is unknown. */
function sumDeposits(contract: Invitation): OfferSums | null {
  const { joiner, named, notStated } = shareOffer(contract);
  const isOwners = (id: Id | null) => id === null || isSameId(id, contract.contractors[0] ?? null);
  if (notStated !== null || !contract.guarantees.every(({ depositorId }) => isOwners(depositorId))) return null;
  const [owner, counterparty] = [named, joiner].map((share) => (share === null ? ZERO_SATS : share.amount));
  return owner == null || counterparty == null ? null : { owner, counterparty };
}

/** `null`: the link says nothing, or nothing that can be read. */
export function readOffer(fragment: string): InvitationOffer | null {
  const read = readSealFragment(fragment);
  if (read.kind !== 'seal') return null;
  const [by, title, ...sums] = parse(read.offer);
  if (typeof by !== 'string' || typeof title !== 'string') return null;
  const [owner, counterparty] = sums.map((each) => (typeof each === 'number' ? toSats(each) : null));
  const offer = { by: cut(by), title: cut(title) };
  if (offer.by === '' || offer.title === '') return null;
  if (sums.length === 0) return { ...offer, sums: null };
  return owner == null || counterparty == null ? null : { ...offer, sums: { owner, counterparty } };
}

function parse(text: string): unknown[] {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

/** One line without quotation marks. Runs of marks are cut where it is shown. */
function cut(text: string): string {
  const characters = [...toPlainLine(text.replace(QUOTES, ''))];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : characters.join('');
}
