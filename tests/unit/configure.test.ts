import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runConfigure } from '@/config/build/configure';
import { listHashes } from '@/config/build/deployment';
import { pageSettings } from '@/config/build/page-settings';
import { listVariables } from '@/config/settings';

/* docs/operating.md#configure */

const COURT = { key: `tpub${'6'.repeat(107)}`, name: 'Court', contact: 'mailto:court@example.com' };
const OTHER = { key: `tpub${'7'.repeat(107)}` };
const LISTED = { 7: COURT, 8: OTHER };
const CHOSEN = {
  VITE_BITCOIN_NETWORK: 'testnet',
  VITE_LOGIN_SECRET: 'migrate',
  VITE_BRAND: 'Fianza "S.L." & </script><script>alert(1)</script> <!-- \' $& %MODE%',
  VITE_ARBITRATOR_ID: '7',
  VITE_TEMPLATE_ARBITRATOR_ID: '8',
};
/** Every setting, none with its default. */
const FULL = {
  ...CHOSEN,
  VITE_API_URL: 'https://api.example/v1',
  VITE_EXPLORER_API_URL: 'https://mempool.example/api',
  VITE_EXPLORER_URL: 'https://mempool.example',
  VITE_DEPOSIT_SCRIPT: 'unverified',
  VITE_MIN_CONFIRMATIONS: 1,
  VITE_ARBITRATORS: LISTED,
  VITE_SEALS: 'required',
  VITE_DEVEL: 'off',
  VITE_UPLOAD_URL: '/documents',
  VITE_WITHDRAWAL_AMOUNT: 'gross',
  VITE_LINKS: { legalNotice: 'https://guarantees.example/legal', support: 'mailto:help@guarantees.example' },
  VITE_DEMO_ACCOUNTS: 'ana@example.com:one',
};

const folder = mkdtempSync(join(tmpdir(), 'aval-configure-'));
/** A small program with the settings and the build of the app. */
const original = join(folder, 'original');
const dist = join(folder, 'dist');
const app = join(dist, 'app');

async function buildProgram(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    envDir: false,
    logLevel: 'silent',
    resolve: { alias: { '@': resolve('src') } },
    plugins: [pageSettings()],
    build: { outDir, emptyOutDir: true },
  });
}

