import { test } from '@playwright/test';
import { APP_URL, FOREIGN_APP_URL, FOREIGN_BACKEND_URL } from './addresses';
import { playJourney } from './journey';
import { NIGHTLY } from './nightly';
import { playTemplateJourney } from './template-journey';

test.describe('two users make a contract, back it with bitcoin and release it', () => {
  // Its steps are also those of keyboard.spec.ts, the other journeys and the screen tests, over the same backend.
  test('with the embedded backend', { tag: NIGHTLY }, async ({ browser }) => {
    await playJourney(browser, { appUrl: APP_URL, explorerUrl: `${APP_URL}/explorer` });
  });

  test('from a template, with a strict, slow and differently built backend at another origin', async ({ browser }) => {
    await playTemplateJourney(browser, { appUrl: FOREIGN_APP_URL, explorerUrl: `${FOREIGN_BACKEND_URL}/explorer` });
  });
});
