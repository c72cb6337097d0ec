import { expect, type Page, test } from '@playwright/test';
import accounts from '../../mocks/demo/accounts.json' with { type: 'json' };
import { Person } from './person';

interface Shifts {
  /** Layout shifts since page load, largest score first. */
  moves: { score: number; what: string }[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { moves: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ');
        shifts.moves.push({ score: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts caused by user names replacing their ids. */
async function shiftsCausedByNames(page: Page, path: string, name: string): Promise<Shifts['moves']> {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/auth/users', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByText(/demo-user-/).first()).toBeVisible();
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts.moves.length);
  send();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page.waitForTimeout(500);
  await page.unroute('**/auth/users');
  return page.evaluate((from) => (window as unknown as { shifts: Shifts }).shifts.moves.slice(from), before);
}

for (const width of [1280, 390]) {
  test(`a late user name shifts nothing on the contract list, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(accounts[0]?.email ?? '');
    await page.getByLabel('Password').fill(accounts[0]?.password ?? '');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await shiftsCausedByNames(page, '/contracts', 'Berto')).toEqual([]);
  });

  test(`a late user name shifts nothing on an invitation, ${width} px`, async ({ browser, baseURL }) => {
    const guest = await Person.arrive(browser, 'guest', baseURL ?? '');
    await guest.page.setViewportSize({ width, height: 900 });
    await watchShifts(guest.page);
    await guest.registerAndLogIn();
    expect(await shiftsCausedByNames(guest.page, '/contracts/demo-contract-4/join', 'Ana')).toEqual([]);
    await guest.page.context().close();
  });
}
