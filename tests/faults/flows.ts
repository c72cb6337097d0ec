import type { Backend } from '@mocks/backend';
import { sats } from '@tests/unit/bitcoin/support';
import { consentTo } from '@tests/unit/store/approval';
import { toConsent } from '@/domain/withdrawals/consent';
import { planReleaseAgain } from '@/domain/withdrawals/replacement';
import type { Intent } from '@/lib/intent';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { createNewContract, fetchContract, joinContract, publishContract } from '@/store/contracts/contracts.thunks';
import { addContractGuarantee } from '@/store/contracts/guarantee.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { login, registerAccount } from '@/store/login/login.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { cancelWithdrawal, type ReleaseOrder, release, releaseAccepted } from '@/store/withdrawals/release.thunks';
import { readFirst, releaseAgain } from '@/store/withdrawals/release-again.thunks';
import type { Page } from './page';
import {
  CONTRACT,
  DESTINATION,
  DRAFT,
  GUARANTEE_REF,
  OFFER,
  PASSWORD,
  type ReturnScene,
  type SceneName,
  TO_BERTO,
} from './scenes';

export interface Flow {
  name: string;
  scene: SceneName | ReturnScene;
  /** Before the page opens. */
  prepare?: () => void;
  /** The screens have loaded everything, coins included. */
  isLoaded?: true;
  /** The logged-in user. */
  as: 'ana' | 'berto' | null;
  /** The user's action, until they stop waiting. Resolves to whether the screen reports success; never rejects. */
  act: (page: Page, intent: Intent) => Promise<boolean>;
  /** Whether the action has visibly taken effect. Without it, the success reported by the screen counts. */
  isDone?: (backend: Backend, page: Page) => boolean;
  /** Fee rate recommended by the explorer, sat/vB. */
  fastestFee?: number;
}

const NEW = { email: 'carla@example.com', password: PASSWORD };
const DRAFT_TEXT = { title: 'A new contract', description: 'As agreed.', pdfUrl: null };
const MESSAGE = 'The roof is done.';
const TERMS = {
  description: 'Windows',
  amount: '0.002',
  validUntil: '2027-03-31',
  conditions: 'Done.',
  verificationProcess: 'Seen.',
};

/** Accounts, contracts, deposits, chat. */
export const CONTRACT_FLOWS: readonly Flow[] = [
  {
    name: 'register',
    scene: 'pending',
    as: null,
    act: async (page) => (await page.dispatch(registerAccount({ username: 'Carla', ...NEW }))) !== null,
    isDone: ({ store }) => store.userByEmail(NEW.email) !== undefined,
  },
  {
    name: 'login',
    scene: 'pending',
    as: null,
    act: (page) => page.dispatch(login({ email: 'ana@example.com', password: PASSWORD })),
    isDone: (_backend, page) => page.getState().auth.user !== null,
  },
  {
    name: 'load',
    scene: 'signed',
    as: 'ana',
    act: async (page) => {
      await page.dispatch(loadContracts());
      return didResolve(page.dispatch(loadContract(CONTRACT)));
    },
  },
  {
    name: 'create',
    scene: 'pending',
    as: 'ana',
    act: async (page) => (await page.dispatch(createNewContract({ ...DRAFT_TEXT, status: 'draft' }))).ok,
    isDone: ({ store }) => store.state.contracts.some(({ title }) => title === DRAFT_TEXT.title),
  },
  {
    name: 'publish',
    scene: 'pending',
    as: 'ana',
    act: async (page, intent) => (await page.dispatch(publishContract(DRAFT, intent))).ok,
    isDone: ({ store }) => store.contract(DRAFT)?.status === 'pending_counterparty',
  },
  {
    name: 'join',
    scene: 'pending',
    as: 'ana',
    act: async (page) => {
      const shown = await page.dispatch(fetchContract(OFFER));
      return shown.ok && (await page.dispatch(joinContract(shown.value))).ok;
    },
    isDone: ({ store }) => store.contract(OFFER)?.status === 'active',
  },
  {
    name: 'add guarantee',
    scene: 'pending',
    as: 'ana',
    act: async (page) => (await page.dispatch(addContractGuarantee(CONTRACT, TERMS))).ok,
    isDone: ({ store }) => store.guaranteesOf(CONTRACT).length === 2,
  },
  {
    name: 'deposit',
    scene: 'pending',
    as: 'berto',
    act: async (page, intent) => (await page.dispatch(requestDeposit(GUARANTEE_REF, intent))).ok,
  },
  {
    name: 'advance to active',
    scene: 'paid',
    as: 'berto',
    act: (page) => didResolve(page.dispatch(refreshBalances(CONTRACT))),
    isDone: ({ store }) => store.guarantee(GUARANTEE_REF.guaranteeId)?.status === 'active',
  },
  {
    name: 'chat',
    scene: 'pending',
    as: 'ana',
    act: async (page) => (await page.dispatch(sendChatMessage(CONTRACT, MESSAGE))).ok,
    isDone: ({ store }) => store.state.messages.some(({ content }) => content === MESSAGE),
  },
];

