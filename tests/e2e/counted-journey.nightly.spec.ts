import { expect, type Locator, type Page, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { type Counts, startTally } from './counts';
import { waitForKeyCheck } from './demo';
import { pay } from './journey';
import { leave, Person } from './person';

/*
 * From registration to the first deposit, by two people with a services template and the link of Share Contract: what it asks of both
 * together. tests/e2e/counts.ts says what counts.
 */

/**
 * The most that the journey may ask for. They are lowered as it gets shorter, and never raised. Some words are there only
 * while a machine is slow, hence a little more of them.
 */
const LIMITS: Counts = {
  clicks: 19,
  fields: 20,
  passwords: 2,
  dialogs: 1,
  words: 2_500,
};

const SERVICES = 'Contrato de prestación de servicios';
const [ANA_LOCKS, BERTO_LOCKS] = ['Garantía de cumplimiento del encargo', 'Garantía de pago de los hitos'];

test('two people reach the first deposit', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'ana', APP_URL);
  const berto = await Person.arrive(browser, 'berto', APP_URL);
  const tallies = await Promise.all([ana, berto].map(({ page }) => startTally(page.context())));

  await enter(ana);
  await draft(ana);
  await publish(ana);
  const invitation = await ana.shareLink();
  const published = await readContract(ana);
  await join(berto, invitation);
  await pay(berto, `${APP_URL}/explorer`, BERTO_LOCKS, '0.00888889', true);
  // The screens that the two leave.
  for (const { page } of [ana, berto]) await page.evaluate(() => (window as unknown as { look: () => void }).look());
  const texts = [...published, ...(await readContract(ana))];
  const [first, second] = tallies.map((tally) => tally.count(texts));
  if (first === undefined || second === undefined) throw new Error('Two people are counted');
  const names = Object.keys(LIMITS) as (keyof Counts)[];
  const rows = names.map((name) => ({
    name,
    both: first[name] + second[name],
    limit: LIMITS[name],
  }));
  for (const { name, both, limit } of rows) console.log(`${name}: ${both} (at most ${limit})`);
  const list = tallies.map((tally) => tally.list().join('\n')).join('\n\n');
  expect(
    rows.filter(({ both, limit }) => both > limit),
    list,
  ).toEqual([]);
  await leave(ana, berto);
});

/** From the first page to the list of contracts. */
async function enter(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await register(person);
  await expect(page).toHaveURL(/\/contracts$/);
  await waitForKeyCheck(page);
}

/** From the login screen: with the recovery file, and a login whose fields are filled in. */
async function register(person: Person): Promise<void> {
  const { page, account } = person;
  await page.getByRole('link', { name: 'Register' }).first().click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await person.button('Register').click();
  await person.button('Download recovery file').click();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await person.button('Login').click();
}

/** A services contract from the template: what is asked is filled in, and the essential guarantee of each is there. */
async function draft(person: Person): Promise<void> {
  const { page } = person;
  await person.button('Create New Contract').click();
  await page.getByRole('link', { name: 'Ver los modelos' }).click();
  const template = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: SERVICES }) });
  await template.getByRole('link', { name: 'Usar este modelo' }).click();
  await expect(person.button('Import Template')).toBeVisible();
  await page.getByLabel('Your Role').selectOption('seller');
  await fillRequired(page);
  for (const guarantee of [ANA_LOCKS, BERTO_LOCKS])
    await expect(person.button(`Quitar la garantía ${guarantee}`)).toBeVisible();
  await person.button('Import Template').click();
}

/** Fills each empty field that is not optional. */
async function fillRequired(root: Page | Locator, only = /./): Promise<void> {
  for (const field of await root.locator('input:not([type=checkbox], [type=radio]), textarea, select').all()) {
    if (!(await field.isVisible()) || (await field.inputValue()) !== '') continue;
    const label = await field.evaluate((each) => (each as HTMLInputElement).labels?.[0]?.innerText ?? '');
    if (/opcional|optional|Buscar/i.test(label) || !only.test(label)) continue;
    if (await field.evaluate((each) => each.tagName === 'SELECT')) await field.selectOption({ index: 1 });
    else await field.fill(getAnswer(label, await field.getAttribute('type')));
  }
}

function getAnswer(label: string, type: string | null): string {
  if (type === 'date') return '2031-06-30';
  if (type === 'number' || /importe|precio|horas|días|BTC|%/i.test(label)) return '4000';
  if (/correo/i.test(label)) return 'studio@example.com';
  return /NIF/.test(label) ? '12345678Z' : 'Calle Mayor 1, Madrid';
}

/** From the invitation to the accepted contract. */
async function join(person: Person, invitation: string): Promise<void> {
  const { page } = person;
  await page.goto(invitation);
  await expect(page).toHaveURL(/\/login/);
  await register(person);
  await expect(page.getByText('By accepting this contract, you agree')).toBeVisible();
  await fillRequired(page.locator('main'), /de la parte cliente$/);
  await person.button('Accept Contract').click();
  await expect(page.getByText("You've successfully joined the contract!")).toBeVisible();
}

async function publish(person: Person): Promise<void> {
  await person.button('Publish Contract').click();
  await expect(person.button('Share Contract')).toBeVisible();
}

/** The contract's own texts, as the backend has them. */
async function readContract({ page }: Person): Promise<string[]> {
  const { description, guarantees } = await page.evaluate(async () => {
    const response = await fetch(`/api${location.pathname}`);
    return (await response.json()) as { description: string; guarantees: Record<string, unknown>[] };
  });
  const parts = guarantees.flatMap((each) => Object.values(each).filter((value) => typeof value === 'string'));
  return [description, ...parts];
}
