import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 4187;
const READY_MS = 120_000;

/** Starts the built app with fresh demo data; a server that is already running is used as is. */
export async function startPreview(running) {
  if (running) return { url: running.replace(/\/+$/, ''), stop: async () => {} };
  const url = `http://localhost:${PORT}`;
  if (await isUp(url)) throw new Error(`Another server answers at ${url}. Stop it, or name it in BASE_URL.`);
  const folder = mkdtempSync(join(tmpdir(), 'aval-screenshots-'));
  const env = { ...process.env, AVAL_DATA_DIR: folder };
  const server = spawn('node', ['mocks/preview.mjs', '--fresh', '--port', String(PORT)], { env, stdio: 'inherit' });
  await waitForServer(url, server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitForServer(url, server) {
  for (const end = Date.now() + READY_MS; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error('The preview server ended');
    if (await isUp(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The preview server did not start');
}

function isUp(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
