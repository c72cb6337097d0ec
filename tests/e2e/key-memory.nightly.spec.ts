import { expect, type Page } from '@playwright/test';
import { logInAs, openContract, openPage, waitForKeyCheck } from './demo';
import { test } from './fixtures';

const LOST = 'This device no longer has the keys that it remembered';

/** All remembered keys, as one text; empty if there is no database. */
function readMemory(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('aval-device')) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('aval-device');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('keys').objectStore('keys').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  });
}

function deleteMemory(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('aval-device');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
}

test('remembered keys survive a logout, and their deletion is noticed', async ({ ana: page }) => {
  await expect.poll(() => readMemory(page)).toContain('person');
  await page.getByRole('button', { name: 'Logout' }).click();
  await openPage(page, '/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await readMemory(page)).toContain('person');
  await logInAs(page, 'Ana');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('alert', { name: LOST })).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await openPage(page, '/login');
  await deleteMemory(page);
  await logInAs(page, 'Ana');
  const alarm = page.getByRole('alert', { name: LOST });
  await expect(alarm).toBeVisible();
  await alarm.getByRole('button', { name: 'Start remembering keys again' }).click();
  await expect(alarm).toHaveCount(0);
  // The contracts of the list may have been checked before the key was, and then nothing of them was remembered.
  await waitForKeyCheck(page);
  await openContract(page, 'Supply of hand-made tiles');
  await expect.poll(() => readMemory(page)).toContain('person');
});
