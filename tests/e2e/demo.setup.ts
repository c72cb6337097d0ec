import { test } from '@playwright/test';
import { logInAs, storedLogin, waitForKeyCheck } from './demo';

// Once for all tests: a login derives its secret slowly, on purpose.
for (const name of ['Ana', 'Berto'] as const) {
  test(`${name} logs in`, async ({ page }, { project }) => {
    await page.goto('/login');
    await logInAs(page, name);
    await waitForKeyCheck(page);
    await page.context().storageState({ path: storedLogin(project.outputDir, name), indexedDB: true });
  });
}
