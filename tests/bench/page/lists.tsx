import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ContractDetailPage } from '@/pages/contract-detail-page';
import { ContractsPage } from '@/pages/contracts-page';
import { loginSuccess } from '@/store/auth/auth.slice';
import { balanceRefreshed } from '@/store/balances/balances.slice';
import { createAppStore } from '@/store/boot/store';
import { messageSent, messagesLoaded } from '@/store/chat/chat.slice';
import { contractAdded, contractsSet, contractUpdated } from '@/store/contracts/contracts.slice';
import type { AppStore } from '@/store/core/store-types';
import { contracts, createContract, createMessage, guarantees, messages, toKnownSats, USER } from './crowd';
import { paintScreen, timeToPaint, waitUntilSettled } from './painting';

/* The app's own screens and store with generated data; only backend responses are replaced. */

const CONTRACT = 'c0';

let store: AppStore | null = null;
let root: Root | null = null;
let sequence = 0;

export function prepareContracts(count: number): Promise<void> {
  return prepare('/contracts', (filled) => filled.dispatch(contractsSet(contracts(count))));
}

export function prepareContract(guaranteeCount: number, messageCount: number): Promise<void> {
  return prepare(`/contracts/${CONTRACT}`, (filled) => {
    filled.dispatch(contractAdded(createContract(0, guarantees(guaranteeCount, CONTRACT))));
    filled.dispatch(messagesLoaded({ contractId: CONTRACT, messages: messages(messageCount, CONTRACT) }));
  });
}

/** Takes the last screen away and prepares another. */
async function prepare(path: string, fill: (filled: AppStore) => void): Promise<void> {
  // As the router leaves it, which else adds its index.
  history.replaceState({ idx: 0 }, '', path);
  root?.unmount();
  store = createAppStore();
  store.dispatch(loginSuccess(USER));
  fill(store);
  const holder = document.getElementById('root');
  if (holder === null) throw new Error('no #root');
  root = createRoot(holder);
  await waitUntilSettled();
}

/** Shows the prepared screen; milliseconds to paint. */
export function paintApp(): Promise<number> {
  if (store === null) throw new Error('nothing is prepared');
  const screen = (
    <Provider store={store}>
      <BrowserRouter>
        <main>
          <Routes>
            <Route path="/contracts" element={<ContractsPage />} />
            <Route path="/contracts/:id" element={<ContractDetailPage />} />
          </Routes>
        </main>
      </BrowserRouter>
    </Provider>
  );
  return paintScreen(() => root?.render(screen));
}

/** Renames the first contract of the list; milliseconds to paint, as for the others. */
export function renameContract(): Promise<number> {
  sequence += 1;
  const first = document.querySelector('li article a')?.getAttribute('href');
  const id = first?.split('/').at(-1) ?? CONTRACT;
  return timeToPaint(() => store?.dispatch(contractUpdated({ id, changes: { title: `Renamed ${sequence}` } })));
}

export function changeBalance(): Promise<number> {
  sequence += 1;
  const balance = {
    total: toKnownSats(1000 + sequence),
    unconfirmed: toKnownSats(0),
    outputs: 1,
    unverified: toKnownSats(0),
  };
  return timeToPaint(() => store?.dispatch(balanceRefreshed({ guaranteeId: 'g0', sequence, balance })));
}

export function receiveMessage(): Promise<number> {
  sequence += 1;
  const message = createMessage(100_000 + sequence, CONTRACT);
  return timeToPaint(() => store?.dispatch(messageSent({ contractId: CONTRACT, message })));
}
