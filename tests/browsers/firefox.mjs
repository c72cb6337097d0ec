// Firefox through WebDriver BiDi, which it speaks itself.
import puppeteer from 'puppeteer-core';
import { findProgram } from './programs.mjs';

const PROGRAMS = ['firefox-esr', 'firefox'];

export const firefox = {
  name: 'firefox',
  help: 'Debian: apt-get install firefox-esr. Ubuntu: apt-get install firefox.',
  isInstalled: () => findProgram(PROGRAMS) !== null,
  /** Two processes: of two tabs in one, the hidden one would be slowed down. */
  launch: async () => {
    const browsers = [];
    const close = () => Promise.all(browsers.map((browser) => browser.close()));
    try {
      browsers.push(await launchFirefox(), await launchFirefox());
      const sessions = await Promise.all(browsers.map(openSession));
      return { version: await browsers[0].version(), sessions, close };
    } catch (error) {
      await close();
      throw error;
    }
  },
};

function launchFirefox() {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(PROGRAMS),
    defaultViewport: { width: 1280, height: 900 },
  });
}

async function openSession(browser) {
  const page = await browser.newPage();
  // Leaving a page with coins typed in asks first.
  page.on('dialog', (dialog) => dialog.accept());
  return {
    open: (url) => page.goto(url),
    read: (script, ...args) => page.evaluate(script, ...args),
    find: async (script, ...args) => {
      const element = (await page.evaluateHandle(script, ...args)).asElement();
      if (element === null) return null;
      return {
        click: () => element.click(),
        fill: async (text) => {
          // Selects what the field holds.
          await element.click({ count: 3 });
          await element.type(text);
        },
      };
    },
    takeScreenshot: () => page.screenshot(),
  };
}
