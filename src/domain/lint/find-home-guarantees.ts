import { cutQuote, type Finding } from '@/domain/lint/finding';
import { type GeneratedText, type KnownWording, readDepositors, recogniseText } from '@/domain/lint/generated-text';
import type { Contract, Guarantee, TemplateRole } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { HOME_MONTHS } from '@/domain/templates/legal-limits';
import { readCents } from '@/domain/templates/special-terms';
import { getOtherTemplateRole } from '@/domain/templates/template-draft';

/** The rent of a home in a text made from a template. Whole cents. */
interface HomeRent {
  limit: number;
  /** Of the amount, and its line. */
  range: { start: number; end: number };
  quote: string;
}

/**
 * The guarantees of a home's tenant that the law limits: their sum, if it is too high, or else those whose value in euros the text
 * does not state, which were added to the contract later.
 */
export function findHomeGuarantees(contract: Contract, generated: GeneratedText | null): Finding[] {
  const { description: text, guarantees } = contract;
  const rent = generated === null ? null : readHomeRent(text, generated);
  if (generated === null || rent === null) return [];
  const ofTenant = guarantees.filter(
    (each) => (each.status === 'pending' || each.status === 'active') && getRole(contract, each, generated) === 'buyer',
  );
  const valued = ofTenant.map((guarantee, at) => ({ guarantee, cents: readValue(text, generated, ofTenant, at) }));
  const sum = valued.reduce((all, { cents }) => all + (cents ?? 0), 0);
  const { limit, range, quote } = rent;
  if (sum > limit) {
    const place = { at: 'description' as const, range };
    return [{ kind: 'home-guarantees-limit', severity: 'look', place, quote, cents: sum, limit }];
  }
  return valued
    .filter(({ cents }) => cents === null)
    .map(({ guarantee: { id, description } }) => ({
      kind: 'home-guarantee-value',
      severity: 'look',
      place: { at: 'guarantee', guaranteeId: id },
      quote: cutQuote(description),
      limit,
    }));
}

/** The legal limit, in whole cents, of all guarantees of a home's tenant; `null`: the user is not that tenant, or the rent is unknown. */
export function findHomeLimit(
  { description, contractors }: Pick<Contract, 'description' | 'contractors'>,
  userId: Id | null,
  known: readonly KnownWording[],
): number | null {
  const generated = recogniseText(description, known);
  if (generated === null || getRoleOf(userId, contractors, generated) !== 'buyer') return null;
  return readHomeRent(description, generated)?.limit ?? null;
}

function readHomeRent(text: string, { type, wording }: GeneratedText): HomeRent | null {
  if (type !== 'rental' || !text.includes(wording.home)) return null;
  const label = wording.money.rents.map((each) => `\n- ${each}: `).find((each) => text.includes(each)) ?? null;
  if (label === null) return null;
  const at = text.indexOf(label);
  const cents = readAmount(text, at + label.length);
  if (cents === null) return null;
  const line = text.slice(at + 1).split('\n', 1)[0] ?? '';
  return {
    limit: cents * HOME_MONTHS,
    range: { start: at + 3, end: at + 1 + line.length },
    quote: cutQuote(line.slice(2)),
  };
}

/** The euros that the text states for a guarantee; `null`: none. Guarantees of one name are in the order of their lines. */
function readValue(text: string, generated: GeneratedText, list: readonly Guarantee[], at: number): number | null {
  const name = (guarantee: Guarantee | undefined) => toPlainLine(guarantee?.description ?? '');
  const earlier = list.slice(0, at).filter((each) => name(each) === name(list[at])).length;
  const { wording } = generated;
  const line = wording.startGuarantee(name(list[at]), wording.parties.buyer);
  const rest = text.split(line)[earlier + 1]?.split('\n', 1)[0] ?? '';
  const label = `${wording.money.guaranteed}: `;
  const start = rest.indexOf(label);
  return start === -1 ? null : readAmount(rest, start + label.length);
}

const LONGEST_AMOUNT = 30;

function readAmount(text: string, start: number): number | null {
  const written = /^€?[\d.,]*\d/.exec(text.slice(start, start + LONGEST_AMOUNT))?.[0];
  return written === undefined ? null : readCents(written);
}

/** By the record, and while it names nobody, by the text; otherwise the party that joins. */
function getRole({ contractors, description: text }: Contract, guarantee: Guarantee, generated: GeneratedText) {
  if (guarantee.depositorId !== null) return getRoleOf(guarantee.depositorId, contractors, generated);
  const [line] = readDepositors(text, generated, guarantee.description);
  return line?.role ?? getOtherTemplateRole(generated.ownerRole);
}

function getRoleOf(id: Id | null, contractors: readonly Id[], { ownerRole }: GeneratedText): TemplateRole {
  return isSameId(contractors[0], id) ? ownerRole : getOtherTemplateRole(ownerRole);
}
