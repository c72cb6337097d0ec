import { CONTRACT_TYPES, type Template } from '@/domain/models';
import type { Situation } from '@/domain/templates/term-types';

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

/** Whether a clause on proposals to split a guarantee is part of a contract: not with workers, between a business and a person, or about homes. */
function allowsSplits({ type }: Pick<Template, 'type'>, read: ReadTerm): boolean {
  const capacities = readCapacities(read);
  if (type === 'employment' || read('property') === 'home' || capacities.includes('worker')) return false;
  return !(capacities.some(isPerson) && capacities.includes('business'));
}

/** Whether the clause on the return of the guarantees is part of a contract: if its author chose it, and somebody can decide a claim. */
export function decideOnReturn(template: Pick<Template, 'type'>, read: ReadTerm): ArbitrationDecision {
  return read('returnDate') === 'yes' ? decideOnArbitration(template, read) : 'excluded';
}

/**
 * Whether the law on consumers protects the party that buys or commissions; `open` while a capacity that decides it is blank. Loans
 * and homes have laws of their own.
 */
function decideOnConsumer({ type }: Pick<Template, 'type'>, read: ReadTerm): 'applies' | 'excluded' | 'open' {
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
function mayBeConsumer(read: ReadTerm): boolean {
  const capacities = readCapacities(read);
  const isBlank = capacities.includes('');
  return (isBlank || capacities.some(isPerson)) && (isBlank || capacities.includes('business'));
}

export function isInSituation(situation: Situation, read: ReadTerm): boolean {
  const [buyer, seller] = readCapacities(read);
  if (situation === 'not-consumer') return decideOnBuyer(read) !== 'applies';
  if (situation === 'arbitration') return decideByCapacities(read) !== 'excluded';
  return read('property') !== 'home' && isPerson(buyer) && isPerson(seller);
}

/**
 * The conditions that the texts name (`if not consumer`), by name.
 * @param hasSettlement whether the program can do what the clauses on splits, return dates and awards say
 */
export function decideConditions(
  { type }: Pick<Template, 'type'>,
  read: ReadTerm,
  hasSettlement = true,
): Record<string, boolean> {
  const property = read('property');
  const consumer = decideOnConsumer({ type }, read);
  const arbitration = decideOnArbitration({ type }, read);
  const returns = hasSettlement ? decideOnReturn({ type }, read) : 'excluded';
  const anyConsumer = mayBeConsumer(read);
  return {
    ...Object.fromEntries(CONTRACT_TYPES.map((each) => [each, each === type])),
    home: property === 'home',
    premises: property === 'business',
    goods: property === 'goods',
    // Of a home or of premises, which is also how a lease counts while its author has not said what is let.
    property: type === 'rental' && property !== 'goods',
    // The law on consumers protects the party that buys; may protect it; surely does not.
    consumer: consumer === 'applies',
    'maybe-consumer': consumer !== 'excluded',
    'any-consumer': anyConsumer,
    // No party is a person.
    businesses: !readCapacities(read).some(isPerson),
    arbitration: arbitration !== 'excluded',
    'arbitration-open': arbitration === 'open',
    'consumer-award': type !== 'employment' && arbitration === 'excluded' && anyConsumer,
    equity: read('arbitration') === 'equity',
    settlement: hasSettlement,
    splits: hasSettlement && allowsSplits({ type }, read),
    return: returns !== 'excluded',
    'return-open': returns === 'open',
  };
}

/** Which words of a term fit a lease of a home, or a party that pays and is, or may be, a consumer in front of a business; `null`: its own. */
export function pickWording(read: ReadTerm): 'home' | 'consumer' | 'maybe-consumer' | null {
  if (read('property') === 'home') return 'home';
  return ({ applies: 'consumer', open: 'maybe-consumer', excluded: null } as const)[decideOnBuyer(read)];
}

function decideByCapacities(read: ReadTerm): ArbitrationDecision {
  const capacities = readCapacities(read);
  if (read('property') === 'home' || capacities.includes('worker')) return 'excluded';
  if (capacities.every(isPerson)) return read('privateArbitration') === 'yes' ? 'agreed' : 'excluded';
  if (capacities.some(isPerson)) return 'excluded';
  return capacities.includes('') ? 'open' : 'agreed';
}

function readCapacities(read: ReadTerm): [string, string] {
  return [read('buyer.capacity'), read('seller.capacity')];
}

/** Acts outside of a business or profession, and so is a consumer in front of one. */
function isPerson(capacity: string): boolean {
  return capacity === 'private' || capacity === 'consumer';
}
