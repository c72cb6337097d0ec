import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/button/button';

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Max</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Max' }).type).toBe('button');
  });

  it('shows its busy text and is inactive while busy', async () => {
    const onClick = vi.fn();
    render(
      <Button busy busyLabel="Signing..." onClick={onClick}>
        Sign Transaction
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing...' });
    expect(button.disabled).toBe(true);
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});
