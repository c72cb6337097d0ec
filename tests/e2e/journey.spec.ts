import { test } from '@playwright/test';
import { APP_URL, FOREIGN_APP_URL, FOREIGN_BACKEND_URL } from './addresses';
import { playForeignJourney } from './foreign-journey';
import { playJourney } from './journey';
import { NIGHTLY } from './nightly';
import { playSpecifiedJourney } from './specified-journey';

const FOREIGN = { appUrl: FOREIGN_APP_URL, backendUrl: FOREIGN_BACKEND_URL };

test.describe('two users make a contract, back it with bitcoin and release it', () => {
  // Its steps are also those of keyboard.spec.ts, the other journeys and the screen tests, over the same backend.
  test('with the embedded backend', { tag: NIGHTLY }, async ({ browser }) => {
    await playJourney(browser, { appUrl: APP_URL, explorerUrl: `${APP_URL}/explorer` });
  });

  test('on a backend whose answers have what the specification reads from them, and nothing more', async ({
    browser,
  }) => {
    await playSpecifiedJourney(browser, FOREIGN);
  });

  test('on that backend, with an account and contracts of another client', { tag: NIGHTLY }, async ({ browser }) => {
    await playForeignJourney(browser, FOREIGN);
  });
});
