import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Amount } from '@/ui/text/amount';

function groups(sats: number): string[] {
  const { container } = render(<Amount sats={sats} mark={false} />);
  return [...container.querySelectorAll('[title] > span')].map((group) => group.textContent ?? '');
}

describe('Amount', () => {
  it.each([
    [0, '0.00000000 BTC', '0 sat'],
    [1, '0.00000001 BTC', '1 sat'],
    [546, '0.00000546 BTC', '546 sat'],
    [100_000, '0.00100000 BTC', '100,000 sat'],
    [123_456_789_012, '1234.56789012 BTC', '123,456,789,012 sat'],
    [2_100_000_000_000_000, '21000000.00000000 BTC', '2,100,000,000,000,000 sat'],
  ])('%i satoshis', (sats, text, title) => {
    const { container } = render(<Amount sats={sats} />);
    expect(container.textContent).toBe(text);
    expect(screen.getByTitle(title).textContent).toBe(text);
  });

  it('sets decimals 2-3-3 and whole bitcoin in threes', () => {
    expect(groups(100_000)).toEqual(['0.00', '100', '000', 'BTC']);
    expect(groups(123_456_789_012)).toEqual(['1', '234.56', '789', '012', 'BTC']);
  });

  it('shows an unknown amount as unknown, not as zero', () => {
    const { container } = render(<Amount sats={null} unknown="unknown" />);
    expect(container.textContent).toBe('unknown');
  });
});
