import { expect, type Locator, type Page } from '@playwright/test';
import { createGate, type Gate } from '../gate';
import { openContract, unfold } from './demo';
import { test } from './fixtures';
import { NIGHTLY } from './nightly';

/** Holds back the requests to a URL until the gate is opened. */
async function holdRequests(page: Page, url: string): Promise<Gate> {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

const WIDTHS = [1280, 390];

/** Where everything is that has a place of its own on the list. */
async function measurePlaces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Everything that has arrived is drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('main :is(h1, h2, dt, article, search), footer')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const size = element.matches('article') ? ` ${width} × ${height}` : '';
      return `${element.tagName} ${element.matches('h2, dt') ? element.textContent : ''} at ${x}, ${y}${size}`;
    });
  });
}

test('late balances and prices shift nothing on the contract list', { tag: NIGHTLY }, async ({ ana: page }) => {
  const list = page.getByRole('main');
  const unchecked = list.getByText(/not checked|balance unknown|unknown balance/i);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const prices = await holdRequests(page, '**/v1/prices');
    const balances = await holdRequests(page, '**/explorer/api/address/**');
    // Balances are asked for last, once all contracts are complete.
    const asked = page.waitForRequest('**/explorer/api/address/**');
    await page.goto('/contracts');
    await asked;
    await expect(unchecked.first()).toBeVisible();
    const before = await measurePlaces(page);
    balances.open();
    // One has expired without an address: nothing can be asked about it, and its row says so.
    await expect(unchecked).toHaveCount(2);
    expect(await measurePlaces(page), `${width} px, balances`).toEqual(before);
    await expect(list.getByText('≈')).toHaveCount(0);
    prices.open();
    // Phones have no room for it.
    await expect(list.getByText('≈').first()).toBeAttached();
    expect(await measurePlaces(page), `${width} px, prices`).toEqual(before);
    await page.unrouteAll();
  }
});

/** The colour family of `rgb(…)`. */
function getHue(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if ((high - low) / (high + low) < 0.15) return 'gray';
  if (high === green) return 'green';
  if (high === blue) return 'blue';
  return (green - low) / (high - low) < 0.4 ? 'red' : 'yellow';
}

async function textHue(text: Locator): Promise<string> {
  return getHue(await text.evaluate((element) => getComputedStyle(element).color));
}

async function backgroundHue(part: Locator): Promise<string> {
  return getHue(await part.evaluate((element) => getComputedStyle(element).backgroundColor));
}

/** Lines of a paragraph that are visible, and whether more are cut off. */
function measureClamp(text: Locator): Promise<{ lines: number; isCut: boolean }> {
  return text.evaluate((element) => {
    const paragraph = element.closest('p') ?? element;
    return {
      lines: Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight)),
      isCut: paragraph.scrollHeight > paragraph.clientHeight,
    };
  });
}

/** Empty space at the left and at the right of a message. */
async function measureMargins(log: Locator, text: string): Promise<{ left: number; right: number }> {
  const [outer, inner] = await Promise.all([log.boundingBox(), log.getByText(text).boundingBox()]);
  if (outer === null || inner === null) throw new Error(`Not visible: ${text}`);
  return { left: inner.x - outer.x, right: outer.x + outer.width - inner.x - inner.width };
}

// Spec: 2.contract-card, 4.contract-status
test('the list of contracts cuts descriptions after two lines and colours each status', async ({ ana: page }) => {
  for (const [title, label, hue] of [
    ['Website upkeep', 'Draft', 'gray'],
    ['Rent of the workshop', 'Waiting for Counterparty', 'yellow'],
    ['New roof', 'Active', 'green'],
    ['Translation of the spring', 'Completed', 'blue'],
  ] as const) {
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
    expect(await textHue(card.getByText(label, { exact: true })), label).toBe(hue);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await measureClamp(page.getByText(/^Berto takes down the old roof/))).toEqual({ lines: 2, isCut: true });
});

// Spec: 2.contract-head, 2.panel-height, 2.guarantees-panel, 2.guarantee-buttons, 2.chat-panel
test('a contract on a wide screen has the specified sizes and colours', async ({ berto: page }) => {
  await openContract(page, 'New roof');
  await expect(page.getByText('Asking the block explorer')).toHaveCount(0);
  for (const guarantee of ['Clay tiles on site', 'Return of the scaffolding']) await unfold(page, guarantee);

  const description = page.getByText(/^Berto takes down the old roof/);
  expect(await measureClamp(description)).toEqual({ lines: 1, isCut: true });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => measureClamp(description)).toMatchObject({ isCut: false });
  expect((await measureClamp(description)).lines).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(() => measureClamp(description)).toEqual({ lines: 1, isCut: true });

  for (const name of ['Guarantees', 'Chat']) {
    const panel = page.getByRole('heading', { name, exact: true }).locator('xpath=ancestor::header[1]/..');
    expect((await panel.boundingBox())?.height, name).toBe(600);
  }
  const guarantees = page.getByRole('region', { name: 'Guarantees' });
  expect((await measureClamp(guarantees)).isCut).toBe(true);
  await expect(guarantees).toHaveCSS('overflow-y', 'auto');

  expect(await textHue(guarantees.getByText('Covers the amount').first())).toBe('green');
  expect(await textHue(guarantees.getByText('Less than the amount').first())).toBe('red');
  const signing = guarantees
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Sign Withdrawal' }) });
  // The only primary button of the page is that of the next step.
  const next = page.getByRole('region', { name: 'Needs your action' }).getByRole('button').first();
  expect(await backgroundHue(next)).toBe('blue');
  for (const name of ['Sign Withdrawal', 'Cancel Transaction'])
    expect(await backgroundHue(signing.getByRole('button', { name })), name).not.toBe('blue');

  const log = page.getByRole('log', { name: 'Chat' });
  const own = await measureMargins(log, 'The old roof is half down.');
  expect(own.left).toBeGreaterThan(own.right);
  const theirs = await measureMargins(log, 'It looks good. I have signed the release');
  expect(theirs.right).toBeGreaterThan(theirs.left);
  const label = await page.getByText('Message', { exact: true }).boundingBox();
  expect([label?.width, label?.height]).toEqual([1, 1]);
});
