import type { Contract } from '@/domain/models';
import { isolateText } from '@/domain/primitives/foreign-text';
import { toIdKey } from '@/domain/primitives/ids';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { listSealed, type SignedTerms, type TermsRecord } from '@/domain/terms/record';

/** A contract that both signed, as this device remembers it. */
export interface SignedContract {
  /** Its id when it was signed. */
  contract: string;
  /** The last text that both signed. */
  sealed: SignedTerms;
  /** The user does not want to be told that the server does not send it. */
  isHidden: boolean;
}

/** `null` if nothing of it was signed by both. */
export function toSignedContract(record: TermsRecord): SignedContract | null {
  const [sealed] = listSealed(record);
  return sealed === undefined ? null : { contract: sealed.terms.contract, sealed, isHidden: record.isHidden ?? false };
}

const LONGEST_TITLE = 100;

/** The title of a signed contract as a part of a sentence. */
export function formatTitle(title: string): string {
  const line = toPlainLine(title.slice(0, 2 * LONGEST_TITLE));
  return isolateText([...line].length > LONGEST_TITLE ? `${[...line].slice(0, LONGEST_TITLE).join('')}…` : line);
}

/**
 * Signed contracts that the server no longer sends. Nothing before it has sent a list.
 * @param listed ids of the last list that the server sent; `null`: none yet
 */
export function listUnsent(
  signed: readonly SignedContract[],
  received: readonly Pick<Contract, 'id'>[],
  listed: readonly string[] | null,
): SignedContract[] {
  if (listed === null) return [];
  const sent = new Set([...listed, ...received.map(({ id }) => toIdKey(id))]);
  return signed.filter(({ contract, isHidden }) => !isHidden && !sent.has(contract));
}
