import { test } from '@playwright/test';
import { FOREIGN_APP_URL, FOREIGN_BACKEND_URL } from './addresses';
import { playSpecifiedJourney } from './specified-journey';

test('two users make a contract, back it with bitcoin and release it, on a backend whose answers have what the specification reads from them, and nothing more', async ({
  browser,
}) => {
  await playSpecifiedJourney(browser, { appUrl: FOREIGN_APP_URL, backendUrl: FOREIGN_BACKEND_URL });
});
