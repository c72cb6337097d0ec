import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '@/lib/lazy';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('omits a component that fails, logs it, and keeps the rest', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = () => {
    throw new Error('Nonsense in the state');
  };
  const LazyPart = lazyPart('Part', () => Promise.resolve({ Part }));
  await act(async () => {
    render(
      <>
        <h1>The screen</h1>
        <Suspense fallback={null}>
          <LazyPart />
        </Suspense>
      </>,
    );
  });
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Nonsense in the state'), expect.any(String));
});

it('omits a component that cannot be fetched, and keeps the rest with what was typed', async () => {
  const LazyPart = lazyPart(
    'Part',
    (): Promise<{ Part: () => null }> => Promise.reject(new TypeError('Failed to fetch')),
  );
  function Screen({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <input aria-label="Message" />
        <Suspense fallback={null}>{isOpen && <LazyPart />}</Suspense>
      </>
    );
  }
  const { rerender } = render(<Screen isOpen={false} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'not sent yet';
  await act(async () => rerender(<Screen isOpen />));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('not sent yet');
});
