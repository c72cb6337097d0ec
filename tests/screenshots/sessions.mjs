import accounts from '../../mocks/demo/accounts.json' with { type: 'json' };
import { waitUntilSettled } from './settled.mjs';

const ALIKE = { locale: 'fr-FR', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' };

/** Pages of the demo users, each logged in once per width and theme. */
export function sessions(browser, url) {
  const contexts = new Map();

  async function context(name, look) {
    const key = `${name} ${look.viewport.width} ${look.colorScheme}`;
    if (!contexts.has(key)) contexts.set(key, await open(name, look));
    return contexts.get(key);
  }

  async function open(name, look) {
    const opened = await browser.newContext({ ...ALIKE, ...look });
    if (name !== null) await logIn(opened, name);
    return opened;
  }

  async function logIn(opened, name) {
    const account = accounts.find(({ username }) => username.toLowerCase() === name);
    const page = await opened.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/contracts');
    // Login checks the signing key in the background; interrupted, every screen would show an error.
    await page.waitForFunction(() => /"keyVerdict":"good"/.test(localStorage.getItem('ownKey') ?? ''));
    await waitUntilSettled(page);
    await page.close();
  }

  return { page: async (name, look) => (await context(name, look)).newPage() };
}
