import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeContract, makeGuarantee, toUser } from '@tests/unit/domain/make';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract, Guarantee, Message } from '@/domain/models';
import { toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { ChatPanel } from '@/features/chat/chat-panel';
import type * as GuaranteeCards from '@/features/guarantees/guarantee-card';
import type { GuaranteeCardProps } from '@/features/guarantees/guarantee-card';
import { GuaranteesPanel } from '@/features/guarantees/guarantees-panel';
import { loginSuccess } from '@/store/auth/auth.slice';
import { balanceRefreshed } from '@/store/balances/balances.slice';
import { createAppStore } from '@/store/boot/store';
import { messageSent, messagesLoaded } from '@/store/chat/chat.slice';
import { contractsSet, guaranteeUpdated } from '@/store/contracts/contracts.slice';
import type * as DateTexts from '@/ui/text/date-text';
import type { DateTextProps } from '@/ui/text/date-text';

/** Ids of rendered cards and times of rendered messages. */
let drawn: string[] = [];
let times: string[] = [];

// The real component, wrapped in a profiler.
vi.mock('@/features/guarantees/guarantee-card', async (original) => {
  const { GuaranteeCard: Card } = await original<typeof GuaranteeCards>();
  const GuaranteeCard = (props: GuaranteeCardProps) => (
    <Profiler id={String(props.guaranteeId)} onRender={(id) => drawn.push(id)}>
      <Card {...props} />
    </Profiler>
  );
  return { GuaranteeCard };
});

// The time of a message renders exactly when the message renders.
vi.mock('@/ui/text/date-text', async (original) => {
  const { DateText: Text } = await original<typeof DateTexts>();
  const DateText = (props: DateTextProps) => (
    <Profiler id={String(props.value)} onRender={(id) => times.push(id)}>
      <Text {...props} />
    </Profiler>
  );
  return { DateText };
});

const ME = { id: 'owner', email: 'ana@example.com', username: 'Ana', encrypted_key: null, public_key: null };

function guarantees(count: number): Guarantee[] {
  return Array.from({ length: count }, (_, at) =>
    makeGuarantee({ id: `g${at}`, description: `Part ${at}`, status: 'active' }),
  );
}

function formatTime(at: number): string {
  return new Date(Date.UTC(2026, 0, 1, 9, at)).toISOString();
}

function message(at: number): Message {
  return { id: `m${at}`, userId: 'counterparty', contractId: 'c1', content: `Line ${at}`, createdAt: formatTime(at) };
}

function show(contract: Contract, panel: React.ReactNode) {
  const store = createAppStore();
  store.dispatch(loginSuccess(toUser(ME)));
  store.dispatch(contractsSet([contract]));
  render(<Provider store={store}>{panel}</Provider>);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No network in this test'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

describe('re-renders with 90 guarantees', () => {
  function refreshed(guaranteeId: string, sats: number, sequence: number) {
    const total = toSats(sats) ?? ZERO_SATS;
    return balanceRefreshed({ guaranteeId, sequence, balance: { total, unconfirmed: ZERO_SATS, outputs: 1 } });
  }

  it('one card when one balance changes, none when it stays', () => {
    const store = show(makeContract({ guarantees: guarantees(90) }), <GuaranteesPanel contractId="c1" />);
    expect(screen.getAllByRole('article')).toHaveLength(90);
    drawn = [];
    act(() => void store.dispatch(refreshed('g7', 100_000, 1)));
    expect(drawn).toEqual(['g7']);
    expect(screen.getByRole('article', { name: 'Part 7' }).textContent).toContain('0.00100000');
    act(() => void store.dispatch(refreshed('g7', 100_000, 2)));
    act(() => void store.dispatch(messagesLoaded({ contractId: 'c1', messages: [message(1)] })));
    expect(drawn).toEqual(['g7']);
  });

  it('move a card that changed its status', () => {
    const store = show(makeContract({ guarantees: guarantees(3) }), <GuaranteesPanel contractId="c1" />);
    act(
      () =>
        void store.dispatch(guaranteeUpdated({ contractId: 'c1', guaranteeId: 'g0', changes: { status: 'executed' } })),
    );
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Part 1', 'Part 2', 'Part 0']);
  });
});

const showEvent = () => null;

describe('re-renders with 90 messages', () => {
  it('nothing while typing, and one message when one arrives', () => {
    const store = show(makeContract(), <ChatPanel contractId="c1" showEvent={showEvent} />);
    const messages = Array.from({ length: 90 }, (_, at) => message(at));
    act(() => void store.dispatch(messagesLoaded({ contractId: 'c1', messages })));
    expect(screen.getAllByRole('listitem')).toHaveLength(90);
    times = [];
    fireEvent.change(screen.getByPlaceholderText('Type your message...'), { target: { value: 'Hello' } });
    expect(times).toEqual([]);
    act(() => void store.dispatch(messageSent({ contractId: 'c1', message: message(90) })));
    expect(times).toEqual([formatTime(90)]);
  });
});
