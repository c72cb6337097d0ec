import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { expect, it } from 'vitest';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';

/** Stands in for the app shell. */
function Shell({ children }: { children: ReactNode }) {
  const shell = useRef<HTMLDivElement>(null);
  useKeepFocus(shell);
  return (
    <div ref={shell}>
      <p>Nothing to press</p>
      <main tabIndex={-1}>{children}</main>
    </div>
  );
}

/** Renders the first, focuses the named button, then renders the second. */
function replaceContent(before: ReactNode, name: string, after: ReactNode): void {
  const { rerender } = render(<Shell>{before}</Shell>);
  act(() => screen.getByRole('button', { name }).focus());
  rerender(<Shell>{after}</Shell>);
}

const focusIsOn = (find: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(find()));
const button = (name: string) => screen.getByRole('button', { name });

function list(names: readonly string[]): ReactNode {
  return (
    <>
      <button type="button">New</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

it('goes to the next item of a list', async () => {
  replaceContent(list(['A', 'B', 'C']), 'B', list(['A', 'C']));
  await focusIsOn(() => button('C'));
});

it('goes to the previous item at the end of a list', async () => {
  replaceContent(list(['A', 'B', 'C']), 'C', list(['A', 'B']));
  await focusIsOn(() => button('B'));
});

it('goes to the surroundings of an emptied list', async () => {
  replaceContent(list(['A']), 'A', list([]));
  await focusIsOn(() => button('New'));
});

it('goes to the replacement', async () => {
  const search = <input key="search" aria-label="Search" />;
  replaceContent(
    [
      search,
      <button key="all" type="button">
        Show all
      </button>,
    ],
    'Show all',
    [
      search,
      <a key="first" href="/1">
        First
      </a>,
    ],
  );
  await focusIsOn(() => screen.getByRole('link'));
});

it('goes to the card that lost a button, not to its other buttons', async () => {
  const card = (names: string[]) => (
    <article tabIndex={-1}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </article>
  );
  replaceContent(card(['Deposit', 'Cancel']), 'Deposit', card(['Cancel']));
  await focusIsOn(() => screen.getByRole('article'));
});

it('falls back to the page', async () => {
  replaceContent(<button type="button">Dismiss</button>, 'Dismiss', <p>Done</p>);
  await focusIsOn(() => screen.getByRole('main'));
});

it('stays where the user moved it', async () => {
  const { rerender } = render(<Shell>{list(['A', 'B'])}</Shell>);
  act(() => button('A').focus());
  screen.getByText('Nothing to press').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  rerender(<Shell>{list(['B'])}</Shell>);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement).toBe(document.body);
});

it('waits for pending work, and goes to the first field of a submitted form', async () => {
  const form = (busy: boolean, sendable: boolean) => (
    <form>
      <input aria-label="Message" />
      <button type="submit" disabled={busy || !sendable} aria-busy={busy}>
        Send
      </button>
    </form>
  );
  const { rerender } = render(<Shell>{form(false, true)}</Shell>);
  act(() => button('Send').focus());
  rerender(<Shell>{form(true, true)}</Shell>);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement).toBe(button('Send'));
  rerender(<Shell>{form(false, false)}</Shell>);
  await focusIsOn(() => screen.getByLabelText('Message'));
});
