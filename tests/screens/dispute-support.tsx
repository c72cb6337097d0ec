import { readFileSync } from 'node:fs';
import type { WireUser } from '@mocks/wire';
import { render, screen } from '@testing-library/react';
import { makeContract, makeGuarantee } from '@tests/unit/domain/make';
import { contractsText } from '@tests/unit/store/stored';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Contract } from '@/domain/models';
import { AskDialog } from '@/features/disputes/ask-dialog';
import { OpenDisputeDialog } from '@/features/disputes/open-dispute-dialog';
import { createAppStore } from '@/store/boot/store';

interface FeeAddressVector {
  network: string;
  arbitrator: string;
  contract_order: number;
  guarantee_id: string;
  address: string;
}

const { disputeFeeAddresses } = JSON.parse(readFileSync('tests/vectors/bitcoin.json', 'utf8')) as {
  disputeFeeAddresses: FeeAddressVector[];
};

/** A dispute fee address of the tests' network, derived by an independent implementation. */
export const FEE = findVector(import.meta.env.VITE_BITCOIN_NETWORK);

function findVector(name: string): FeeAddressVector {
  const found = disputeFeeAddresses.find(({ network }) => network === name);
  if (found === undefined) throw new Error(`The vectors have no dispute fee address on ${name}`);
  return found;
}

/** Anyone who views the guarantee can open a dispute (docs/specification.md#6-roles-and-permissions). */
const READER: WireUser = {
  id: 'reader',
  username: null,
  email: 'reader@example.com',
  encrypted_key: null,
  public_key: null,
};

const arbitrator = http.get('http://backend.test/api/arbitrators/1', () =>
  HttpResponse.json({ public_key: FEE.arbitrator }),
);

/** Serves an arbitrator with the vector's key while the test file runs. */
export function disputeServer() {
  const server = setupServer(arbitrator);
  beforeAll(() => {
    for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.mocked(console.info).mockClear();
    server.resetHandlers();
    localStorage.clear();
  });
  afterAll(() => server.close());
  return server;
}

type ContractFields = Parameters<typeof makeContract>[0];

/** Shows the dialog for the vector's guarantee. */
export function showDisputeDialog(fields: ContractFields = {}) {
  return show(fields, ({ id }, onClose) => (
    <OpenDisputeDialog contractId={id} guaranteeId={FEE.guarantee_id} onClose={onClose} />
  ));
}

export function showAskDialog(fields: ContractFields = {}) {
  return show(fields, (contract, onClose) => <AskDialog contract={contract} onClose={onClose} />);
}

function show(fields: ContractFields, dialog: (contract: Contract, onClose: () => void) => ReactNode) {
  const onClose = vi.fn();
  const guarantees = [makeGuarantee({ id: FEE.guarantee_id, status: 'active' })];
  const contract = makeContract({ contractOrder: FEE.contract_order, guarantees, ...fields });
  localStorage.setItem('user', JSON.stringify(READER));
  localStorage.setItem('contracts', contractsText([contract]));
  render(<Provider store={createAppStore()}>{dialog(contract, onClose)}</Provider>, { wrapper: MemoryRouter });
  return { onClose };
}

export function sentButton(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: "I've sent the payment" });
}

export function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Submit Dispute' });
}
