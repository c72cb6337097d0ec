import {
  MAX_FILE_LENGTH,
  type RecoveryCoin,
  type RecoveryContract,
  type RecoveryGuarantee,
  type RecoveryTerms,
  sumDeposits,
} from '@/domain/recovery/recovery-file';

/*
 * A file that is too large is not read (docs/recovery-file.md#the-file). Backend and explorer decide how much data they send, so
 * data that the money does not depend on is limited in size, for all contracts together.
 */

/** Characters of all funding transactions. A coin without one can still be spent. */
const MAX_TRANSACTIONS_LENGTH = MAX_FILE_LENGTH / 4;
/** Characters of all signed withdrawals. */
const MAX_SIGNED_LENGTH = MAX_FILE_LENGTH / 4;
/** Characters of all signed terms. Each can also be saved as a separate file. */
const MAX_SEALED_LENGTH = MAX_FILE_LENGTH / 8;
/** Characters of a signature with its key and address. */
const SIGNATURE_LENGTH = 500;
/** Characters of a title, a description and the like, and of all of them. */
const MAX_TEXT_LENGTH = 4000;
const MAX_TEXTS_LENGTH = MAX_FILE_LENGTH / 4;
/** Texts of a guarantee. */
const TEXTS = 3;
/** JSON may write one character as six, such as `\u0000`. */
const ESCAPED = 6;
/** Unverified addresses of a guarantee: they are listed, but the file cannot move their money. */
const MAX_UNVERIFIED = 20;
const MAX_ADDRESS_LENGTH = 100;
/** Characters of all guarantees without a verified deposit, beside their texts. */
const MAX_EMPTY_LENGTH = MAX_FILE_LENGTH / 64;
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

/** The contracts of an account, without the data that would make their file too large. */
export function limitContracts(contracts: readonly RecoveryContract[]): RecoveryContract[] {
  const ranks = new Map(contracts.map((contract) => [contract, rank(contract)]));
  const chosen = contracts.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0)).slice(0, MAX_CONTRACTS);
  const coins = chooseCoins(chosen);
  const limitGuarantees = createGuaranteeLimit(chosen);
  const limited = chosen.map((contract) => ({ ...contract, guarantees: limitGuarantees(contract) }));
  const count = limited.reduce((sum, { guarantees }) => sum + guarantees.length + 1, 0);
  const share = Math.floor(MAX_TEXTS_LENGTH / (count * TEXTS * ESCAPED));
  const shorten = (text: string) => text.slice(0, Math.min(MAX_TEXT_LENGTH, share));
  const limitSigned = createLimit<RecoveryContract['signed'][number]>(({ psbt }) => psbt.length, MAX_SIGNED_LENGTH);
  const limitTransactions = createLimit<string>(({ length }) => length, MAX_TRANSACTIONS_LENGTH);
  const limitTerms = createLimit(measureTerms, MAX_SEALED_LENGTH);
  return limited.map((contract) => ({
    ...contract,
    title: shorten(contract.title),
    guarantees: contract.guarantees.map((guarantee) => limitCoins(shortenTexts(guarantee, shorten), coins)),
    signed: limitSigned(contract.signed),
    transactions: limitTransactions(contract.transactions),
    sealedTerms: limitTerms(contract.sealedTerms),
  }));
}

/** A contract with deposits before one without; among them, one whose sum is unknown before all others. */
function rank({ guarantees }: RecoveryContract): number {
  const deposits = guarantees.flatMap((each) => each.deposits);
  if (deposits.length === 0) return -1;
  return deposits.every(({ coins }) => coins.length > 0)
    ? (sumDeposits(deposits) ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;
}

function chooseCoins(contracts: readonly RecoveryContract[]): ReadonlySet<RecoveryCoin> {
  const coins = contracts.flatMap(({ guarantees }) =>
    guarantees.flatMap(({ deposits }) => deposits.flatMap((deposit) => deposit.coins)),
  );
  return new Set(coins.toSorted((a, b) => b.value - a.value).slice(0, MAX_COINS));
}

function limitCoins(guarantee: RecoveryGuarantee, chosen: ReadonlySet<RecoveryCoin>): RecoveryGuarantee {
  const deposits = guarantee.deposits.map((deposit) => ({
    ...deposit,
    coins: deposit.coins.filter((coin) => chosen.has(coin)),
  }));
  return { ...guarantee, deposits };
}

function measureTerms(terms: RecoveryTerms): number {
  if (!terms.ok) return 0;
  const { text, signatures } = terms.value;
  // Its length when quoted again, as a text inside a file.
  return JSON.stringify(text).length + signatures.length * SIGNATURE_LENGTH;
}

/**
 * Every guarantee with a verified deposit, whose money the file can move. Of the others, which only inform, as many as fit: those
 * with an unverified address or a signed withdrawal apart, so that those with neither cannot displace them.
 */
function createGuaranteeLimit(
  contracts: readonly RecoveryContract[],
): (contract: RecoveryContract) => RecoveryGuarantee[] {
  const ids = new Map(
    contracts.map((contract) => [contract, new Set(contract.signed.map(({ guaranteeId }) => guaranteeId))]),
  );
  const measure: Measure<RecoveryGuarantee> = (each) => (each.deposits.length === 0 ? measureEmpty(each) : 0);
  const limits = [createLimit(measure, MAX_EMPTY_LENGTH), createLimit(measure, MAX_EMPTY_LENGTH)] as const;
  return (contract) => {
    const isNoted = ({ id, unverified }: RecoveryGuarantee) =>
      unverified.length > 0 || (ids.get(contract)?.has(id) ?? false);
    const listed = contract.guarantees.map((each) => ({ ...each, unverified: limitAddresses(each.unverified) }));
    return listed.filter((each) => limits[isNoted(each) ? 0 : 1]([each]).length > 0);
  };
}

function limitAddresses(unverified: readonly string[]): string[] {
  return unverified.filter(({ length }) => length <= MAX_ADDRESS_LENGTH).slice(0, MAX_UNVERIFIED);
}

/** Characters in the file, without its texts. */
function measureEmpty({ id, unverified }: RecoveryGuarantee): number {
  return GUARANTEE_LENGTH + JSON.stringify([id, ...unverified]).length + unverified.length * ADDRESS_LENGTH;
}

function shortenTexts(guarantee: RecoveryGuarantee, shorten: (text: string) => string): RecoveryGuarantee {
  return {
    ...guarantee,
    description: shorten(guarantee.description),
    status: shorten(guarantee.status),
    validUntil: guarantee.validUntil === null ? null : shorten(guarantee.validUntil),
  };
}
