import type { ContractType, TemplateRole } from '@/domain/models';
import type { DraftWording } from '@/domain/template/template-draft';

/** Wording of a contract type in one language. */
export interface KnownWording {
  type: ContractType;
  wording: DraftWording;
}

/** What a text made from a template says about itself. */
export interface GeneratedText {
  type: ContractType;
  /** Of who publishes the contract. */
  ownerRole: TemplateRole;
  wording: DraftWording;
}

/**
 * Recognises a text by its sentence about the roles, made by the same function that wrote it. `null`: not made from a
 * template, rewritten, or of several types.
 */
export function recogniseText(text: string, known: readonly KnownWording[]): GeneratedText | null {
  const found = known.flatMap(({ type, wording }) =>
    (['buyer', 'seller'] as const)
      .filter((role) => text.includes(writeRoles(wording, role)))
      .map((ownerRole) => ({ type, ownerRole, wording })),
  );
  const [first] = found;
  const isSame = found.every(({ type, ownerRole }) => type === first?.type && ownerRole === first.ownerRole);
  return first !== undefined && isSame ? first : null;
}

function writeRoles({ parties, roles }: DraftWording, mine: TemplateRole): string {
  return roles(parties[mine], parties[mine === 'buyer' ? 'seller' : 'buyer']);
}

/** The role that deposits a guarantee, as the text says. `null`: it does not say, or names both. */
export function readDepositor(text: string, { wording }: GeneratedText, description: string): TemplateRole | null {
  const [buyer, seller] = (['buyer', 'seller'] as const).map((role) => writeStart(wording, role, description));
  if (buyer === undefined || seller === undefined || buyer === seller) return null;
  const [isBuyer, isSeller] = [buyer, seller].map((start) => text.includes(start));
  if (isBuyer === isSeller) return null;
  return isBuyer ? 'buyer' : 'seller';
}

/** The line about a guarantee up to its amount or date: what two lines of different values have in common. */
function writeStart({ guarantee, parties }: DraftWording, role: TemplateRole, description: string): string {
  const fixed = { description, party: parties[role] };
  const one = guarantee({ ...fixed, btc: '1.10000001', validUntil: '2001-02-03' });
  const other = guarantee({ ...fixed, btc: '2.20000002', validUntil: '2014-11-25' });
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
