import { formatCoin, type KitCoin, type KitGuarantee } from '@/domain/kit/kit';
import { toSats } from '@/domain/primitives/amount';
import type { CheckedCertificate, CheckedDeposit, CheckedKit, Coin } from '@/exit/recovery/api';
import { type CaseFile, listGuaranteeKeys } from '@/exit/recovery/award/compare-files';
import { encodeHex } from '@/exit/recovery/bytes';
import { isListed } from '@/exit/recovery/check-kit';
import { listKitCoins } from '@/exit/recovery/coins';
import { indexByScript } from '@/exit/recovery/deposit';
import { type KitFunding, readFundings } from '@/exit/recovery/funding';

/** Everything that the files of one contract say about its coins. */
export interface JoinedCase {
  /** With the guarantees of all files and of the signed terms. A deposit that they put into different ones is of none. */
  kit: CheckedKit;
  coins: Coin[];
  /** Addresses that the files put into different guarantees. */
  disputed: ReadonlySet<string>;
  /** Outpoints with different amounts or addresses, of which no transaction proves one. */
  unclear: ReadonlySet<string>;
  /** The newest terms that both have signed. */
  terms: CheckedCertificate | null;
}

type Files = readonly [CaseFile, ...CaseFile[]];

export function joinFiles(files: Files): JoinedCase {
  const [first] = files;
  const terms = findNewestTerms(files);
  const guarantees = joinGuarantees(files, terms);
  const { deposits, disputed } = joinDeposits(files, [...guarantees.keys()]);
  const transactions = [...new Set(files.flatMap(({ kit }) => kit.kit.transactions))];
  const signed = [...new Map(files.flatMap(({ kit }) => kit.kit.signed).map((each) => [each.psbt, each])).values()];
  const bare = { ...first.kit.kit, guarantees: [...guarantees.values()], transactions, signed };
  const { coins, unclear } = joinCoins(files, { kit: bare, deposits });
  const listed = [...guarantees.values()].map((guarantee, at) => ({
    ...guarantee,
    deposits: deposits
      .filter((deposit) => deposit.guarantee === at)
      .map(({ guaranteeOrder, address }) => ({
        guaranteeOrder,
        address,
        coins: coins.filter((coin) => coin.address === address).map(toKitCoin),
      })),
  }));
  const kit = { kit: { ...bare, guarantees: listed }, deposits };
  return { kit, coins, disputed, unclear, terms };
}

function toKitCoin({ txid, vout, value }: Coin): KitCoin {
  return { txid, vout, value };
}

function findNewestTerms(files: Files): CheckedCertificate | null {
  const all = files.flatMap(({ terms }) => terms ?? []);
  return all.toSorted((a, b) => b.certificate.terms.revision - a.certificate.terms.revision)[0] ?? null;
}

/** By key (`listGuaranteeKeys`), without deposits. Those that only the signed terms name come last. */
function joinGuarantees(files: Files, terms: CheckedCertificate | null): Map<string, KitGuarantee> {
  const joined = new Map<string, KitGuarantee>();
  for (const { kit } of files) {
    const keys = listGuaranteeKeys(kit);
    for (const [at, guarantee] of kit.kit.guarantees.entries()) {
      const key = keys[at] ?? '';
      if (!joined.has(key)) joined.set(key, { ...guarantee, deposits: [] });
    }
  }
  for (const guarantee of listUnlisted(files, terms)) joined.set(`0 ${guarantee.id}`, guarantee);
  return joined;
}

/** The guarantees of the signed terms that no file lists. */
export function listUnlisted(files: Files, terms = findNewestTerms(files)): KitGuarantee[] {
  const listed = new Set(files.flatMap(({ kit }) => kit.kit.guarantees.map(({ id }) => id)));
  const agreed = terms?.certificate.terms.guarantees ?? [];
  return agreed
    .filter(({ id }) => !listed.has(id))
    .map(({ id, description, amount, validUntil }) => ({
      ...{ id, description, validUntil, amount: toSats(Number(amount)) },
      ...{ status: '', deposits: [], unverified: [] },
    }));
}

/** Deposits by guarantee, then those of none: disputed ones, and those that a scan looks at. */
function joinDeposits(files: Files, keys: readonly string[]): { deposits: CheckedDeposit[]; disputed: Set<string> } {
  const claimed = new Map<string, Set<string>>();
  const known = new Map<string, CheckedDeposit>();
  for (const { kit } of files) {
    const names = listGuaranteeKeys(kit);
    for (const deposit of kit.deposits) {
      const { address, guarantee } = deposit;
      known.set(address, deposit);
      if (isListed(kit, deposit)) claimed.set(address, (claimed.get(address) ?? new Set()).add(names[guarantee] ?? ''));
    }
  }
  const disputed = new Set([...claimed].filter(([, names]) => names.size > 1).map(([address]) => address));
  const placed = [...known.values()].map((deposit) => {
    const [name = ''] = disputed.has(deposit.address) ? [] : (claimed.get(deposit.address) ?? []);
    return { ...deposit, guarantee: keys.indexOf(name) };
  });
  const named = placed.filter(({ guarantee }) => guarantee >= 0).sort((a, b) => a.guarantee - b.guarantee);
  const others = placed.filter(({ guarantee }) => guarantee < 0);
  const unnamed = others.map((deposit, at) => ({ ...deposit, guarantee: keys.length + at }));
  return { deposits: [...named, ...unnamed], disputed };
}

type Paid = Pick<Coin, 'value' | 'address'>;

/** Each coin once, as its transaction says, or else as the first file does. */
function joinCoins(files: Files, kit: CheckedKit): { coins: Coin[]; unclear: Set<string> } {
  const fundings = readFundings(kit) ?? new Map<string, KitFunding>();
  const places = new Map(kit.deposits.map(({ address, guarantee }) => [address, guarantee]));
  const coins = new Map<string, Coin>();
  const unclear = new Set<string>();
  for (const coin of files.flatMap((file) => listKitCoins(file.kit))) {
    const outpoint = formatCoin(coin);
    const funding = fundings.get(coin.txid);
    const paid = funding === undefined ? undefined : findPaid(kit, funding, coin.vout);
    const { value, address } = paid ?? coins.get(outpoint) ?? coin;
    const isOther = value !== coin.value || address !== coin.address;
    if (paid === undefined && (isOther || funding !== undefined)) unclear.add(outpoint);
    const transaction = paid === undefined ? null : (funding?.hex ?? null);
    coins.set(outpoint, { ...coin, value, address, guarantee: places.get(address) ?? 0, transaction });
  }
  return { coins: [...coins.values()], unclear };
}

/** A payment of an output to an address of the contract. */
function findPaid(kit: CheckedKit, { outputs }: KitFunding, vout: number): Paid | undefined {
  const output = outputs[vout];
  const deposit = output === undefined ? undefined : indexByScript(kit).get(encodeHex(output.script));
  const value = toSats(Number(output?.amount ?? 0));
  return deposit === undefined || value === null ? undefined : { value, address: deposit.address };
}
