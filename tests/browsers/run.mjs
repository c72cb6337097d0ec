// npm run test:browsers: the main journey, and a recovery from a disk, in Firefox and WebKit, if they are installed (docs/testing.md#other-browsers). Names
// of browsers play it in those alone. BASE_URL names a running preview; without it one is started.
import { startPreview } from '../screenshots/start-preview.mjs';
import { firefox } from './firefox.mjs';
import { playJourney } from './journey.mjs';
import { makeRecoveryFiles, playRecovery } from './recovery.mjs';
import { webkit } from './webkit.mjs';

const BROWSERS = [firefox, webkit];

const names = process.argv.slice(2);
const wanted = BROWSERS.filter(({ name }) => names.length === 0 || names.includes(name));
if (wanted.length < names.length) {
  console.error(`There are: ${BROWSERS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const installed = wanted.filter((browser) => browser.isInstalled());
const results = wanted
  .filter((browser) => !installed.includes(browser))
  .map(({ name, help }) => `${name}: skipped, not installed. ${help}`);
let failed = false;

if (installed.length > 0) {
  const preview = await startPreview(process.env.BASE_URL);
  try {
    const files = await makeRecoveryFiles(preview.url);
    for (const browser of installed) results.push(await play(browser, preview.url, files));
  } finally {
    await preview.stop();
  }
}
console.log(`\n${results.join('\n')}`);
process.exit(failed ? 1 : 0);

/** Plays both with two sessions of a browser; returns their result. */
async function play({ name, launch }, url, files) {
  console.log(`\n──── ${name} ────\n`);
  const since = performance.now();
  let version = '';
  let running = null;
  try {
    running = await launch();
    version = running.version;
    await playRecovery(name, running.sessions, files);
    await playJourney(name, running.sessions, url);
    return `${version}: passed in ${Math.round((performance.now() - since) / 1000)} s`;
  } catch (error) {
    failed = true;
    return `${version || name}: FAILED. ${error.stack}`;
  } finally {
    await running?.close();
  }
}
