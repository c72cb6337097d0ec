import type { ForeignBackend } from '@tests/e2e/foreign/backend';
import type { Account } from '@tests/e2e/foreign/ledger';
import { sats } from '@tests/unit/domain/make';
import { consentTo } from '@tests/unit/store/approval';
import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { type Consent, toConsent } from '@/domain/withdrawals/consent';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { refreshBalances, refreshExecuted } from '@/store/balances/refresh.thunks';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { login, registerAccount } from '@/store/login/login.thunks';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import {
  cancelWithdrawal,
  type ReleaseOrder,
  type ReleaseResult,
  release,
  releaseAccepted,
} from '@/store/withdrawals/release.thunks';
import { type AgainOutcome, readFirst, releaseAgain } from '@/store/withdrawals/release-again.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { openPage, type Page, runInPage } from '../page';
import { PASSWORD } from '../scenes';
import type { ForeignNetwork } from './network';

/** A user of the foreign backend in a browser of their own. */
export class ForeignPerson {
  readonly email: string;
  readonly #page: Page = openPage(null);
  readonly #backend: ForeignBackend;
  readonly #network: ForeignNetwork;

  constructor(name: string, backend: ForeignBackend, network: ForeignNetwork) {
    this.email = `${name}@example.com`;
    this.#backend = backend;
    this.#network = network;
  }

  get account(): Account {
    const account = this.#backend.ledger.accounts.rows.find(({ email }) => email === this.email);
    if (account === undefined) throw new Error(`${this.email} has no account`);
    return account;
  }

  /** Dispatches an intent of the user; its contract is polled meanwhile. Throws what the screen would report. */
  async act<Value>(contractId: Id | null, intent: AppThunk<Promise<Result<Value>>>): Promise<Value> {
    const work = this.#dispatch(intent);
    const result = await this.#network.during(work, () => this.#dispatch(loadQuietly(contractId)));
    if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
    return result.value;
  }

  async register(): Promise<void> {
    const [username = ''] = this.email.split('@');
    const isDone = await this.#dispatch(registerAccount({ username, email: this.email, password: PASSWORD }));
    if (!isDone) throw new Error('The registration failed');
  }

  /** Registers as another client does: with a key that it has encrypted. */
  async registerElsewhere(publicKey: string, envelope: string): Promise<void> {
    const keys = { public_key: publicKey, encrypted_key: envelope };
    const body = JSON.stringify({ username: 'other', email: this.email, password: PASSWORD, ...keys });
    await this.#backend.respond(new Request('http://backend.test/api/auth/register', { method: 'POST', body }));
  }

  async logIn(): Promise<void> {
    if (!(await this.#dispatch(login({ email: this.email, password: PASSWORD })))) throw new Error('The login failed');
    const { user } = this.#page.getState().auth;
    if (user === null) throw new Error('Nobody is logged in');
    await this.#dispatch(checkOwnKey(user, PASSWORD));
  }

  /** Shows the list, and then a contract for as long as its screen polls the balances twice. */
  async look(contractId: Id): Promise<void> {
    await this.#dispatch(loadContracts());
    await this.#network.passing(this.#dispatch(pollContract(contractId)));
    for (let round = 0; round < 2; round += 1) await this.#network.passing(this.#dispatch(pollBalances(contractId)));
  }

  contract(id: Id): Contract {
    return requireContract(this.#page.getState(), id);
  }

  guarantee(ref: GuaranteeRef): Guarantee {
    return requireGuarantee(this.#page.getState(), ref);
  }

  balance({ guaranteeId }: GuaranteeRef): Sats | null {
    return selectKnownBalance(this.#page.getState(), guaranteeId)?.total ?? null;
  }

  /** The amount that each release has paid to its destination. */
  withdrawn(ref: GuaranteeRef): (Sats | null)[] {
    return (this.guarantee(ref).withdrawals ?? []).map(({ amount }) => amount);
  }

  get unsaved(): number {
    const { entries, intents } = this.#page.getState().outbox;
    return entries.length + intents.length;
  }

  /** Creates and signs a withdrawal; accepts what the review asks. */
  async release(ref: GuaranteeRef, order: ReleaseOrder): Promise<Exclude<ReleaseResult, { kind: 'ask' }>> {
    const outcome = await this.act(ref.contractId, release(ref, order, PASSWORD));
    if (outcome.kind !== 'ask') return outcome;
    const { withdrawal, review } = outcome;
    const reviewed = { withdrawal, consent: toConsent(review) };
    const second = await this.act(ref.contractId, releaseAccepted(ref, order, reviewed, PASSWORD));
    if (second.kind === 'ask') throw new Error('It asks again');
    return second;
  }

  /** Signs the release that waits in the mempool at a higher fee; accepts what the review asks. @param by satoshis */
  async releaseAgain(ref: GuaranteeRef, by: number): Promise<Extract<AgainOutcome, { kind: 'signed' }>> {
    const { first, paid } = await this.act(ref.contractId, readFirst(ref));
    const order = { txid: first.txid, fee: sats(first.fee + by), amount: sats(paid - by) };
    const sign = (consent: Consent | null) => this.act(ref.contractId, releaseAgain(ref, order, PASSWORD, consent));
    const asked = await sign(null);
    const made = asked.kind === 'ask' ? await sign(toConsent(asked.review)) : asked;
    if (made.kind === 'ask') throw new Error('It asks again');
    return made;
  }

  /** Deletes the last withdrawal. */
  async cancel(ref: GuaranteeRef): Promise<void> {
    const last = this.guarantee(ref).withdrawals?.at(-1);
    if (last === undefined) throw new Error('There is no withdrawal');
    await this.act(ref.contractId, cancelWithdrawal(ref, last));
  }

  /** Returns the txid. @param file what the other one sent; absent: the withdrawal that waits */
  async cosign(ref: GuaranteeRef, file?: string): Promise<string> {
    const review = await this.act(ref.contractId, inspectWithdrawal({ ...ref, file }));
    return this.act(ref.contractId, cosign({ ...ref, file }, PASSWORD, { consent: consentTo(review) }));
  }

  #dispatch<Value>(work: AppThunk<Promise<Value>>): Promise<Value> {
    return runInPage(this.#page, ({ dispatch }) => dispatch(work));
  }
}

function loadQuietly(contractId: Id | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (contractId !== null) await dispatch(loadContract(contractId)).catch(() => undefined);
  };
}

/** As the screen of a contract does. */
function pollContract(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(settleOutbox()).catch(() => undefined);
    await dispatch(loadContract(contractId));
    await dispatch(loadUnnamedLists(contractId));
    await dispatch(verifyContract(contractId)).catch(() => undefined);
    await dispatch(refreshExecuted(contractId)).catch(() => undefined);
  };
}

function pollBalances(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(refreshBalances(contractId)).catch(() => undefined);
  };
}

export function findByDescription({ guarantees, id }: Contract, description: string): GuaranteeRef {
  const found = guarantees.find((guarantee) => guarantee.description === description);
  if (found === undefined) throw new Error(`There is no guarantee ${description}`);
  return { contractId: id, guaranteeId: found.id };
}
