/** How the foreign backend does what the specification leaves open (docs/api.md#deposits-and-withdrawals and what follows it). */
export interface ForeignOptions {
  /**
   * What `fillcontract` has of guarantees: `balances` names them without their lists, `keys` not at all. `none`: there is no such
   * call.
   */
  fill: 'lists' | 'balances' | 'keys' | 'none';
  /** `GET /contracts/{id}` has the lists of deposits and withdrawals. */
  contractLists: boolean;
  /** The calls for the lists of a guarantee: `filled` answers 404 for an empty list, `none` for every one, since there are no such calls. */
  listCalls: 'all' | 'filled' | 'none';
  /** Which answer has the keys of the parties. */
  keys: 'fill' | 'contract' | 'users';
  /** `later`: a guarantee has no depositor, unless a PUT names one. */
  depositors: 'named' | 'later';
  /** `odd`: deposits have their amounts in satoshis, and each contract has guarantees of `ODD_AMOUNTS`. */
  amounts: 'btc' | 'odd';
  /** Whether the amount of a withdrawal is after the network fee or before it. */
  withdrawalAmount: 'net' | 'gross';
  /** Of accounts, and of the keys in contracts. */
  envelopes: 'text' | 'object';
  /**
   * What a PUT does. `check`: it must have the lists of a guarantee if the fill has them, and otherwise must not. `replace`: the sent
   * record is the record, so that a list which it lacks is lost. `crash`: so does the backend, over a list which it lacks.
   */
  puts: 'check' | 'replace' | 'crash';
  /** Which `p_psbt` a PUT takes: only the one that the backend has made itself, or any. */
  psbts: 'own' | 'any';
  /** `spec`: an answer has what the table of calls names under "Reads from the answer", and nothing more. */
  answers: 'whole' | 'spec';
  /** What a PUT waits for before it is carried out: the next load of a contract, or so many milliseconds. */
  slowSaves: 'none' | 'load' | number;
}

export const DEFAULT_OPTIONS: ForeignOptions = {
  fill: 'lists',
  contractLists: false,
  listCalls: 'all',
  keys: 'fill',
  depositors: 'named',
  amounts: 'btc',
  withdrawalAmount: 'net',
  envelopes: 'text',
  puts: 'check',
  psbts: 'any',
  answers: 'whole',
  slowSaves: 'none',
};

/** Satoshis, a negative amount, and more than 8 decimals. */
export const ODD_AMOUNTS: readonly unknown[] = [100_000_000, -0.001, '0.001000001'];

/** Whether a PUT must have the lists of a guarantee. Otherwise it must not: nothing but their own calls changes them. */
export function needsLists({ fill, puts }: ForeignOptions): boolean {
  return puts === 'check' && fill === 'lists';
}
