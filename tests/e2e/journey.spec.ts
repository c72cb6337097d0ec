import { test } from '@playwright/test';
import { APP_URL, FOREIGN_APP_URL, FOREIGN_BACKEND_URL } from './addresses';
import { playForeignJourney } from './foreign-journey';
import { playJourney } from './journey';
import { NIGHTLY } from './nightly';

test.describe('two users make a contract, back it with bitcoin and release it', () => {
  // Its steps are also those of keyboard.spec.ts, the other journeys and the screen tests, over the same backend.
  test('with the embedded backend', { tag: NIGHTLY }, async ({ browser }) => {
    await playJourney(browser, { appUrl: APP_URL, explorerUrl: `${APP_URL}/explorer` });
  });

  test('on a backend that follows the specification alone, with an account and a contract of another client', async ({
    browser,
  }) => {
    await playForeignJourney(browser, { appUrl: FOREIGN_APP_URL, backendUrl: FOREIGN_BACKEND_URL });
  });
});
