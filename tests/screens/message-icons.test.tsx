import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Banner } from '@/ui/message/banner';
import { findHeading, person, testWorld, visit } from './support';

const icons = vi.hoisted(() => ({ asked: 0 }));
vi.mock('@/ui/message/tone-icon', () => {
  icons.asked += 1;
  throw new Error('The network is away');
});

const world = testWorld();

describe('the icons of messages', () => {
  it('are prefetched before a message needs them', async () => {
    visit('/contracts', person(world, 'Ana'));
    await findHeading('My Contracts');
    await waitFor(() => expect(icons.asked).toBeGreaterThan(0));
  });

  it('leave no gap when they cannot be fetched', async () => {
    render(<Banner tone="red">Nothing goes out</Banner>);
    const banner = await screen.findByRole('alert');
    await waitFor(() => expect(banner.children).toHaveLength(1));
    expect(banner.textContent).toBe('Nothing goes out');
  });
});
