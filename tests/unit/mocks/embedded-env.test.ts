import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface EmbeddedEnv {
  setEmbeddedEnvironment(folder: string): Record<string, string>;
}

let folder = '';
let before: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aval-env-'));
  before = { ...process.env };
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = before;
});

async function set(file = ''): Promise<Record<string, string>> {
  writeFileSync(join(folder, '.env.local'), file);
  const path = '../../../mocks/embedded-env.mjs';
  const { setEmbeddedEnvironment } = (await import(path)) as EmbeddedEnv;
  return setEmbeddedEnvironment(folder);
}

describe('the settings of npm start and npm run preview', () => {
  it('do not override .env.local, and say so', async () => {
    expect(await set('VITE_API_URL=https://backend.example/api\nVITE_EXPLORER_URL=/explorer')).toEqual({
      VITE_API_URL: 'https://backend.example/api',
    });
    // Vite reads the file itself; an environment variable would override it.
    expect(process.env.VITE_API_URL).toBeUndefined();
    expect(process.env.VITE_BITCOIN_NETWORK).toBe('regtest');
  });
});
