import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FirstItems, LastItems } from '@/ui/list/long-list';

const toItems = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at}`);
const list = { itemKey: (item: string) => item, render: (item: string, index: number) => `${item} at ${index}` };
const readItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the first items of a list', () => {
  const show = (count: number, reveal: string | null = null) => (
    <FirstItems items={toItems(count)} {...list} more="More" reveal={reveal} />
  );

  it('are all of a short one', () => {
    render(show(100));
    expect(readItems()).toHaveLength(100);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are 100, and 100 more with each press, which moves the focus to the first of them', () => {
    render(show(201));
    expect(readItems().at(-1)).toBe('Item 99 at 99');
    press('More');
    expect(readItems().at(-1)).toBe('Item 199 at 199');
    expect(document.activeElement?.textContent).toBe('Item 100 at 100');
    press('More');
    expect(readItems()).toHaveLength(201);
    expect(document.activeElement?.textContent).toBe('Item 200 at 200');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('include one that has to be shown', () => {
    const { rerender } = render(show(300));
    rerender(show(300, 'Item 7'));
    expect(readItems()).toHaveLength(100);
    rerender(show(300, 'Item 250'));
    expect(readItems().at(-1)).toBe('Item 250 at 250');
    rerender(show(300));
    expect(readItems()).toHaveLength(251);
  });
});

describe('the last items of a list', () => {
  function Chat({ count }: { count: number }) {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <div ref={scroller} data-testid="scroller">
        <LastItems items={toItems(count)} {...list} more="Earlier" scroller={scroller} />
      </div>
    );
  }

  it('are all of a short one', () => {
    render(<Chat count={100} />);
    expect(readItems()).toHaveLength(100);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are 100, and 100 earlier ones with each press, which moves the focus to the last of them', () => {
    render(<Chat count={201} />);
    expect(readItems()[0]).toBe('Item 101 at 101');
    press('Earlier');
    expect(readItems()[0]).toBe('Item 1 at 1');
    expect(document.activeElement?.textContent).toBe('Item 100 at 100');
    press('Earlier');
    expect(readItems()).toHaveLength(201);
    expect(document.activeElement?.textContent).toBe('Item 0 at 0');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stay in their place when earlier ones are added above them', () => {
    render(<Chat count={300} />);
    const scroller = screen.getByTestId('scroller');
    // jsdom lays nothing out: every item is 10 px high.
    Object.defineProperty(scroller, 'scrollHeight', { get: () => screen.getAllByRole('listitem').length * 10 });
    scroller.scrollTop = 40;
    press('Earlier');
    expect(scroller.scrollTop).toBe(1_040);
  });

  it('keep their first one as others arrive and are removed', () => {
    const { rerender } = render(<Chat count={150} />);
    rerender(<Chat count={160} />);
    expect([readItems()[0], readItems().length]).toEqual(['Item 50 at 50', 110]);
    rerender(<Chat count={120} />);
    expect([readItems()[0], readItems().length]).toEqual(['Item 20 at 20', 100]);
  });
});
