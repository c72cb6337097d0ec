import { formatCoin } from '@/domain/kit/kit';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import type { CheckedDeposit, CheckedKit, Coin, CoinFault } from '@/exit/recovery/api';
import { isListed } from '@/exit/recovery/check-kit';
import { indexByScript } from '@/exit/recovery/deposit';
import { isLargeEnough } from '@/exit/recovery/fees';
import { findPaidOutputs, type KitFunding, listKitCoins, readFundings } from '@/exit/recovery/funding';
import { readTransactionHex } from '@/exit/recovery/raw-transaction';

type Read = Result<Coin[], CoinFault>;

interface Line {
  number: number;
  text: string;
}

const TYPED = /^([0-9a-f]{64}):(\d{1,10}):(\d{1,16})$/i;
const MAX_VOUT = 0xffffffff;

/**
 * Reads typed coins, one per line: `txid:vout:value` with the value in satoshis, or a raw transaction in hex, which corrects values
 * that the kit has without proof. Lines count from 1.
 * @param address where coins of the first form are; `null` if the kit has one address, or none was chosen
 */
export function readCoins(checked: CheckedKit, text: string, address: string | null): Read {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  const deposits = indexByScript(checked);
  const known = new Map(listKitCoins(checked).map((coin) => [formatCoin(coin), coin]));
  const fundings = new Map<string, KitFunding>(readFundings(checked) ?? []);
  const read = new Map<string, Coin>();
  // Raw transactions first: they prove what other lines only claim.
  const [raw, typed] = [lines.filter((line) => !TYPED.test(line.text)), lines.filter((line) => TYPED.test(line.text))];
  for (const line of [...raw, ...typed]) {
    const coins = TYPED.test(line.text)
      ? readTypedCoin(checked, line, { address, known, fundings, deposits })
      : readFundedCoins(line, fundings, deposits);
    if (!coins.ok) return coins;
    for (const coin of coins.value) {
      const outpoint = formatCoin(coin);
      const other = read.get(outpoint) ?? known.get(outpoint);
      if (other !== undefined && other.value !== coin.value && !corrects(coin, other))
        return fail({ kind: 'coin-contradicted', line: line.number, coin: outpoint });
      if (!read.has(outpoint)) read.set(outpoint, coin);
    }
  }
  return { ok: true, value: [...read.values()] };
}

/** True if a transaction proves the value of a coin, for which the other one has only a claim. */
function corrects(coin: Coin, other: Coin): boolean {
  return coin.transaction !== null && other.transaction === null;
}

/** Adds the transaction to `fundings`. */
function readFundedCoins(line: Line, fundings: Map<string, KitFunding>, deposits: Deposits): Read {
  const transaction = readTransactionHex(line.text);
  if (transaction === null) return fail({ kind: 'not-a-coin', line: line.number });
  const funding = { ...transaction, hex: line.text.toLowerCase() };
  fundings.set(funding.txid, funding);
  const coins: Coin[] = [];
  for (const { vout, amount, deposit } of findPaidOutputs(deposits, funding)) {
    const value = toSats(amount);
    if (value === null) return fail({ kind: 'not-a-coin', line: line.number });
    coins.push(createCoin({ txid: funding.txid, vout, value }, deposit, 'transaction', funding.hex));
  }
  const first = coins[0];
  if (first === undefined) return fail({ kind: 'pays-elsewhere', line: line.number });
  const spendable = coins.filter(isLargeEnough);
  return spendable.length > 0
    ? { ok: true, value: spendable }
    : fail({ kind: 'too-small', line: line.number, coin: formatCoin(first) });
}

/** By output script, hex. */
type Deposits = ReadonlyMap<string, CheckedDeposit>;

interface Known {
  deposits: Deposits;
  address: string | null;
  known: ReadonlyMap<string, Coin>;
  fundings: ReadonlyMap<string, KitFunding>;
}

function readTypedCoin(checked: CheckedKit, line: Line, { address, known, fundings, deposits }: Known): Read {
  const [, txid = '', vout = '', digits = ''] = TYPED.exec(line.text) ?? [];
  const value = toSats(Number(digits));
  if (value === null || Number(vout) > MAX_VOUT) return fail({ kind: 'not-a-coin', line: line.number });
  const claim = { txid: txid.toLowerCase(), vout: Number(vout), value };
  const outpoint = formatCoin(claim);
  const funding = fundings.get(claim.txid);
  if (funding !== undefined) return checkAgainst(claim, funding, line, deposits);
  const wanted = known.get(outpoint)?.address ?? address;
  const deposit = findDeposit(checked, wanted);
  if (deposit === undefined) return fail({ kind: 'address-needed', line: line.number });
  const coin = createCoin(claim, deposit, 'typed', null);
  return isLargeEnough(coin)
    ? { ok: true, value: [coin] }
    : fail({ kind: 'too-small', line: line.number, coin: outpoint });
}

/** A claim about a transaction that is known. */
function checkAgainst(claim: Claim, funding: KitFunding, line: Line, deposits: Deposits): Read {
  const outpoint = formatCoin(claim);
  if (funding.outputs[claim.vout]?.amount !== BigInt(claim.value))
    return fail({ kind: 'coin-contradicted', line: line.number, coin: outpoint });
  const paid = findPaidOutputs(deposits, funding).find(({ vout }) => vout === claim.vout);
  if (paid === undefined) return fail({ kind: 'pays-elsewhere', line: line.number });
  const coin = createCoin(claim, paid.deposit, 'transaction', funding.hex);
  return isLargeEnough(coin)
    ? { ok: true, value: [coin] }
    : fail({ kind: 'too-small', line: line.number, coin: outpoint });
}

interface Claim {
  txid: string;
  vout: number;
  value: Sats;
}

function findDeposit(checked: CheckedKit, address: string | null): CheckedDeposit | undefined {
  if (address !== null) return checked.deposits.find((deposit) => deposit.address === address);
  const [first, ...others] = checked.deposits.filter((deposit) => isListed(checked, deposit));
  return others.length === 0 ? first : undefined;
}

function createCoin(claim: Claim, deposit: CheckedDeposit, source: Coin['source'], transaction: string | null): Coin {
  return { ...claim, address: deposit.address, guarantee: deposit.guarantee, source, transaction };
}
