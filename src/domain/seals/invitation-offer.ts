import { type Sats, toSats } from '@/domain/primitives/amount';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { readSealFragment } from '@/domain/seals/seal-link';
import type { Terms } from '@/domain/seals/terms';

/** What a sealed link says to a visitor before login: its sender's words, compared with nothing (docs/seal.md#sealed-invitation). */
export interface InvitationOffer {
  by: string;
  title: string;
  /** Sums of the guarantees. */
  owner: Sats;
  counterparty: Sats;
}

/** Characters of a name or title: the fragment stays below its limit in every script. */
const LONGEST = 60;

/** For the end of the fragment, in characters that no messenger changes: base64url of a JSON array. */
export function formatOffer({ title, owner, guarantees }: Terms, by: string): string {
  const sum = (isOwn: boolean) =>
    guarantees
      .filter(({ depositor }) => (depositor === owner.id) === isOwn)
      .reduce((total, { amount }) => total + Number(amount), 0);
  const content = [cut(by), cut(title), sum(true), sum(false)];
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** `null`: the link says nothing, or nothing that can be read. */
export function readOffer(fragment: string): InvitationOffer | null {
  const read = readSealFragment(fragment);
  if (read.kind !== 'seal') return null;
  const [by, title, ...sums] = parse(read.offer);
  const [owner, counterparty] = sums.map((each) => (typeof each === 'number' ? toSats(each) : null));
  if (typeof by !== 'string' || typeof title !== 'string' || owner == null || counterparty == null) return null;
  const offer = { by: cut(by), title: cut(title), owner, counterparty };
  return offer.by === '' || offer.title === '' ? null : offer;
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

/** One line. Runs of marks are cut where it is shown. */
function cut(text: string): string {
  const characters = [...toPlainLine(text)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : characters.join('');
}
