import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SettingsScreen } from '@/app/settings-screen';
import { parseSettings } from '@/config/settings';

it('names every invalid setting, its value and the expectation', () => {
  const result = parseSettings({ VITE_BITCOIN_NETWORK: 'signet', VITE_API_URL: 'ftp://backend' });
  if (result.ok) throw new Error('Both settings are wrong');
  render(<SettingsScreen problems={result.problems} />);
  const texts = screen.getAllByRole('alert').map((card) => card.textContent);
  expect(texts).toEqual([
    'VITE_API_URLValueftp://backendExpecteda path such as /api, or an http:// or https:// URL',
    'VITE_BITCOIN_NETWORKValuesignetExpectedone of mainnet, testnet, regtest',
  ]);
});
