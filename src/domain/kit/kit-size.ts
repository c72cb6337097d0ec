import {
  type Kit,
  type KitCoin,
  type KitGuarantee,
  type KitTerms,
  MAX_KIT_LENGTH,
  sumKitCoins,
} from '@/domain/kit/kit';

/*
 * A file that is too large is not read (docs/exit.md#the-kit). Backend and explorer decide how much data they send, so
 * data that the money does not depend on is limited in size, for all contracts together.
 */

/** Characters of all funding transactions. A coin without one can still be spent. */
const MAX_TRANSACTIONS_LENGTH = MAX_KIT_LENGTH / 4;
/** Characters of all signed withdrawals. */
const MAX_SIGNED_LENGTH = MAX_KIT_LENGTH / 4;
/** Characters of all signed terms. Each can also be saved as a separate file. */
const MAX_SEALED_LENGTH = MAX_KIT_LENGTH / 8;
/** Characters of a signature with its key and address. */
const SIGNATURE_LENGTH = 500;
/** Characters of a title, a description and the like, and of all of them. */
const MAX_TEXT_LENGTH = 4000;
const MAX_TEXTS_LENGTH = MAX_KIT_LENGTH / 4;
/** Texts of a guarantee. */
const TEXTS = 3;
/** JSON may write one character as six, such as `\u0000`. */
const ESCAPED = 6;
/** Unverified addresses of a guarantee: they are listed, but the kit cannot move their money. */
const MAX_UNVERIFIED = 20;
const MAX_ADDRESS_LENGTH = 100;
/** Characters of all guarantees without a verified deposit, beside their texts. */
const MAX_EMPTY_LENGTH = MAX_KIT_LENGTH / 64;
/** Names, marks and indents of a guarantee in the file, and of one unverified address. */
const GUARANTEE_LENGTH = 300;
const ADDRESS_LENGTH = 60;
/** Coins, the largest first: a scan finds the others. Each takes less than 200 characters. */
export const MAX_COINS = 20_000;
/** Contracts, those with the most money first. Without guarantees, one takes about a thousand characters. */
export const MAX_CONTRACTS = 1000;

type Measure<Item> = (item: Item) => number;

/** Takes the items that fit, list after list, in their order; an item that is too large is skipped. */
function createLimit<Item>(measure: Measure<Item>, most: number): (items: readonly Item[]) => Item[] {
  let left = most;
  return (items) =>
    items.filter((item) => {
      const length = measure(item);
      if (length > left) return false;
      left -= length;
      return true;
    });
}

/** The kits of an account, without the data that would make their file too large. */
export function limitKits(kits: readonly Kit[]): Kit[] {
  const ranks = new Map(kits.map((kit) => [kit, rank(kit)]));
  const chosen = kits.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0)).slice(0, MAX_CONTRACTS);
  const coins = chooseCoins(chosen);
  const limitGuarantees = createGuaranteeLimit(chosen);
  const limited = chosen.map((kit) => ({ ...kit, guarantees: limitGuarantees(kit) }));
  const count = limited.reduce((sum, { guarantees }) => sum + guarantees.length + 1, 0);
  const share = Math.floor(MAX_TEXTS_LENGTH / (count * TEXTS * ESCAPED));
  const shorten = (text: string) => text.slice(0, Math.min(MAX_TEXT_LENGTH, share));
  const limitSigned = createLimit<Kit['signed'][number]>(({ psbt }) => psbt.length, MAX_SIGNED_LENGTH);
  const limitTransactions = createLimit<string>(({ length }) => length, MAX_TRANSACTIONS_LENGTH);
  const limitTerms = createLimit(measureTerms, MAX_SEALED_LENGTH);
  return limited.map((kit) => ({
    ...kit,
    contract: { ...kit.contract, title: shorten(kit.contract.title) },
    guarantees: kit.guarantees.map((guarantee) => limitCoins(shortenTexts(guarantee, shorten), coins)),
    signed: limitSigned(kit.signed),
    transactions: limitTransactions(kit.transactions),
    sealedTerms: limitTerms(kit.sealedTerms),
  }));
}

/** A contract with deposits before one without; among them, one whose sum is unknown before all others. */
function rank({ guarantees }: Kit): number {
  const deposits = guarantees.flatMap((each) => each.deposits);
  if (deposits.length === 0) return -1;
  return deposits.every(({ coins }) => coins.length > 0)
    ? (sumKitCoins(deposits) ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;
}

function chooseCoins(kits: readonly Kit[]): ReadonlySet<KitCoin> {
  const coins = kits.flatMap(({ guarantees }) =>
    guarantees.flatMap(({ deposits }) => deposits.flatMap((deposit) => deposit.coins)),
  );
  return new Set(coins.toSorted((a, b) => b.value - a.value).slice(0, MAX_COINS));
}

function limitCoins(guarantee: KitGuarantee, chosen: ReadonlySet<KitCoin>): KitGuarantee {
  const deposits = guarantee.deposits.map((deposit) => ({
    ...deposit,
    coins: deposit.coins.filter((coin) => chosen.has(coin)),
  }));
  return { ...guarantee, deposits };
}

function measureTerms(terms: KitTerms): number {
  if (!terms.ok) return 0;
  const { text, signatures } = terms.value;
  // Its length when quoted again, as a text inside a file.
  return JSON.stringify(text).length + signatures.length * SIGNATURE_LENGTH;
}

/**
 * Every guarantee with a verified deposit, whose money the kit can move. Of the others, which only inform, as many as fit: those
 * with an unverified address or a signed withdrawal apart, so that those with neither cannot displace them.
 */
function createGuaranteeLimit(kits: readonly Kit[]): (kit: Kit) => KitGuarantee[] {
  const ids = new Map(kits.map((kit) => [kit, new Set(kit.signed.map(({ guaranteeId }) => guaranteeId))]));
  const measure: Measure<KitGuarantee> = (each) => (each.deposits.length === 0 ? measureEmpty(each) : 0);
  const limits = [createLimit(measure, MAX_EMPTY_LENGTH), createLimit(measure, MAX_EMPTY_LENGTH)] as const;
  return (kit) => {
    const isNoted = ({ id, unverified }: KitGuarantee) => unverified.length > 0 || (ids.get(kit)?.has(id) ?? false);
    const listed = kit.guarantees.map((each) => ({ ...each, unverified: limitAddresses(each.unverified) }));
    return listed.filter((each) => limits[isNoted(each) ? 0 : 1]([each]).length > 0);
  };
}

function limitAddresses(unverified: readonly string[]): string[] {
  return unverified.filter(({ length }) => length <= MAX_ADDRESS_LENGTH).slice(0, MAX_UNVERIFIED);
}

/** Characters in the file, without its texts. */
function measureEmpty({ id, unverified }: KitGuarantee): number {
  return GUARANTEE_LENGTH + JSON.stringify([id, ...unverified]).length + unverified.length * ADDRESS_LENGTH;
}

function shortenTexts(guarantee: KitGuarantee, shorten: (text: string) => string): KitGuarantee {
  return {
    ...guarantee,
    description: shorten(guarantee.description),
    status: shorten(guarantee.status),
    validUntil: guarantee.validUntil === null ? null : shorten(guarantee.validUntil),
  };
}
