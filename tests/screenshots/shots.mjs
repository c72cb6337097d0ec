/*
 * The screenshots in order: screens and dialogs with the demo data. Steps that change data come last.
 */

const [TRANSLATION, TILES, ROOF, OPEN] = [1, 2, 3, 4].map((number) => `/contracts/demo-contract-${number}`);

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Shot
 * @property {string} name file name of the screenshot
 * @property {string} path
 * @property {'ana' | 'berto' | null} [as] the logged-in user
 * @property {(page: Page) => Promise<void>} [act] steps before the screenshot
 * @property {boolean} [phone] only at a phone's width, or never
 * @property {boolean} [dialog] shows the viewport, not the whole page
 */

/** Presses a button on the card of a guarantee. */
const pressOnCard = (card, button) => async (page) => {
  const article = page.getByRole('article', { name: card });
  const row = article.getByRole('button', { name: card, exact: true });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await article.getByRole('button', { name: button, exact: true }).click();
};

const press = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click();

/** An entry of the Devel menu. */
const openFromMenu = (entry) => async (page) => {
  await press('Devel')(page);
  if (entry !== undefined) await page.getByRole('menuitem', { name: entry }).click();
};

/** A tab of the contract's page, which has them on narrow screens alone. */
const openTab = (name) => (page) => page.getByRole('tab', { name }).click();

const readStatement = (page) => page.getByRole('table').waitFor();

const openCustomisation = async (page) => {
  await page.getByRole('link', { name: 'Usar este modelo' }).first().click();
  await page.getByLabel('Your Role').selectOption('buyer');
  await page.getByRole('checkbox').first().check();
};

/** @type {Shot[]} */
export const SHOTS = [
  { name: 'login', path: '/login' },
  {
    name: 'login-refused',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await press('Login')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'register', path: '/register' },
  { name: 'login-invited', path: '/login?returnUrl=contracts/1/join' },
  { name: 'help', path: '/help' },
  { name: 'help-recovery', path: '/help/recovery' },
  { name: 'contracts', path: '/contracts', as: 'ana' },
  { name: 'contracts-delete', path: '/contracts', as: 'ana', act: press('Delete'), dialog: true },
  { name: 'creation-choice', path: '/contracts/create', as: 'ana' },
  { name: 'create-contract', path: '/contracts/new', as: 'ana' },
  { name: 'templates', path: '/contracts/templates', as: 'ana' },
  { name: 'customize', path: '/contracts/templates', as: 'ana', act: openCustomisation },
  {
    name: 'customize-guarantee',
    path: '/contracts/templates',
    as: 'ana',
    act: async (page) => {
      await openCustomisation(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Arras/ })
        .click();
    },
    dialog: true,
  },
  {
    name: 'customize-terms',
    path: '/contracts/templates',
    as: 'ana',
    act: async (page) => {
      await openCustomisation(page);
      const folded = page.locator('main details:not([open]) > summary');
      for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
      await page.evaluate(() => window.scrollTo(0, 240));
    },
  },
  { name: 'clauses', path: '/contracts/clauses', as: 'ana' },
  { name: 'clause-editor', path: '/contracts/clauses', as: 'ana', act: press('Nueva Cláusula'), dialog: true },
  { name: 'contract', path: ROOF, as: 'ana' },
  { name: 'contract-unfolded', path: ROOF, as: 'ana', act: press('Show more') },
  { name: 'contract-reading', path: ROOF, as: 'ana', act: press('Read the full text'), dialog: true, phone: false },
  { name: 'contract-tab-chat', path: ROOF, as: 'ana', act: openTab('Chat'), phone: true },
  { name: 'contract-tab-terms', path: ROOF, as: 'ana', act: openTab('Terms'), phone: true },
  { name: 'statement', path: `${ROOF}/statement`, as: 'ana', act: readStatement },
  { name: 'contract-edit', path: ROOF, as: 'ana', act: press('Edit') },
  { name: 'contract-sign-due', path: ROOF, as: 'berto' },
  { name: 'contract-troubled', path: TILES, as: 'ana' },
  { name: 'contract-completed', path: TRANSLATION, as: 'ana' },
  { name: 'contract-open', path: OPEN, as: 'ana' },
  { name: 'contract-draft', path: '/contracts/demo-contract-6', as: 'ana' },
  { name: 'contract-stranger', path: OPEN, as: 'berto' },
  { name: 'contract-missing', path: '/contracts/no-such-contract', as: 'ana' },
  { name: 'join', path: `${OPEN}/join`, as: 'berto' },
  { name: 'join-closed', path: '/contracts/demo-contract-6/join', as: 'berto' },
  { name: 'add-guarantee', path: ROOF, as: 'ana', act: press('Add Guarantee'), dialog: true },
  { name: 'deposit', path: ROOF, as: 'ana', act: pressOnCard('Final payment', 'Deposit'), dialog: true },
  { name: 'addresses', path: ROOF, as: 'ana', act: pressOnCard('Final payment', 'See Transactions'), dialog: true },
  {
    name: 'release',
    path: ROOF,
    as: 'ana',
    act: async (page) => {
      await pressOnCard('Workmanship of the beams', 'Release Guarantee')(page);
      await press('Max')(page);
    },
    dialog: true,
  },
  { name: 'sign', path: ROOF, as: 'berto', act: pressOnCard('Clay tiles on site', 'Sign Withdrawal'), dialog: true },
  { name: 'cancel', path: ROOF, as: 'ana', act: pressOnCard('Clay tiles on site', 'Cancel Transaction'), dialog: true },
  {
    name: 'dispute',
    path: ROOF,
    as: 'ana',
    act: async (page) => {
      await pressOnCard('Workmanship of the beams', 'Open Dispute')(page);
      await page.getByLabel('Explanation').fill('Two of the beams were not replaced.');
      const file = { name: 'beams.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_400_000) };
      await page.locator('input[type=file][multiple]').setInputFiles(file);
    },
    dialog: true,
  },
  { name: 'devel', path: '/devel', as: 'ana' },
  { name: 'devel-menu', path: '/contracts', as: 'ana', act: openFromMenu(), dialog: true },
  { name: 'devel-user', path: '/contracts', as: 'ana', act: openFromMenu('User Dispute Management'), dialog: true },
  {
    name: 'devel-arbitrator',
    path: '/contracts',
    as: 'ana',
    act: openFromMenu('Arbitrator Dispute Management'),
    dialog: true,
  },
  { name: 'not-found', path: '/nowhere', as: 'ana' },
];

/** Taken only once because it spends the coins. */
export const BROADCAST = {
  name: 'broadcast',
  path: ROOF,
  as: 'berto',
  act: async (page) => {
    await pressOnCard('Clay tiles on site', 'Sign Withdrawal')(page);
    await page.getByRole('checkbox', { name: 'This money belongs to this guarantee' }).check();
    await page.getByLabel('Signing Password').fill('copper-meadow-violin-17');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Transaction' }).click();
    await page.getByRole('dialog', { name: 'Transaction Broadcast Successfully' }).waitFor({ timeout: 30_000 });
  },
  dialog: true,
};

/** Screenshots of the README: light theme, viewport only, small enough for the repository. */
export const PICTURES = ['contract', 'deposit', 'sign'].map((name) => ({ name, width: 1280 }));
