import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from '@/ui/layout/tabs';

const TABS = [
  { key: 'a', label: 'Chat with Contractor A' },
  { key: 'b', label: 'Chat with Contractor B' },
  { key: 'group', label: 'Group Chat' },
] as const;

function Chats() {
  const [selected, select] = useState<(typeof TABS)[number]['key']>('a');
  return (
    <Tabs label="Chats" tabs={TABS} selected={selected} onSelect={select}>
      Panel {selected}
    </Tabs>
  );
}

it('selects tabs by click and arrow keys, and names the panel by its tab', async () => {
  render(<Chats />);
  await userEvent.click(screen.getByRole('tab', { name: 'Chat with Contractor B' }));
  expect(screen.getByRole('tabpanel', { name: 'Chat with Contractor B' }).textContent).toBe('Panel b');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel', { name: 'Chat with Contractor A' }).textContent).toBe('Panel a');
});
