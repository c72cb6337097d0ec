import type { Backend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { sumValues } from '@mocks/chain/tx-index';
import { readPsbtTxid } from '@mocks/operations/psbt-reading';
import type { StoredTransaction } from '@mocks/store/entities';
import type { Page } from './page';
import { DESTINATION } from './scenes';

/** Final coins and records, which must not depend on whether a call failed. */
export interface Holdings {
  /** Satoshis at the deposit addresses; `paid` lists each payment to the destination. */
  deposited: number;
  paid: number[];
  records: string[];
}

export function readHoldings({ store, chain }: Backend): Holdings {
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
      ...transactions.map(describeRecord),
      ...messages.map(({ content }) => `message ${content}`),
    ].sort(),
  };
}

function describeRecord({ withdrawal, status, signer, amount, txid, guarantee_order }: StoredTransaction): string {
  if (!withdrawal) return `deposit ${guarantee_order}, ${txid === null ? 'not paid' : 'paid'}`;
  return `withdrawal of ${amount}, ${status}, signed by ${signer}, ${txid === null ? 'not sent' : 'sent'}`;
}

/** Violated invariants of backend and chain, in words. */
export function findBrokenRules({ store, chain }: Backend): string[] {
  const broken: string[] = [];
  for (const guarantee of store.state.guarantees) {
    const withdrawals = store.withdrawals(guarantee.id);
    const pending = withdrawals.filter(({ status }) => status === 'pending');
    if (pending.length > 1) broken.push('two pending withdrawals');
    if (pending.some(({ signer }) => signer === null)) broken.push('an unsigned orphan withdrawal');
    for (const { u_psbt, status, txid } of withdrawals) {
      const expectedTxid = u_psbt === null ? null : readPsbtTxid(u_psbt);
      const wasSent = expectedTxid !== null && chain.transaction(expectedTxid) !== undefined;
      if (wasSent && (status !== 'executed' || txid !== expectedTxid)) broken.push('a payment without a record');
      if (!wasSent && status === 'executed') broken.push('a record without a payment');
    }
  }
  return broken;
}

/** Differences between the states of two pages of the same user, in words. */
export function findDifferences(page: Page, fresh: Page): string[] {
  const [mine, theirs] = [page.getState(), fresh.getState()];
  const differences: string[] = [];
  if (mine.outbox.entries.length + mine.outbox.intents.length > 0) differences.push('unsaved records remain');
  if (mine.auth.user?.id !== theirs.auth.user?.id) differences.push('another user is logged in');
  if (serializeSorted(mine.contracts.contracts) !== serializeSorted(theirs.contracts.contracts))
    differences.push('the contracts differ');
  const balances = (state: typeof mine) => JSON.stringify(Object.entries(state.balances.byGuarantee).sort());
  if (balances(mine) !== balances(theirs)) differences.push('the balances differ');
  return differences;
}

function serializeSorted(contracts: readonly { id: unknown }[]): string {
  return JSON.stringify([...contracts].sort((a, b) => String(a.id).localeCompare(String(b.id))));
}
