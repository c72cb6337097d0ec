import { render as renderAlone, screen } from '@testing-library/react';
import { makeTerms, makeTermsGuarantee } from '@tests/unit/domain/make-terms';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { User } from '@/domain/models';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { Terms } from '@/domain/terms/terms';
import { TermsDifferences } from '@/features/terms-text/terms-differences';
import { TermsView } from '@/features/terms-text/terms-view';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';

/* docs/terms.md#the-text */

const NAMES = { u1: 'Ana', u2: 'Berto' };

/** For a user of this id and key; for a visitor without. */
function render(view: ReactNode, user: Pick<User, 'id' | 'publicKey'> | null = null) {
  const store = createAppStore();
  const rest = { email: 'ana@example.com', username: 'Ana', encryptedKey: null };
  if (user !== null) store.dispatch(loginSuccess({ ...rest, ...user }));
  return renderAlone(<Provider store={store}>{view}</Provider>);
}

function read(terms: Terms): string {
  return render(<TermsView terms={terms} names={NAMES} />).container.textContent ?? '';
}

describe('the reading view', () => {
  it('shows every part of what is signed', () => {
    const terms = makeTerms({ revision: 3, previous: 'cd'.repeat(32), pdf: 'ef'.repeat(32) });
    const text = read(terms);
    const { owner, counterparty, arbitrator, guarantees } = terms;
    const [{ description, conditions, verificationProcess } = makeTermsGuarantee()] = guarantees;
    const parts = [terms.title, terms.description, terms.network, terms.contract, terms.previous, terms.pdf];
    const people = [owner, counterparty, arbitrator].flatMap(({ id, key }) => [id, key]);
    for (const part of [...parts, ...people, description, conditions, verificationProcess])
      expect(text).toContain(part);
    for (const part of ['Ana', 'Berto', '0.00600000', 'Revision3', 'Berto (u2), counterparty'])
      expect(text).toContain(part);
    expect(document.querySelector('time')?.dateTime).toBe('2027-01-31');
    expect(document.querySelector('pre')?.textContent).toBe(formatTerms(terms));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Guarantees (1)',
      'Guarantee 1',
      'Parties',
    ]);
  });

  it('says which characters are not shown, and marks them in the exact text', () => {
    const terms = makeTerms({ title: 'New\u202e roof' });
    const text = read(terms);
    expect(text).toContain('invisible characters (U+202E)');
    expect(document.querySelector('pre')?.textContent).toContain('New⟨U+202E⟩ roof');
    expect(text).not.toContain('\u202e');
  });
});

describe('the user among the parties', () => {
  const terms = makeTerms();
  const { owner } = terms;
  const listMarked = () =>
    screen.queryAllByText('You').map((mark) => mark.closest('dd')?.textContent?.replace(/ You.*$/, ''));

  it('is marked by the key, whatever the server calls the parties', () => {
    render(<TermsView terms={terms} names={{ u1: 'Berto', u2: 'Ana (You)' }} />, { id: 'u1', publicKey: owner.key });
    expect(new Set(listMarked())).toEqual(new Set(['Berto (u1)']));
  });

  it('is not marked if the own id stands beside a key of somebody else', () => {
    render(<TermsView terms={terms} names={NAMES} />, { id: 'u1', publicKey: `02${'cd'.repeat(32)}` });
    expect(listMarked()).toEqual([]);
  });
});

describe('the differences', () => {
  it('can be read without colours', () => {
    const now = makeTerms({
      title: 'Old roof',
      owner: { id: 'u9', key: '' },
      guarantees: [makeTermsGuarantee({ amount: '900000' }), makeTermsGuarantee({ id: 'g2', description: 'Second' })],
    });
    render(<TermsDifferences before={makeTerms()} now={now} names={NAMES} />);
    const text = screen.getByRole('region', { name: 'Differences' }).textContent ?? '';
    expect(text).toContain('Titleremoved: Newadded: Old roof');
    expect(text).toContain('Before: 0.00600000 BTC →, becomes: 0.00900000 BTC');
    expect(text).toContain('Before: Ana (u1) →, becomes: u9');
    expect(text).toContain('→, becomes: nothing');
    expect(text).toContain('Guarantee added (Guarantee 2)Second');
  });
});
