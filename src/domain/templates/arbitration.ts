import type { Template } from '@/domain/models';
import type { GuaranteeVersion, Passage, Situation, WordedFor } from '@/domain/templates/term-types';

type ArbitrationDecision = 'agreed' | 'excluded' | 'open';

/** The value of a special term, `''` while blank. */
type ReadTerm = (id: string) => string;

/**
 * Whether the arbitration agreement is part of a contract: between businesses, and between two people who act outside of a
 * business if they expressly agree to it. With workers, between a business and a person, and about homes it is not; `open`
 * while a party's capacity is blank.
 */
export function decideOnArbitration({ type }: Pick<Template, 'type'>, read: ReadTerm): ArbitrationDecision {
  return type === 'employment' ? 'excluded' : decideByCapacities(read);
}

/**
 * Whether a clause on proposals to split a guarantee is part of a contract: not with workers, between a business and a person, or about homes;
 * `open` while a capacity that decides it is blank.
 */
export function decideOnSettlement({ type }: Pick<Template, 'type'>, read: ReadTerm): ArbitrationDecision {
  const capacities = readCapacities(read);
  if (type === 'employment' || read('property') === 'home' || capacities.includes('worker')) return 'excluded';
  if (capacities.some(isPerson) && capacities.includes('business')) return 'excluded';
  return capacities.includes('') ? 'open' : 'agreed';
}

/** Whether the clause on the return of the guarantees is part of a contract: if its author chose it, and somebody can decide a claim. */
export function decideOnReturn(template: Pick<Template, 'type'>, read: ReadTerm): ArbitrationDecision {
  return read('returnDate') === 'yes' ? decideOnArbitration(template, read) : 'excluded';
}

/**
 * Whether the law on consumers protects the party that buys or commissions; `open` while a capacity that decides it is blank. Loans
 * and homes have laws of their own.
 */
export function decideOnConsumer({ type }: Pick<Template, 'type'>, read: ReadTerm): 'applies' | 'excluded' | 'open' {
  return type === 'employment' || type === 'loan' ? 'excluded' : decideOnBuyer(read);
}

function decideOnBuyer(read: ReadTerm): 'applies' | 'excluded' | 'open' {
  if (read('property') === 'home') return 'excluded';
  const [buyer, seller] = readCapacities(read);
  if (isPerson(buyer) && seller === 'business') return 'applies';
  const isPossible = (buyer === '' || isPerson(buyer)) && (seller === '' || seller === 'business');
  return isPossible ? 'open' : 'excluded';
}

/** Whether one party may be a consumer in front of a business. */
export function mayBeConsumer(read: ReadTerm): boolean {
  const capacities = readCapacities(read);
  const isBlank = capacities.includes('');
  return (isBlank || capacities.some(isPerson)) && (isBlank || capacities.includes('business'));
}

/**
 * The words about an award that fit: one by the arbitrator of the contract, one of consumer arbitration, or none (`''`). Where
 * nothing is arbitrated, a text does not name an award.
 */
export function pickAward(
  template: Pick<Template, 'type'>,
  read: ReadTerm,
  { arbitration, consumer }: { arbitration: string; consumer: string },
): string {
  if (template.type === 'employment') return '';
  if (decideOnArbitration(template, read) !== 'excluded') return arbitration;
  return mayBeConsumer(read) ? consumer : '';
}

export function isInSituation(situation: Situation, read: ReadTerm): boolean {
  const [buyer, seller] = readCapacities(read);
  if (situation === 'not-consumer') return decideOnBuyer(read) !== 'applies';
  if (situation === 'arbitration') return decideByCapacities(read) !== 'excluded';
  return read('property') !== 'home' && isPerson(buyer) && isPerson(seller);
}

/** Whether words of the stipulations are part of a contract. */
export function includesPassage(template: Pick<Template, 'type'>, passage: Passage, read: ReadTerm): boolean {
  if ('needs' in passage) return read(passage.needs) !== '';
  const { when } = passage;
  if (when === 'return') return decideOnReturn(template, read) !== 'excluded';
  if (when === 'arbitration') return decideOnArbitration(template, read) !== 'excluded';
  if (when === 'businesses') return !readCapacities(read).some(isPerson);
  return decideOnConsumer(template, read) !== (when === 'not-consumer' ? 'applies' : 'excluded');
}

/** Which words of a term fit the parties; `null`: its own. */
export function pickWording(read: ReadTerm): WordedFor | null {
  if (read('property') === 'home') return 'home';
  return ({ applies: 'consumer', open: 'maybe-consumer', excluded: null } as const)[decideOnBuyer(read)];
}

/** Which texts of a guarantee fit what is let, or the parties; `null`: its own. */
export function pickVersion(template: Pick<Template, 'type'>, read: ReadTerm): GuaranteeVersion | null {
  const property = read('property');
  if (template.type === 'rental') return property === 'business' || property === 'goods' ? property : null;
  return decideOnConsumer(template, read) === 'excluded' ? null : 'consumer';
}

function decideByCapacities(read: ReadTerm): ArbitrationDecision {
  const capacities = readCapacities(read);
  if (read('property') === 'home' || capacities.includes('worker')) return 'excluded';
  if (capacities.every(isPerson)) return read('privateArbitration') === 'yes' ? 'agreed' : 'excluded';
  if (capacities.some(isPerson)) return 'excluded';
  return capacities.includes('') ? 'open' : 'agreed';
}

/** A lease of a home or of premises, which is also how a lease counts while its author has not said what is let. */
export function isPropertyLease({ type }: Pick<Template, 'type'>, read: ReadTerm): boolean {
  return type === 'rental' && read('property') !== 'goods';
}

/** The period of withdrawal of a consumer starts on receipt (art. 104 TRLGDCU). */
export function isSaleOfGoods({ type }: Pick<Template, 'type'>): boolean {
  return type === 'sale' || type === 'supply';
}

function readCapacities(read: ReadTerm): [string, string] {
  return [read('buyer.capacity'), read('seller.capacity')];
}

/** Acts outside of a business or profession, and so is a consumer in front of one. */
export function isPerson(capacity: string): boolean {
  return capacity === 'private' || capacity === 'consumer';
}
