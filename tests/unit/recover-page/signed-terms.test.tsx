import { render, screen } from '@testing-library/react';
import { makeCertificate } from '@tests/unit/recovery/certificates';
import { makeContract } from '@tests/unit/recovery/contracts';
import { expect, it, vi } from 'vitest';
import { language } from '@/i18n/i18n';
import { SignedTerms } from '@/recover/contract-card';

const counts = vi.hoisted(() => ({ verified: 0 }));
vi.mock('@/bitcoin/statements/verify-statements', async (load) => {
  const seals = await load<typeof import('@/bitcoin/statements/verify-statements')>();
  const verifySeal: typeof seals.verifySeal = (...args) => {
    counts.verified += 1;
    return seals.verifySeal(...args);
  };
  return { ...seals, verifySeal };
});

it('the newest 50 signed terms are verified and shown, with a warning for false ones', () => {
  language.set('en');
  const own = Array.from({ length: 59 }, (_, at) => makeCertificate({ revision: 60 - at }, ['owner']));
  const sealedTerms = [makeCertificate({ contract: '8' }, ['owner']), ...own].map((value) => ({
    ok: true as const,
    value,
  }));
  render(<SignedTerms contract={{ ...makeContract(), sealedTerms }} />);
  expect(counts.verified).toBe(50);
  expect(screen.getAllByText(/^Signed terms in this file are damaged/)).toHaveLength(1);
  expect(screen.getAllByText('Slates', { exact: false })).toHaveLength(49);
});
