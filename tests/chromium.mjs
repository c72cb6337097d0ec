// Finds or installs a Chromium for the browser tests, or prints how to install one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const EXTENSION = process.platform === 'win32' ? '.exe' : '';

/** Where package managers and installers put them. */
const INSTALLED = {
  shell: ['/usr/bin/chromium-headless-shell'],
  browser: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const HELP = `
No Chromium was found for the browser tests, and none could be installed.
Do one of these, then run the command again:
  - install Chromium or Chrome with your system's package manager (Debian, Ubuntu: apt-get install chromium);
  - npx playwright install --with-deps --only-shell chromium;
  - set CHROMIUM_PATH to the program file of a Chromium or Chrome that you have.
`;

/** Path of a Chromium executable, installed if necessary, or null after printing instructions. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return null;
  }
  const path = find() ?? install();
  if (path === null) console.error(HELP);
  return path;
}

/** Headless shells first: they are the same engine without windows, and need a third less processor time. */
function find() {
  const { shell, browser } = locatePlaywright();
  return [...shell, ...INSTALLED.shell, ...browser, ...INSTALLED.browser].find((path) => existsSync(path)) ?? null;
}

/** Where Playwright installs its browsers. It names only the whole one; the shell is next to it. */
function locatePlaywright() {
  try {
    const browser = chromium.executablePath();
    const shell = browser.replace(
      /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*$/,
      `chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell${EXTENSION}`,
    );
    return { shell: [shell], browser: [browser] };
  } catch {
    // Playwright has no browser for this platform.
    return { shell: [], browser: [] };
  }
}

function install() {
  console.log('No Chromium found; installing one for the browser tests …');
  for (const [command, ...args] of installers()) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    const path = status === 0 ? find() : null;
    if (path !== null) return path;
  }
  return null;
}

function installers() {
  const commands = [['npx', 'playwright', 'install', '--only-shell', 'chromium']];
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const install = 'apt-get install -y --no-install-recommends';
    // Only Debian has the shell.
    commands.push(['sh', '-c', `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`]);
  }
  return commands;
}
