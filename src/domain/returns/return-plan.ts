import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import { formatCoins, type GuaranteeCoin } from '@/domain/returns/coins';

export const RETURN_FORMAT = 'aval-return-1';

/** A text that asks for the return of coins at a date, signed by the payee (docs/terms.md#return-dates). */
export interface ReturnPlan {
  /** Where the payee takes the coins back. */
  address: string;
  coins: GuaranteeCoin[];
  contract: string;
  /** Unix seconds: the network does not accept the transactions before. */
  from: number;
  guarantee: string;
  network: Network;
  /** Counts the asks of its payee. */
  number: number;
  /** The depositor. The keys decide, not the ids. */
  payee: { id: string; key: string };
  payer: { id: string; key: string };
  /** sat/vB, rising. */
  rates: number[];
  /** Hash of the terms that both have signed; empty for none. */
  terms: string;
}

/** RFC 8785 wants names sorted, and numbers are text. */
export function formatReturn(plan: ReturnPlan): string {
  return JSON.stringify({
    address: plan.address,
    coins: formatCoins(plan.coins),
    contract: plan.contract,
    format: RETURN_FORMAT,
    from: String(plan.from),
    guarantee: plan.guarantee,
    network: plan.network,
    number: String(plan.number),
    payee: { id: plan.payee.id, key: plan.payee.key },
    payer: { id: plan.payer.id, key: plan.payer.key },
    rates: plan.rates.map(String),
    terms: plan.terms,
  });
}

/** The message whose signature makes a text an ask. @param hash SHA-256 of the text, 64 hex digits */
export function formatReturnStatement(hash: string): string {
  return `Aval return ${hash}`;
}

/** vB of a return with one input and one output, at most. */
const RETURN_VB = 158;
const LEAST_RETURN = 1_000;

/** The value of the coin's return at this rate; `null`: the rate is not usable for it. @param rate sat/vB */
export function getReturned({ value }: Pick<GuaranteeCoin, 'value'>, rate: number): Sats | null {
  const fee = Math.ceil(RETURN_VB * rate);
  return fee * 5 > value || value - fee < LEAST_RETURN ? null : toSats(value - fee);
}

/** The rates that a coin can pay, in order. */
export function listUsableRates({ rates }: Pick<ReturnPlan, 'rates'>, coin: Pick<GuaranteeCoin, 'value'>): number[] {
  return rates.filter((rate) => getReturned(coin, rate) !== null);
}

/** The lowest rate that is mined soon; of unknown fees the lowest, which the next one can replace. */
export function findUsualRate(rates: readonly number[], halfHourFee: number | null): number {
  const soon = halfHourFee === null ? rates[0] : (rates.find((rate) => rate >= halfHourFee) ?? rates.at(-1));
  return soon ?? 0;
}

/** The network fee of all coins together, at the lowest and at the highest usable rate of each. */
export function sumReturnFees(plan: Pick<ReturnPlan, 'rates' | 'coins'>): { least: number; most: number } {
  const fees = plan.coins.map((coin) =>
    listUsableRates(plan, coin).map((rate) => coin.value - (getReturned(coin, rate) ?? coin.value)),
  );
  const sum = (at: number) => fees.reduce((total, each) => total + (each.at(at) ?? 0), 0);
  return { least: sum(0), most: sum(-1) };
}
