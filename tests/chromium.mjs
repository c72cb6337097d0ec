// Finds or installs a Chromium for the browser tests, or prints how to install one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLAYWRIGHT_BROWSER = chromium.executablePath();
const EXTENSION = process.platform === 'win32' ? '.exe' : '';
/** Beside the whole browser; Playwright does not name it. */
const PLAYWRIGHT_SHELL = PLAYWRIGHT_BROWSER.replace(
  /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*$/,
  `chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell${EXTENSION}`,
);

/** Headless shells first: the same engine without windows takes a third less processor time. */
const COMMON_PLACES = [
  PLAYWRIGHT_SHELL,
  '/usr/bin/chromium-headless-shell',
  PLAYWRIGHT_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HELP = `
No Chromium was found for the browser tests, and none could be installed.
Do one of these, then run the command again:
  - install Chromium or Chrome with your system's package manager (Debian, Ubuntu: apt-get install chromium);
  - npx playwright install --with-deps --only-shell chromium;
  - set CHROMIUM_PATH to the program file of a Chromium or Chrome that you have.
`;

/** Path of a Chromium executable, or null after printing instructions. */
export function chromiumPath() {
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

function find() {
  return COMMON_PLACES.find((path) => existsSync(path)) ?? null;
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
