import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyText, type CopyTextProps } from '@/ui/copy/copy-text';
import { CopyTexts } from '@/ui/copy/use-copy';
import { AddressText } from '@/ui/text/address-text';

const ADDRESS = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';
const writeText = vi.fn<(text: string) => Promise<void>>();

const LABELS = { copiedLabel: 'Address copied to clipboard', failedLabel: 'Not copied' };

function showCopyable(labels: Partial<CopyTextProps> = LABELS) {
  render(
    <CopyTexts value={{ copied: 'Copied', copyFailed: 'Copy it by hand' }}>
      <CopyText text={ADDRESS} label="Copy address" {...labels}>
        <AddressText value={ADDRESS} />
      </CopyText>
    </CopyTexts>,
  );
  return screen.getByRole('button', { name: /^Copy address/ });
}

async function click(element: HTMLElement): Promise<void> {
  await act(async () => fireEvent.click(element));
}

function notice(): string | null {
  return screen.getByRole('status').textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('CopyText', () => {
  it('copies the plain text and says so for 2 seconds', async () => {
    const button = showCopyable();
    await click(button);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(notice()).toBe('Address copied to clipboard');
    act(() => void vi.advanceTimersByTime(1999));
    expect(notice()).toBe('Address copied to clipboard');
    act(() => void vi.advanceTimersByTime(1));
    expect(notice()).toBe('');
  });

  it('reports when the browser refuses to copy', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await click(showCopyable());
    expect(notice()).toBe('Not copied');
  });

  it("has the app's texts where it has no labels", async () => {
    const button = showCopyable({});
    await click(button);
    expect(notice()).toBe('Copied');
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await click(button);
    act(() => void vi.advanceTimersByTime(2000));
    expect(notice()).toBe('Copy it by hand');
  });
});

describe('AddressText', () => {
  it('shows groups of four whose text together is the plain address', () => {
    const { container } = render(<AddressText value={ADDRESS} />);
    expect(container.textContent).toBe(ADDRESS);
    const groups = [...container.querySelectorAll('bdi > span')].map((group) => group.textContent);
    expect(groups.slice(0, 3)).toEqual(['bcrt', '1qrp', '33g0']);
    expect(groups.every((group) => (group?.length ?? 0) <= 4)).toBe(true);
  });
});
