import type { Backend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { sumValues } from '@mocks/chain/tx-index';
import { psbtTxid } from '@mocks/operations/psbt-reading';
import type { StoredTransaction } from '@mocks/store/entities';
import type { Page } from './page';
import { DESTINATION } from './scenes';

/** What the world holds in the end, by what must be alike whether or not a call went wrong. */
export interface Holdings {
  /** Satoshis at the deposit addresses, and what arrived at the destination, payment by payment. */
  deposited: number;
  paid: number[];
  records: string[];
}

export function holdingsOf({ store, chain }: Backend): Holdings {
  const { contracts, guarantees, transactions, messages, users } = store.state;
  const unspent = (address: string) => chain.listUnspent(addressToScript(address) ?? new Uint8Array());
  const deposits = transactions.filter(({ withdrawal }) => !withdrawal);
  return {
    deposited: sumValues(deposits.flatMap(({ address }) => unspent(address))),
    paid: unspent(DESTINATION).map(({ value }) => value),
    records: [
      ...users.map(({ email }) => `user ${email}`),
      ...contracts.map(({ title, status, contractors }) => `${title}, ${status}, ${contractors.length} contractors`),
      ...guarantees.map(({ description, status }) => `guarantee ${description}, ${status}`),
      ...transactions.map(recordOf),
      ...messages.map(({ content }) => `message ${content}`),
    ].sort(),
  };
}

function recordOf({ withdrawal, status, signer, amount, txid, guarantee_order }: StoredTransaction): string {
  if (!withdrawal) return `deposit ${guarantee_order}, ${txid === null ? 'not paid' : 'paid'}`;
  return `withdrawal of ${amount}, ${status}, signed by ${signer}, ${txid === null ? 'not sent' : 'sent'}`;
}

/** Rules that hold of every world, in words where they are broken. */
export function brokenRules({ store, chain }: Backend): string[] {
  const broken: string[] = [];
  for (const guarantee of store.state.guarantees) {
    const withdrawals = store.withdrawals(guarantee.id);
    const pending = withdrawals.filter(({ status }) => status === 'pending');
    if (pending.length > 1) broken.push('two withdrawals under way');
    if (pending.some(({ signer }) => signer === null)) broken.push('an orphan withdrawal that nobody signed');
    for (const { u_psbt, status, txid } of withdrawals) {
      const own = u_psbt === null ? null : psbtTxid(u_psbt);
      const sent = own !== null && chain.transaction(own) !== undefined;
      if (sent && (status !== 'executed' || txid !== own)) broken.push('a payment that is not on record');
      if (!sent && status === 'executed') broken.push('a record of a payment that was not made');
    }
  }
  return broken;
}

/** How two pages of the same user differ in what they hold, in words; nothing when they agree. */
export function disagreements(page: Page, fresh: Page): string[] {
  const [mine, theirs] = [page.getState(), fresh.getState()];
  const found: string[] = [];
  if (mine.outbox.entries.length + mine.outbox.intents.length > 0) found.push('something is still unsaved');
  if (mine.auth.user?.id !== theirs.auth.user?.id) found.push('somebody else is logged in');
  if (sorted(mine.contracts.contracts) !== sorted(theirs.contracts.contracts)) found.push('the contracts differ');
  const balances = (state: typeof mine) => JSON.stringify(Object.entries(state.balances.byGuarantee).sort());
  if (balances(mine) !== balances(theirs)) found.push('the balances differ');
  return found;
}

function sorted(contracts: readonly { id: unknown }[]): string {
  return JSON.stringify([...contracts].sort((a, b) => String(a.id).localeCompare(String(b.id))));
}