beforeAll(async () => {
  const head = '<head>\n    <meta charset="utf-8" />\n    <title>Aval</title>\n  </head>';
  const script = '<script type="module" src="/main.ts"></script>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html>\n<html>\n  ${head}\n  <body>${script}</body>\n</html>\n`);
  writeFileSync(
    join(folder, 'main.ts'),
    "import { settings } from '@/config/settings';\ndocument.title = settings().brand;\n",
  );
  await buildProgram(original);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(dist, { recursive: true, force: true });
  cpSync(original, app, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

function writeSettings(content: unknown): string {
  const path = join(folder, 'settings.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const configure = (content: unknown) => runConfigure([app, writeSettings(content)]);
const readPage = () => readFileSync(join(app, 'index.html'), 'utf8');

/** The settings of the page. How HTML reads them: tests/unit/write-page.test.tsx. */
function readSettings(): unknown {
  const [, content = ''] = /<meta name="aval-settings" content="([^"]*)"/.exec(readPage()) ?? [];
  return JSON.parse(content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
}

describe('a settings file', () => {
  it('may state every setting, as texts, numbers and objects', () => {
    expect(Object.keys(FULL).sort()).toEqual(listVariables().sort());
    const { ok, text } = configure(FULL);
    expect(text).toBe(`Wrote ${join(app, 'index.html')} and ${join(dist, 'aval.nginx.conf')}.\n`);
    expect(ok).toBe(true);
    expect(readSettings()).toMatchObject({
      apiUrl: 'https://api.example/v1',
      network: 'testnet',
      loginSecret: 'migrate',
      minConfirmations: 1,
      brand: FULL.VITE_BRAND,
      arbitrators: { 7: COURT, 8: { ...OTHER, name: '', contact: '' } },
      links: {
        legalNotice: 'https://guarantees.example/legal',
        terms: '',
        privacy: '',
        support: 'mailto:help@guarantees.example',
      },
    });
  });

  it('may be the example of docs/operating.md', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
    expect(configure(example)).toMatchObject({ ok: true });
  });

  it.each([
    ['wrong', { VITE_BITCOIN_NETWORK: 'signet' }, 'VITE_BITCOIN_NETWORK is "signet", expected one of mainnet, testnet'],
    ['of another kind', { VITE_DEVEL: true }, 'VITE_DEVEL is true, expected a text, a number or an object'],
    ['of another kind', { VITE_LOGIN_SECRET: null }, 'VITE_LOGIN_SECRET is null, expected a text'],
    ['of another kind', { VITE_BRAND: ['A'] }, 'VITE_BRAND is ["A"], expected a text'],
    ['unknown', { VITE_NETWORK: 'testnet' }, 'VITE_NETWORK is no setting: correct the name or remove it'],
    [
      'unknown',
      { apiUrl: '/api' },
      'apiUrl is no setting: correct the name or remove it. The settings are VITE_API_URL',
    ],
    ['blank', { VITE_BRAND: ' ' }, 'VITE_BRAND is missing: the name on screen'],
  ])('is refused with a setting that is %s: %j', (_, change, problem) => {
    const before = readPage();
    const { ok, text } = configure({ ...CHOSEN, ...change });
    expect([ok, text.split('\n')[0]]).toEqual([false, 'Nothing was changed.']);
    expect(text).toContain(problem);
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(readPage()).toBe(before);
    expect(readdirSync(dist)).toEqual(['app']);
  });

  it.each(Object.keys(CHOSEN))('is refused without %s, which cannot be changed later', (name) => {
    const { ok, text } = configure({ ...CHOSEN, [name]: undefined });
    expect(ok).toBe(false);
    expect(text).toMatch(new RegExp(`^${name} is missing: .+ \\(docs/operating\\.md#choose-first\\)$`, 'm'));
  });

  it('is refused with one line for each of its problems', () => {
    const { text } = configure({ ...FULL, VITE_DEVEL: 'maybe', VITE_BRANDS: 'B', VITE_ARBITRATOR_ID: undefined });
    const [, ...lines] = text.trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['VITE_ARBITRATOR_ID', 'VITE_BRANDS', 'VITE_DEVEL']);
  });

  it.each(['{"VITE_API_URL": "/api",}', '["/api"]', '"/api"', 'null', '', 'VITE_API_URL=/api'])(
    'is refused if it is not one JSON object: %s',
    (content) => {
      const { ok, text } = configure(content);
      expect(ok).toBe(false);
      expect(text).toMatch(/The settings are not (?:valid JSON|one JSON object)/);
    },
  );
});

describe('configure.mjs', () => {
  it('says how it is used, and which folder or file is missing', () => {
    const file = writeSettings(CHOSEN);
    expect(runConfigure([]).text).toMatch(/^Usage: node configure\.mjs/);
    expect(runConfigure([app]).text).toMatch(/^Usage/);
    expect(runConfigure([app, file, 'more'])).toMatchObject({ ok: false, text: expect.stringMatching(/^Usage/) });
    expect(runConfigure([dist, file])).toMatchObject({ ok: false, text: expect.stringContaining('has no index.html') });
    expect(runConfigure([app, 'none.json'])).toEqual({ ok: false, text: 'There is no file none.json.\n' });
  });

  it('changes the page and the file for nginx only', () => {
    const hashes = listHashes(app);
    expect(hashes).toMatch(/^[0-9a-f]{64} {2}assets\/index-[\w-]+\.js$/m);
    expect(hashes).not.toContain('index.html');
    const files = readdirSync(app, { recursive: true }).sort();
    configure(FULL);
    expect(listHashes(app)).toBe(hashes);
    expect(readdirSync(app, { recursive: true }).sort()).toEqual(files);
    expect(readdirSync(dist).sort()).toEqual(['app', 'aval.nginx.conf']);
  });

  it('makes the same of a page that has other settings as of the original', () => {
    configure(FULL);
    const [page, nginx] = [readPage(), readFileSync(join(dist, 'aval.nginx.conf'), 'utf8')];
    configure({ ...CHOSEN, VITE_API_URL: '/backend' });
    expect(readPage()).not.toBe(page);
    expect(readPage()).not.toContain('api.example');
    configure(FULL);
    configure(FULL);
    expect(readPage()).toBe(page);
    expect(readFileSync(join(dist, 'aval.nginx.conf'), 'utf8')).toBe(nginx);
  });

  it('makes what a build with these variables makes, and the scripts of all builds are the same', async () => {
    const built = join(folder, 'built');
    for (const [name, value] of Object.entries(FULL))
      vi.stubEnv(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    await buildProgram(built);
    configure(FULL);
    expect(readFileSync(join(built, 'index.html'), 'utf8')).toBe(readPage());
    expect(listHashes(built)).toBe(listHashes(original));
  });
});
