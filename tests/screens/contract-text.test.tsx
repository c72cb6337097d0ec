import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContractText } from '@/features/contracts/detail/contract-reading';

it.each(['## Price: [X]', 'The price is [X].', '- The price is [X]'])('sets the blank of %j apart', (text) => {
  render(<ContractText text={`${text}\n\nSee [the annex].`} />);
  expect(screen.getByText('[X]')).toBeTruthy();
  expect(screen.queryByText('[the annex]')).toBeNull();
});
