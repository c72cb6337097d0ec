import type { Backend } from '@mocks/backend';
import { sats } from '@tests/unit/bitcoin/support';
import { login, registerAccount } from '@/store/auth/auth.thunks';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { createNewContract, fetchContract, joinContract, publishContract } from '@/store/contracts/contracts.thunks';
import { addContractGuarantee } from '@/store/contracts/guarantee.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { requestDeposit } from '@/store/deposits/request-deposit.thunks';
import { cosign, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';
import { cancelWithdrawal, type ReleaseOrder, release, releaseWithHighFee } from '@/store/withdrawals/release.thunks';
import type { Page } from './page';
import { CONTRACT, DESTINATION, DRAFT, OFFER, PASSWORD, PLACE, type SceneName } from './scenes';

export interface Flow {
  name: string;
  scene: SceneName;
  /** Who is logged in. */
  as: 'ana' | 'berto' | null;
  /** What the person asks for; resolves to whether the screen says that it worked. Never rejects. */
  act: (page: Page) => Promise<boolean>;
  /** Whether it is done to be seen by everybody, so that nobody asks for it again; without it, once the screen said so. */
  done?: (backend: Backend, page: Page) => boolean;
  /** sat/vB that the explorer recommends. */
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
    act: (page) => page.dispatch(registerAccount({ username: 'Carla', ...NEW })),
    done: ({ store }) => store.userByEmail(NEW.email) !== undefined,
  },
  {
    name: 'login',
    scene: 'pending',
    as: null,
    act: (page) => page.dispatch(login({ email: 'ana@example.com', password: PASSWORD })),
    done: (_backend, page) => page.getState().auth.user !== null,
  },
  {
    name: 'load',
    scene: 'signed',
    as: 'ana',
    act: async (page) => {
      await page.dispatch(loadContracts());
      return succeeds(page.dispatch(loadContract(CONTRACT)));
    },
  },
  {
    name: 'create',
    scene: 'pending',
    as: 'ana',
    act: async (page) => (await page.dispatch(createNewContract({ ...DRAFT_TEXT, status: 'draft' }))).ok,
    done: ({ store }) => store.state.contracts.some(({ title }) => title === DRAFT_TEXT.title),
  },
  {
    name: 'publish',
    scene: 'pending',
    as: 'ana',
    act: async (page) => (await page.dispatch(publishContract(DRAFT))).ok,
    done: ({ store }) => store.contract(DRAFT)?.status === 'pending_counterparty',
  },
  {
    name: 'join',
    scene: 'pending',
    as: 'ana',
    act: async (page) => {
      const shown = await page.dispatch(fetchContract(OFFER));
      return shown.ok && (await page.dispatch(joinContract(shown.value))).ok;
    },
    done: ({ store }) => store.contract(OFFER)?.status === 'active',
  },
  {
    name: 'add guarantee',
    scene: 'pending',
    as: 'ana',
    act: async (page) => (await page.dispatch(addContractGuarantee(CONTRACT, TERMS))).ok,
    done: ({ store }) => store.guaranteesOf(CONTRACT).length === 2,
  },
  {
    name: 'deposit',
    scene: 'pending',
    as: 'berto',
    act: async (page) => (await page.dispatch(requestDeposit(PLACE))).ok,
  },
  {
    name: 'advance to active',
    scene: 'paid',
    as: 'berto',
    act: (page) => succeeds(page.dispatch(refreshBalances(CONTRACT))),
    done: ({ store }) => store.guarantee(PLACE.guaranteeId)?.status === 'active',
  },
  {
    name: 'chat',
    scene: 'pending',
    as: 'ana',
    act: async (page) => (await page.dispatch(sendChatMessage(CONTRACT, MESSAGE))).ok,
    done: ({ store }) => store.state.messages.some(({ content }) => content === MESSAGE),
  },
];

/** Where money leaves a guarantee. */
export const WITHDRAWAL_FLOWS: readonly Flow[] = [
  {
    name: 'release',
    scene: 'funded',
    as: 'ana',
    act: (page) => releaseAs(page, { address: DESTINATION, finalAmount: sats('0.0006') }),
    done: isReleased,
  },
  {
    name: 'release, high fee',
    scene: 'funded',
    as: 'ana',
    fastestFee: 1,
    // What is left is too little for an output of its own: it goes to the fee, more than twice the estimate.
    act: (page) => releaseAs(page, { address: DESTINATION, finalAmount: sats('0.0009926') }),
    done: isReleased,
  },
  {
    name: 'co-sign',
    scene: 'signed',
    as: 'ana',
    act: async (page) => {
      const read = await page.dispatch(inspectWithdrawal(PLACE));
      if (!read.ok || read.value.summary === null) return false;
      const approval = { txid: read.value.summary.txid, feeAccepted: false };
      return (await page.dispatch(cosign(PLACE, PASSWORD, approval))).ok;
    },
    done: ({ store }, page) =>
      store.withdrawals(PLACE.guaranteeId).some(({ status }) => status === 'executed') ||
      page.getState().outbox.entries.length > 0,
  },
  {
    name: 'cancel',
    scene: 'signed',
    as: 'berto',
    act: async (page) => {
      const guarantee = page.getState().contracts.contracts.find(({ id }) => id === CONTRACT)?.guarantees[0];
      const withdrawal = guarantee?.withdrawals[0];
      return withdrawal !== undefined && (await page.dispatch(cancelWithdrawal(PLACE, withdrawal))).ok;
    },
    done: ({ store }) => store.withdrawals(PLACE.guaranteeId).length === 0,
  },
  {
    name: 'advance to executed',
    scene: 'spent',
    as: 'berto',
    act: (page) => succeeds(page.dispatch(refreshBalances(CONTRACT))),
    done: ({ store }) => store.guarantee(PLACE.guaranteeId)?.status === 'executed',
  },
];

async function releaseAs(page: Page, order: ReleaseOrder): Promise<boolean> {
  const outcome = await page.dispatch(release(PLACE, order, PASSWORD));
  if (!outcome.ok || outcome.value.kind === 'signed') return outcome.ok;
  const { withdrawal } = outcome.value;
  const accepted = await page.dispatch(releaseWithHighFee(PLACE, order, withdrawal, PASSWORD));
  // As the dialog does when it is closed.
  if (!accepted.ok) await page.dispatch(cancelWithdrawal(PLACE, withdrawal));
  return accepted.ok;
}

function isReleased({ store }: Backend, page: Page): boolean {
  const signed = store.withdrawals(PLACE.guaranteeId).some(({ signer }) => signer === 'demo-user-1');
  return signed || page.getState().outbox.intents.some(({ kind }) => kind === 'signature');
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
