import { createHash } from 'node:crypto';
import { addressToScript } from '@mocks/chain/addresses';
import type { Chain } from '@mocks/chain/chain';
import { arbitratorExtendedKey, type DepositScript, depositScript } from '@mocks/chain/deposit-script';
import type { ForeignOptions } from './options';
import { refuse } from './wire';

/* The tables of the foreign backend. Ids are numbers, counted for each table, so that those of two tables may be equal. */

export interface Account {
  id: number;
  email: string;
  secret: string;
  envelope: string;
  publicKey: string;
}

export interface Pledge {
  id: number;
  dealId: number;
  depositor: number | null;
  /** As received. */
  terms: Record<string, unknown>;
  sats: number;
  /** The amount that is answered instead. */
  odd?: unknown;
  status: string;
}

export interface Payment {
  id: number;
  pledgeId: number;
  order: number;
  address: string;
  isRelease: boolean;
  sats: number | null;
  sender: number;
  receivers: number[];
  status: string;
  txid: string | null;
  vout: number | null;
  unsigned: string | null;
  signed: string | null;
  signer: number | null;
}

export interface Deal {
  id: number;
  order: number;
  title: string;
  description: string;
  status: string;
  parties: number[];
  arbitrator: string;
  /** Of the next deposit address. */
  nextOrder: number;
}

export interface Note {
  id: number;
  dealId: number;
  author: number;
  content: string;
  at: string;
}

class Table<Row extends { id: number }> {
  readonly rows: Row[] = [];
  private last = 0;

  add(row: Omit<Row, 'id'>): Row {
    this.last += 1;
    const added = { ...row, id: this.last } as Row;
    this.rows.push(added);
    return added;
  }

  /** Throws Refused 404. */
  get(id: unknown): Row {
    return this.rows.find((row) => row.id === Number(id)) ?? refuse(404, `there is no ${String(id)}`);
  }

  remove(row: Row): void {
    this.rows.splice(this.rows.indexOf(row), 1);
  }
}

export class Ledger {
  readonly accounts = new Table<Account>();
  readonly deals = new Table<Deal>();
  readonly pledges = new Table<Pledge>();
  readonly payments = new Table<Payment>();
  readonly notes = new Table<Note>();
  readonly chain: Chain;
  readonly options: ForeignOptions;

  constructor(chain: Chain, options: ForeignOptions) {
    this.chain = chain;
    this.options = options;
  }

  pledgesOf(deal: Deal): Pledge[] {
    return this.pledges.rows.filter(({ dealId }) => dealId === deal.id);
  }

  paymentsOf(pledge: Pledge, isRelease: boolean): Payment[] {
    return this.payments.rows.filter((row) => row.pledgeId === pledge.id && row.isRelease === isRelease);
  }

  /** Throws Refused 403 unless the user is a party. */
  party(deal: Deal, userId: unknown): number {
    return deal.parties.find((id) => id === Number(userId)) ?? refuse(403, 'not a party of this contract');
  }

  script(deal: Deal, order: number): DepositScript {
    const [owner, other] = deal.parties.map((id) => this.accounts.get(id).publicKey);
    if (owner === undefined || other === undefined) return refuse(409, 'nobody has joined yet');
    const arbitratorKey = arbitratorKeyOf(deal.arbitrator);
    return depositScript({
      contractorKeys: [owner, other],
      arbitratorKey,
      contractOrder: deal.order,
      guaranteeOrder: order,
    });
  }

  balance(pledge: Pledge): number {
    const scripts = this.paymentsOf(pledge, false).map(({ address }) => addressToScript(address));
    const coins = scripts.flatMap((script) => (script === null ? [] : this.chain.listUnspent(script)));
    return coins.reduce((sum, { value }) => sum + value, 0);
  }
}

const ARBITRATORS = ['1', 'aval-template-arbitrator'];

/** Throws Refused 404. */
export function arbitratorKeyOf(id: string): string {
  if (!ARBITRATORS.includes(id)) refuse(404, 'there is no such arbitrator');
  return arbitratorExtendedKey(createHash('sha256').update(`foreign arbitrator ${id}`).digest());
}
