import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Declines the key backup at the end of a registration, which leads to the login. */
export async function skipBackup(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
}
