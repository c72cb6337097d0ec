import {
  MAX_FILE_LENGTH,
  type RecoveryContract,
  type RecoveryGuarantee,
  sumDeposits,
} from '@/domain/recovery/recovery-file';

/*
 * A file that is too large is not read (docs/recovery-file.md#the-file). Backend and explorer decide how much data they send, so
 * data that the money does not depend on is limited in size, for all contracts together.
 */

/** Contracts, those with the most money first. Without guarantees, one takes about a thousand characters. */
export const MAX_CONTRACTS = 1000;
/** Coins, the largest first: a scan finds the others. Each takes less than 200 characters. */
export const MAX_COINS = 20_000;
/** Characters of a title, a description and the like. */
const MAX_TEXT_LENGTH = 1000;
/** Unverified addresses of a guarantee, and guarantees that have no others: they are listed, but the file cannot move their money. */
const MAX_UNVERIFIED = 20;
/** Characters of all texts, unverified addresses and guarantees without a verified deposit. */
const MAX_WORDS = MAX_FILE_LENGTH / 4;
/** Characters of all return dates, and then of funding transactions, signed withdrawals and terms. Coins can be spent without them. */
const MAX_EXTRAS = MAX_FILE_LENGTH / 4;
/** Characters with which the file surrounds an item. */
const MARKS_LENGTH = 300;
/** The page writes each of them as six characters (docs/recovery-file.md#the-page). */
const ESCAPED = /[<>&\u2028\u2029]/g;

/** Tells of each item whether it fits beside those before it. */
function createLimit(most: number): (item: unknown) => boolean {
  let left = most;
  return (item) => {
    if (typeof item === 'string' && item.length > left) return false;
    const length = JSON.stringify(item).replace(ESCAPED, '\\u0000').length + MARKS_LENGTH;
    if (length > left) return false;
    left -= length;
    return true;
  };
}

/** The contracts of an account, without the data that would make their file too large. */
export function limitContracts(contracts: readonly RecoveryContract[]): RecoveryContract[] {
  const ranked = contracts.map((contract) => ({ contract, money: rank(contract) }));
  const chosen = ranked.sort((a, b) => b.money - a.money).slice(0, MAX_CONTRACTS);
  const coins = chosen.flatMap(({ contract }) => listDeposits(contract).flatMap((deposit) => deposit.coins));
  const largest = new Set(coins.sort((a, b) => b.value - a.value).slice(0, MAX_COINS));
  const isWord = createLimit(MAX_WORDS);
  const isExtra = createLimit(MAX_EXTRAS);
  const shorten = (text: string) => {
    const short = text.slice(0, MAX_TEXT_LENGTH);
    return isWord(short) ? short : '';
  };
  const limitGuarantee = (guarantee: RecoveryGuarantee): RecoveryGuarantee => ({
    ...guarantee,
    description: shorten(guarantee.description),
    status: shorten(guarantee.status),
    validUntil: guarantee.validUntil === null ? null : shorten(guarantee.validUntil),
    deposits: guarantee.deposits.map((each) => ({ ...each, coins: each.coins.filter((coin) => largest.has(coin)) })),
    unverified: guarantee.unverified.slice(0, MAX_UNVERIFIED).filter(isWord),
  });
  const kept = chosen.map(({ contract: { returns = [] } }) => returns.filter(isExtra));
  return chosen.map(({ contract: { returns: _returns, ...contract } }, at) => ({
    ...contract,
    ...(kept[at]?.length ? { returns: kept[at] } : {}),
    title: shorten(contract.title),
    guarantees: chooseGuarantees(contract, isWord).map(limitGuarantee),
    transactions: contract.transactions.filter(isExtra),
    signed: contract.signed.filter(isExtra),
    sealedTerms: contract.sealedTerms.filter(isExtra),
  }));
}

/** Every guarantee with a verified deposit, and then a few of those with unverified addresses only. */
function chooseGuarantees({ guarantees }: RecoveryContract, isWord: (item: unknown) => boolean): RecoveryGuarantee[] {
  const verified = guarantees.filter(({ deposits }) => deposits.length > 0);
  const others = guarantees.filter(({ deposits, unverified }) => deposits.length === 0 && unverified.length > 0);
  return [...verified, ...others.slice(0, MAX_UNVERIFIED).filter(({ id }) => isWord(id))];
}

/** A contract with deposits before one without; among them, one whose sum is unknown before all others. */
function rank(contract: RecoveryContract): number {
  const deposits = listDeposits(contract);
  if (deposits.length === 0) return -1;
  const isKnown = deposits.every(({ coins }) => coins.length > 0);
  return (isKnown ? sumDeposits(deposits) : null) ?? Number.POSITIVE_INFINITY;
}

function listDeposits({ guarantees }: RecoveryContract) {
  return guarantees.flatMap(({ deposits }) => deposits);
}