/** Flows that move money out of a guarantee. */
export const RELEASE_FLOWS: readonly Flow[] = [
  {
    name: 'release',
    scene: 'funded',
    as: 'ana',
    act: (page, stop) =>
      releaseWithAnyFee(page, stop, { address: DESTINATION, finalAmount: sats('0.0006'), fee: sats('0.00001896') }),
    isDone: isReleased,
  },
  {
    name: 'release, high fee',
    scene: 'funded',
    as: 'ana',
    fastestFee: 1,
    // The remainder is dust and goes to the fee, which becomes more than twice the estimate.
    act: (page, stop) =>
      releaseWithAnyFee(page, stop, { address: DESTINATION, finalAmount: sats('0.0009926'), fee: sats('0.000002') }),
    isDone: isReleased,
  },
  {
    name: 'release, two payees',
    scene: 'funded',
    as: 'ana',
    act: (page, stop) => releaseWithAnyFee(page, stop, SPLIT),
    isDone: isReleased,
  },
  {
    name: 'release again',
    scene: 'stuck',
    as: 'ana',
    fastestFee: 60,
    act: async (page, intent) => {
      const read = await page.dispatch(readFirst(GUARANTEE_REF));
      const plan = read.ok ? planReleaseAgain(read.value.first, read.value.paid, read.value.rates.fastestFee) : null;
      if (!read.ok || plan === null) return false;
      const order = { txid: read.value.first.txid, ...plan };
      const made = await page.dispatch(releaseAgain(GUARANTEE_REF, order, PASSWORD, null, intent));
      return made.ok && made.value.kind === 'signed' && made.value.unsaved === null;
    },
    isDone: isReleased,
  },
];

export const WITHDRAWAL_FLOWS: readonly Flow[] = [
  {
    name: 'co-sign',
    scene: 'signed',
    as: 'ana',
    act: cosignAll,
    isDone: isExecuted,
  },
  { name: 'co-sign, two payees', scene: 'split', as: 'berto', act: cosignAll, isDone: isExecuted },
  {
    name: 'co-sign a release made again',
    scene: 'again',
    as: 'ana',
    fastestFee: 60,
    act: cosignAll,
    isDone: ({ store }, page) => isSending(page) || store.withdrawals(GUARANTEE_REF.guaranteeId)[0]?.amount === 52_000,
  },
  {
    name: 'co-sign a file',
    scene: 'signed',
    as: 'ana',
    act: (page, intent) => cosignAll(page, intent, readFile(page)),
    isDone: isExecuted,
  },
  {
    name: 'cancel',
    scene: 'signed',
    as: 'berto',
    act: async (page, intent) => {
      const guarantee = page.getState().contracts.contracts.find(({ id }) => id === CONTRACT)?.guarantees[0];
      const withdrawal = guarantee?.withdrawals?.[0];
      return withdrawal !== undefined && (await page.dispatch(cancelWithdrawal(GUARANTEE_REF, withdrawal, intent))).ok;
    },
    isDone: ({ store }) => store.withdrawals(GUARANTEE_REF.guaranteeId).length === 0,
  },
  {
    name: 'advance to executed',
    scene: 'spent',
    as: 'berto',
    act: (page) => didResolve(page.dispatch(refreshBalances(CONTRACT))),
    isDone: ({ store }) => store.guarantee(GUARANTEE_REF.guaranteeId)?.status === 'executed',
  },
];

const SPLIT: ReleaseOrder = {
  ...{ address: DESTINATION, finalAmount: sats('0.0006'), fee: sats('0.00002412') },
  second: { address: TO_BERTO, amount: sats('0.0002') },
};

/** Reads what there is to sign, and accepts all of it. */
async function cosignAll(page: Page, intent: Intent, file?: string): Promise<boolean> {
  const ref = { ...GUARANTEE_REF, file };
  const read = await page.dispatch(inspectWithdrawal(ref));
  if (!read.ok || read.value.inspection.summary === null) return false;
  return (await page.dispatch(cosign(ref, PASSWORD, { consent: consentTo(read.value) }, intent))).ok;
}

async function releaseWithAnyFee(page: Page, intent: Intent, order: ReleaseOrder): Promise<boolean> {
  const outcome = await page.dispatch(release(GUARANTEE_REF, order, PASSWORD, intent));
  if (!outcome.ok || outcome.value.kind !== 'ask') return outcome.ok;
  const { withdrawal, review } = outcome.value;
  const reviewed = { withdrawal, consent: toConsent(review) };
  const second = await page.dispatch(releaseAccepted(GUARANTEE_REF, order, reviewed, PASSWORD, intent));
  // Closing the dialog does the same.
  if (!second.ok) await page.dispatch(cancelWithdrawal(GUARANTEE_REF, withdrawal, intent));
  return second.ok;
}

function isReleased({ store }: Backend, page: Page): boolean {
  const signed = store.withdrawals(GUARANTEE_REF.guaranteeId).some(({ signer }) => signer === 'demo-user-1');
  return signed || page.getState().outbox.intents.some(({ kind }) => kind === 'signature');
}

function isExecuted({ store }: Backend, page: Page): boolean {
  return isSending(page) || store.withdrawals(GUARANTEE_REF.guaranteeId).some(({ status }) => status === 'executed');
}

function isSending(page: Page): boolean {
  return page.getState().outbox.entries.length > 0;
}

/** The transaction that waits, as the other party would send it in a file. */
function readFile(page: Page): string {
  const contract = page.getState().contracts.contracts.find(({ id }) => id === CONTRACT);
  return contract?.guarantees[0]?.withdrawals?.[0]?.signedPsbt ?? '';
}

function didResolve(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
