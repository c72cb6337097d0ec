import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findHeading, settle, testWorld, visit } from './support';

const world = testWorld();
const NOTICE = /the server receives the password that unlocks your signing key/;

// vite.config.ts sets VITE_LOGIN_SECRET=password for these tests.
it.each([
  ['/login', 'Login to Aval'],
  ['/register', 'Register for Aval'],
])('with VITE_LOGIN_SECRET=password, %s says what the server gets', async (path, title) => {
  visit(path, null);
  await findHeading(title);
  const notice = await screen.findByText(NOTICE);
  expect(notice.compareDocumentPosition(screen.getByLabelText('Password'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await settle(world);
});
