import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ContractDetailPage } from '@/pages/contract-detail-page';
import { ContractsPage } from '@/pages/contracts-page';
import { loginSuccess } from '@/store/auth/auth.slice';
import { balanceRefreshed } from '@/store/balances/balances.slice';
import { messageSent, messagesLoaded } from '@/store/chat/chat.slice';
import { contractAdded, contractsSet, contractUpdated } from '@/store/contracts/contracts.slice';
import { createAppStore } from '@/store/setup/store';
import type { AppStore } from '@/store/setup/store-types';
import { contracts, createContract, createMessage, guarantees, messages, toKnownSats, USER } from './crowd';
import { timeToPaint, waitUntilSettled } from './painting';
import { heap } from './signing';
import '@/ui/theme.css';

/* The app's own screens and store with generated data; only backend responses are replaced. */

export interface Painted {
  /** Milliseconds from the request to the painted screen. */
  paint: number;
  /** Heap growth in MB. */
  memory: number;
  /** DOM elements. */
  elements: number;
}

export interface Updated {
  /** Milliseconds from the action to the painted screen. */
  paint: number;
  /** Cards or messages whose DOM changed. */
  touched: number;
}

const CONTRACT = 'c0';

let store: AppStore | null = null;
let root: Root | null = null;
let sequence = 0;

export async function showContracts(count: number): Promise<Painted> {
  history.replaceState(null, '', '/contracts');
  return show((filled) => filled.dispatch(contractsSet(contracts(count))));
}

export async function showContract(guaranteeCount: number, messageCount: number): Promise<Painted> {
  history.replaceState(null, '', `/contracts/${CONTRACT}`);
  return show((filled) => {
    filled.dispatch(contractAdded(createContract(0, guarantees(guaranteeCount, CONTRACT))));
    filled.dispatch(messagesLoaded({ contractId: CONTRACT, messages: messages(messageCount, CONTRACT) }));
  });
}

/** Leaves an empty page. */
export function clear(): void {
  root?.unmount();
  root = null;
}

/** Renames the first contract of the list. */
export function renameContract(): Promise<Updated> {
  sequence += 1;
  const first = document.querySelector('main li, main article, [data-index]')?.querySelector('a')?.getAttribute('href');
  const id = first?.split('/').at(-1) ?? CONTRACT;
  return update(() => store?.dispatch(contractUpdated({ id, changes: { title: `Renamed ${sequence}` } })), 'li');
}

export function changeBalance(): Promise<Updated> {
  sequence += 1;
  const balance = {
    total: toKnownSats(1000 + sequence),
    unconfirmed: toKnownSats(0),
    outputs: 1,
    unverified: toKnownSats(0),
  };
  return update(() => store?.dispatch(balanceRefreshed({ guaranteeId: 'g0', sequence, balance })), 'article');
}

export function receiveMessage(): Promise<Updated> {
  sequence += 1;
  const message = createMessage(100_000 + sequence, CONTRACT);
  return update(() => store?.dispatch(messageSent({ contractId: CONTRACT, message })), '[role="log"] li');
}

/** Types a text; milliseconds from each key to the painted screen. */
export async function typeInChat(text: string): Promise<number[]> {
  const field = document.querySelector<HTMLTextAreaElement | HTMLInputElement>('form textarea, form input');
  if (field === null) throw new Error('the chat has no field');
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const times: number[] = [];
  for (let length = 1; length <= text.length; length++) {
    times.push(
      await timeToPaint(() => {
        setValue?.call(field, text.slice(0, length));
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    );
  }
  return times;
}

async function show(fill: (filled: AppStore) => void): Promise<Painted> {
  store = createAppStore();
  store.dispatch(loginSuccess(USER));
  fill(store);
  await waitUntilSettled();
  const before = heap();
  const holder = document.getElementById('root');
  if (holder === null) throw new Error('no #root');
  root?.unmount();
  root = createRoot(holder);
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
  const paint = await timeToPaint(
    () => root?.render(screen),
    () => document.querySelector('main h1, main h2') !== null,
  );
  await waitUntilSettled();
  return { paint, memory: heap() - before, elements: document.querySelectorAll('*').length };
}

async function update(act: () => unknown, unit: string): Promise<Updated> {
  await waitUntilSettled();
  const touched = new Set<Element>();
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        const element = node instanceof Element ? node : node.parentElement;
        const card = element?.closest(unit);
        if (card) touched.add(card);
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const paint = await timeToPaint(act);
  observer.disconnect();
  return { paint, touched: touched.size };
}
