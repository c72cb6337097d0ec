import { expect } from '@playwright/test';
import { openContract } from './demo';
import { test } from './fixtures';

test('a dialog whose file could not be fetched loses nothing that was typed, and opens after a reload', async ({
  ana: page,
}) => {
  const file = '**/assets/add-guarantee-dialog*';
  await page.route(file, (route) => route.abort());
  await openContract(page, 'Supply of hand-made tiles');
  const message = page.getByPlaceholder('Type your message...');
  await message.fill('The roof is done.');
  const opener = page.getByRole('button', { name: 'Add Guarantee' });
  const notice = page.getByRole('status').filter({ hasText: 'A part of this page could not be loaded' });
  for (let press = 0; press < 2; press++) {
    await opener.click();
    await expect(notice).toHaveCount(1);
  }
  await expect(message).toHaveValue('The roof is done.');

  await page.unroute(file);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Add Guarantee' })).toBeVisible();
});
