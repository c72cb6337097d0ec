import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { announce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status');

it('announces a text in its language for some seconds, and can repeat it', async () => {
  render(<Announcements />);
  announce('Cláusula eliminada.', 'es');
  await pass(200);
  expect(said().textContent).toBe('Cláusula eliminada.');
  expect(said().lang).toBe('es');
  act(() => announce('Cláusula eliminada.', 'es'));
  expect(said().textContent).toBe('');
  await pass(200);
  expect(said().textContent).toBe('Cláusula eliminada.');
  await pass(6_000);
  expect(said().textContent).toBe('');
});

it('announces the busy text of a button', async () => {
  function Shell({ busy }: { busy: boolean }) {
    const shell = useRef<HTMLDivElement>(null);
    useBusyAnnouncements(shell);
    return (
      <div ref={shell}>
        <Announcements />
        <Button busy={busy} busyLabel="Logging in...">
          Login
        </Button>
      </div>
    );
  }
  const { rerender } = render(<Shell busy={false} />);
  rerender(<Shell busy />);
  await pass(200);
  expect(said().textContent).toBe('Logging in...');
});
