import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { createGate, type Gate } from '../gate';
import { openContract, unfold } from './demo';
import { test } from './fixtures';
import { NIGHTLY } from './nightly';

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

/** Holds back the requests to a URL until the gate is opened. */
async function holdRequests(page: Page, url: string): Promise<Gate> {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

/** Milliseconds without a request after which a page has all its data. */
const QUIET_MS = 700;

/** Counts the requests of a page, except those to a path; returns a function that waits until there have been none. */
function watchRequests(page: Page, except: string): () => Promise<void> {
  const pending = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    if (pending.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().endsWith(except)) pending.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect.poll(() => pending.size === 0 && Date.now() - last > QUIET_MS, { message: 'no more requests' }).toBe(true);
}

/** Layout shifts caused by user names replacing their ids. */
async function shiftsCausedByNames(page: Page, path: string, name: string): Promise<Shifts['moves']> {
  const gate = createGate();
  await page.route('**/auth/users', async (route) => {
    await gate.opened;
    const users = (await (await route.fetch()).json()) as { id: string }[];
    // Of two people with one name, the id is shown as well. Other tests register such people.
    await route.fulfill({ json: users.filter(({ id }) => id.startsWith('demo-user-')) });
  });
  const waitForQuiet = watchRequests(page, '/auth/users');
  await page.goto(path);
  await expect(page.getByText(/demo-user-/).first()).toBeVisible();
  // Balances and prices, which may be late on a busy machine, are not what is measured here.
  await waitForQuiet();
  const before = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts.moves.length);
  gate.open();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page.waitForTimeout(500);
  await page.unroute('**/auth/users');
  return page.evaluate((from) => (window as unknown as { shifts: Shifts }).shifts.moves.slice(from), before);
}

const WIDTHS = [1280, 390];

test('a late user name shifts nothing on the contract list', { tag: NIGHTLY }, async ({ ana }) => {
  await watchShifts(ana);
  for (const width of WIDTHS) {
    await ana.setViewportSize({ width, height: 900 });
    expect(await shiftsCausedByNames(ana, '/contracts', 'Berto'), `${width} px`).toEqual([]);
  }
});

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

test('a late user name shifts nothing on an invitation', { tag: NIGHTLY }, async ({ ana, berto }) => {
  const path = await openContract(ana, 'Rent of the workshop');
  await watchShifts(berto);
  for (const width of WIDTHS) {
    await berto.setViewportSize({ width, height: 900 });
    expect(await shiftsCausedByNames(berto, `${path}/join`, 'Ana'), `${width} px`).toEqual([]);
  }
});

test('late content of the login screen shifts nothing', { tag: NIGHTLY }, async ({ visitor: page }) => {
  const gate = await holdRequests(page, '**/auth-intro-*.js');
  await page.goto('/login');
  const link = page.getByRole('link', { name: 'Register here' });
  const before = await link.boundingBox();
  expect(before).not.toBeNull();
  const intro = page.getByRole('complementary');
  await expect(intro).toBeHidden();
  gate.open();
  await expect(intro).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
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
