// WebKitGTK's MiniBrowser through classic WebDriver (https://www.w3.org/TR/webdriver2/), in a virtual display.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './programs.mjs';

const DRIVER = ['WebKitWebDriver'];
const DISPLAY = ['Xvfb'];
const FIRST_PORT = 4471;
const READY_MS = 60_000;
/** A page that hangs answers no command. */
const COMMAND_MS = 60_000;
/** The key of an element's reference, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export const webkit = {
  name: 'webkit',
  help: 'Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb.',
  isInstalled: () => [DRIVER, DISPLAY].every((names) => findProgram(names) !== null),
  launch: async () => {
    const started = [];
    const start = (...command) => {
      started.push(spawn(...command));
      return started.at(-1);
    };
    /** Without their display the browsers end too, even those that hang. */
    const close = () => {
      for (const program of started) program.kill();
    };
    try {
      const args = ['-displayfd', '1', '-screen', '0', '1280x900x24'];
      const display = start(findProgram(DISPLAY), args, { stdio: ['ignore', 'pipe', 'ignore'] });
      const [number] = await once(display.stdout, 'data');
      const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
      const sessions = [];
      // A driver has one session.
      for (const port of [FIRST_PORT, FIRST_PORT + 1]) {
        start(findProgram(DRIVER), [`--port=${port}`], { env, stdio: 'ignore' });
        sessions.push(await openSession(`http://127.0.0.1:${port}/session`));
      }
      return { version: sessions[0].version, sessions, close };
    } catch (error) {
      close();
      throw error;
    }
  },
};

async function openSession(driver) {
  await waitForDriver(driver.replace(/session$/, 'status'));
  const { sessionId, capabilities } = await send('POST', driver, { capabilities: {} });
  const at = `${driver}/${sessionId}`;
  const run = (script, args) =>
    send('POST', `${at}/execute/sync`, { script: `return (${script})(...arguments)`, args });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => send('POST', `${at}/url`, { url }),
    read: (script, ...args) => run(script, args),
    find: async (script, ...args) => {
      const element = await run(script, args);
      if (element === null) return null;
      const act = (action, body = {}) => send('POST', `${at}/element/${element[ELEMENT]}/${action}`, body);
      return {
        click: () => act('click'),
        fill: async (text) => {
          await act('clear');
          await act('value', { text });
        },
      };
    },
    takeScreenshot: async () => Buffer.from(await send('GET', `${at}/screenshot`), 'base64'),
  };
}

async function waitForDriver(status) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await wait(100)) {
    if ((await send('GET', status).catch(() => null))?.ready) return;
  }
  throw new Error(`WebKitWebDriver did not start at ${status}`);
}

async function send(method, url, body) {
  const signal = AbortSignal.timeout(COMMAND_MS);
  const response = await fetch(url, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
