import type { Backend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { sumValues } from '@mocks/chain/tx-index';
import { readPsbtTxid } from '@mocks/operations/psbt-reading';
import type { StoredTransaction } from '@mocks/store/entities';
import { readStatement } from '@/domain/statements/statements';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { selectReturns } from '@/store/returns/returns.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { type Page, runInPage } from './page';
import { DESTINATION, GUARANTEE_REF, TO_ANA, TO_BERTO } from './scenes';

/** Final coins and records, which must not depend on whether a call failed. */
export interface Holdings {
  /** Satoshis at the deposit addresses; `paid` lists each payment to anybody else. */
  deposited: number;
  paid: string[];
  records: string[];
}

export function readHoldings({ store, chain }: Backend): Holdings {
  const { contracts, guarantees, transactions, messages, users } = store.state;
  const unspent = (address: string) => chain.listUnspent(addressToScript(address) ?? new Uint8Array());
  const deposits = transactions.filter(({ withdrawal }) => !withdrawal);
  return {
    deposited: sumValues(deposits.flatMap(({ address }) => unspent(address))),
    paid: [DESTINATION, TO_ANA, TO_BERTO].flatMap((to) => unspent(to).map(({ value }) => `${value} to ${to}`)),
    records: [
      ...users.map(({ email }) => `user ${email}`),
      ...contracts.map(({ title, status, contractors }) => `${title}, ${status}, ${contractors.length} contractors`),
      ...guarantees.map(({ description, status }) => `guarantee ${description}, ${status}`),
      ...transactions.filter((each) => !isReturn(each, chain)).map(describeRecord),
      ...messages.filter(({ content }) => !isLine(content)).map(({ content }) => `message ${content}`),
      // A line may be sent again without effect (docs/terms.md#the-return-text), so each counts once. Another text is another line.
      ...new Set(messages.filter(({ content }) => isLine(content)).map(({ content }) => `line ${content}`)),
    ].sort(),
  };
}

function isLine(content: string): boolean {
  return readStatement(content)?.kind === 'return';
}

/**
 * Whether a record is that of a deposit that was taken back. Nothing depends on it (docs/terms.md#return-dates): the app saves it once,
 * after the payment, and a backend that does not take it has none. A record without a payment counts as any other.
 */
function isReturn({ withdrawal, txid }: StoredTransaction, chain: Backend['chain']): boolean {
  return withdrawal && txid !== null && (chain.transaction(txid)?.tx.locktime ?? 0) > 0;
}

/** The open signatures that the device of a page remembers. */
export function listRemembered(page: Page): Promise<string[]> {
  return runInPage(page, async () => {
    const open = (await listGivenSignatures()).filter(({ settledAt }) => settledAt === null);
    return open.map(({ txid, kind = 'release' }) => `${kind} ${txid}`).sort();
  });
}

function describeRecord({ withdrawal, status, signer, amount, txid, guarantee_order }: StoredTransaction): string {
  if (!withdrawal) return `deposit ${guarantee_order}, ${txid === null ? 'not paid' : 'paid'}`;
  return `withdrawal of ${amount}, ${status}, signed by ${signer}, ${txid === null ? 'not sent' : 'sent'}`;
}

/** What must not depend on faults. */
export interface Ending {
  end: Holdings;
  /** The open signatures that the device has given. */
  remembered: string[];
}

/** What differs from the end of a run without faults, in words. @param rememberedNow open signatures of the device */
export function findLosses(backend: Backend, { end, remembered }: Ending, rememberedNow: readonly string[]): string[] {
  const now = readHoldings(backend);
  const losses: string[] = [];
  if (now.deposited !== end.deposited) losses.push(`${now.deposited} satoshis are deposited, not ${end.deposited}`);
  if (`${now.paid}` !== `${end.paid}`) losses.push(`${now.paid} satoshis were paid out, not ${end.paid}`);
  if (`${now.records}` !== `${end.records}`) losses.push(`on record: ${now.records.join('; ')}`);
  const forgotten = remembered.filter((each) => !rememberedNow.includes(each));
  if (forgotten.length > 0) losses.push(`signatures are forgotten: ${forgotten.join('; ')}`);
  const others = rememberedNow.filter((each) => !remembered.includes(each));
  if (others.length > 0) losses.push(`something else was signed: ${others.join('; ')}`);
  return losses;
}

/** Violated invariants of backend and chain, in words. */
export function findBrokenRules({ store, chain }: Backend): string[] {
  const broken: string[] = [];
  for (const guarantee of store.state.guarantees) {
    const withdrawals = store.withdrawals(guarantee.id);
    const pending = withdrawals.filter(({ status }) => status === 'pending');
    if (pending.length > 1) broken.push('two pending withdrawals');
    if (pending.some(({ signer }) => signer === null)) broken.push('an unsigned orphan withdrawal');
    for (const record of withdrawals) {
      const { u_psbt, p_psbt, status, txid } = record;
      // It is not the transaction that the backend has drafted.
      if (isReturn(record, chain)) {
        if (status !== 'executed') broken.push('a return without a payment');
        continue;
      }
      // Drafted by the backend, or built and signed by a browser in its place.
      const drafts = [u_psbt, p_psbt].flatMap((psbt) => (psbt === null ? [] : [readPsbtTxid(psbt)]));
      const sent = drafts.filter((each) => each !== null && chain.transaction(each) !== undefined);
      const isRecorded = status === 'executed' && sent.includes(txid);
      if (sent.length > 0 && !isRecorded) broken.push('a payment without a record');
      if (sent.length === 0 && status === 'executed') broken.push('a record without a payment');
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
  const returns = [mine, theirs].map(describeReturns);
  if (returns[0] !== returns[1]) differences.push(`the return dates differ: ${returns.join(' and ')}`);
  return differences;
}

/** What the screens show, wherever it was signed. */
function describeReturns(state: ReturnType<Page['getState']>): string {
  const { contractId, guaranteeId } = GUARANTEE_REF;
  if (!state.contracts.contracts.some(({ id }) => id === contractId)) return '';
  const contract = requireContract(state, contractId);
  const returns = selectReturns(state, contract, guaranteeId);
  return JSON.stringify(
    returns.map(({ outpoint, ask, given, sent }) => [outpoint, ask.hash, given?.txids ?? null, sent]),
  );
}

function serializeSorted(contracts: readonly { id: unknown }[]): string {
  return JSON.stringify([...contracts].sort((a, b) => String(a.id).localeCompare(String(b.id))));
}
