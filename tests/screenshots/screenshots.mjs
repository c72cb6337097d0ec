/*
 * npm run screenshots: screenshots of every screen and dialog with the demo data, at three sizes and in both themes, into
 * test-results/screenshots; those of the README go to tests/screenshots/pictures. Pass names to take only those, and
 * --width or --theme for one size or theme: `npm run screenshots -- contract sign --width 390 --theme dark`. BASE_URL names
 * a running preview; without it one is started.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.mjs';
import { sessions } from './sessions.mjs';
import { waitUntilSettled } from './settled.mjs';
import { BROADCAST, PICTURES, SHOTS } from './shots.mjs';
import { startPreview } from './start-preview.mjs';

const OUTPUT = 'test-results/screenshots';
const PICTURES_FOLDER = 'tests/screenshots/pictures';
const HEIGHTS = { 390: 844, 1280: 720, 1440: 900 };

const { values: only, positionals: names } = parseArgs({
  options: { width: { type: 'string' }, theme: { type: 'string' } },
  allowPositionals: true,
});
const WIDTHS = only.width === undefined ? Object.keys(HEIGHTS).map(Number) : [Number(only.width)];
const THEMES = only.theme === undefined ? ['light', 'dark'] : [only.theme];
const PHONE = 390;
/** Some screens look so on phones alone, or elsewhere. */
const fits = ({ phone }, width) => phone === undefined || phone === (width === PHONE);
const wanted = ({ name }) => names.length === 0 || names.includes(name);

const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
mkdirSync(PICTURES_FOLDER, { recursive: true });
const preview = await startPreview(process.env.BASE_URL);
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const people = sessions(browser, preview.url);
const failed = [];

try {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const look = { viewport: { width, height: HEIGHTS[width] ?? 900 }, colorScheme: theme };
      for (const shot of SHOTS.filter((each) => wanted(each) && fits(each, width))) await take(shot, look);
    }
  }
  if (wanted(BROADCAST))
    await take(BROADCAST, { viewport: { width: 1280, height: HEIGHTS[1280] }, colorScheme: 'light' });
} finally {
  await browser.close();
  await preview.stop();
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

async function take(shot, look) {
  const { width } = look.viewport;
  const label = `${shot.name}-${width}-${look.colorScheme}`;
  const page = await people.page(shot.as ?? null, look);
  try {
    await page.goto(`${preview.url}${shot.path}`);
    await waitUntilSettled(page);
    await shot.act?.(page);
    // Dialogs are separate files. Menus exist before they are opened.
    if (shot.dialog) await page.locator('dialog, [role=menu]').filter({ visible: true }).first().waitFor();
    await waitUntilSettled(page);
    const options = { animations: 'disabled', caret: 'hide' };
    await page.screenshot({ ...options, path: `${OUTPUT}/${label}.png`, fullPage: shot.dialog !== true });
    if (isPicture(shot, look))
      await page.screenshot({ ...options, path: `${PICTURES_FOLDER}/${shot.name}-${width}.png` });
    console.log(label);
  } catch (error) {
    failed.push(label);
    console.error(`${label}: ${error.message}`);
    await page.screenshot({ path: `${OUTPUT}/${label}-failed.png` });
  } finally {
    await page.close();
  }
}

function isPicture(shot, { viewport, colorScheme }) {
  return colorScheme === 'light' && PICTURES.some(({ name, width }) => name === shot.name && width === viewport.width);
}
