import { screen } from '@testing-library/react';

/** A registration leads to the login, which says so. */
export async function findRegistered(): Promise<void> {
  await screen.findByText('Registration successful! Please log in.');
}
