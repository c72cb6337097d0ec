import { test } from '@playwright/test';
import { APP_URL, FOREIGN_APP_URL, FOREIGN_BACKEND_URL } from './addresses';
import { playJourney } from './journey';
import { playTemplateJourney } from './template-journey';

test.describe('two users make a contract, back it with bitcoin and release it', () => {
  test('with the embedded backend', async ({ browser }) => {
    await playJourney(browser, { appUrl: APP_URL, explorerUrl: `${APP_URL}/explorer` });
  });

  test('from a template, with a strict, slow and differently built backend at another origin', async ({ browser }) => {
    await playTemplateJourney(browser, { appUrl: FOREIGN_APP_URL, explorerUrl: `${FOREIGN_BACKEND_URL}/explorer` });
  });
});
