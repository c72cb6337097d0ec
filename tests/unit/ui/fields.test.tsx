import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '@/ui/fields/checkbox';
import type { FieldTexts } from '@/ui/fields/field';
import { FileField } from '@/ui/fields/file-field';
import { SearchField } from '@/ui/fields/search-field';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

const FILE = { choose: 'Choose a file', none: 'None chosen yet' };

function BackupField(props: FieldTexts & { required?: boolean }) {
  return <FileField {...props} texts={FILE} />;
}

const FIELDS = { TextField, TextArea, FileField: BackupField, SelectField };

function getDescription(element: HTMLElement): string | undefined {
  const id = element.getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? '');
}

describe.each(Object.entries(FIELDS))('%s', (_name, Control) => {
  it('is described by its hint, and by its error instead when there is one', () => {
    const { rerender } = render(<Control label="Amount (BTC)" hint="At most 8 decimals" error={null} />);
    const control = screen.getByLabelText('Amount (BTC)');
    expect(getDescription(control)).toBe('At most 8 decimals');
    rerender(<Control label="Amount (BTC)" hint="At most 8 decimals" error="Too many decimals" />);
    expect(screen.getByLabelText('Amount (BTC)')).toBe(control);
    expect(getDescription(control)).toBe('Too many decimals');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Too many decimals');
  });
});

describe('FileField', () => {
  it('names the chosen file in the language of the page', async () => {
    render(<BackupField label="Backup file" />);
    expect(screen.getByText('Choose a file')).toBeTruthy();
    expect(screen.getByText('None chosen yet')).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('Backup file'), new File(['{}'], 'key.json'));
    expect(screen.getByText('key.json')).toBeTruthy();
    expect(screen.queryByText('None chosen yet')).toBeNull();
  });
});

describe('SearchField', () => {
  function Search() {
    const [query, setQuery] = useState('');
    return <SearchField label="Search" clearLabel="Clear the search" value={query} onSearch={setQuery} />;
  }

  it('is cleared by its own button or Escape, and keeps the focus', async () => {
    const user = userEvent.setup();
    render(<Search />);
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(box, 'roof');
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('button')).toBeNull();
    await user.keyboard('tiles{Escape}');
    expect(box.value).toBe('');
  });
});

describe('Checkbox', () => {
  it('is named by its label and described by its hint', () => {
    render(<Checkbox label="I accept the fee" hint="It is 12 % of the amount" />);
    expect(getDescription(screen.getByRole('checkbox', { name: 'I accept the fee' }))).toBe('It is 12 % of the amount');
  });
});
