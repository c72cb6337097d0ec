import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildRecoveryPage, recoveryPage } from '@/config/build/recovery-page';
import { insertIntoPage } from '@/services/schemas/recovery-file';

/* docs/decisions.md#one-engine: one file, the same for everybody. */

const folder = mkdtempSync(join(tmpdir(), 'aval-elsewhere-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a copy of the source in another folder, in an environment with settings. */
function buildElsewhere(): string {
  for (const part of ['src', 'public', 'package.json', 'tsconfig.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'src/recover/vite.config.ts', '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production', VITE_BRAND: 'Other', VITE_API_URL: 'https://other.example' };
  execFileSync(process.execPath, vite, { cwd: folder, env });
  return readFileSync(join(folder, 'dist/recover/recover.html'), 'utf8');
}

function hash(text: string, encoding: 'base64' | 'hex' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}

const SCRIPTS = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** The data of the page, and the text of its one script. */
function readScripts(html: string): { data: string; script: string } {
  const [data, script, ...others] = [...html.matchAll(SCRIPTS)].sort(([a]) =>
    a.includes('application/json') ? -1 : 1,
  );
  expect(others).toEqual([]);
  expect(data?.[0]).toMatch(/^<script type="application\/json" id="recovery-data">/);
  return { data: data?.[1] ?? '', script: script?.[1] ?? '' };
}

describe('the built recovery page', () => {
  it('is identical when built in another folder, with other settings', async () => {
    const { sha256 } = await buildRecoveryPage();
    expect(hash(buildElsewhere())).toBe(sha256);
  });

  it('takes at most 250 kB on its way', async () => {
    const { html } = await buildRecoveryPage();
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(250_000);
  });

  it('loads nothing, and allows its own script and style only', async () => {
    const { html } = await buildRecoveryPage();
    const [head = ''] = html.split('<script');
    expect(html).not.toMatch(/<script\b[^>]*src=/);
    expect(html.replace(/<script[\s\S]*<\/script>|<style[\s\S]*<\/style>/g, '')).not.toMatch(
      /\bsrc=|<link(?! rel="icon" href="data:)/,
    );
    expect(html).not.toMatch(/@import|url\((?!["']?data:)/);
    const { script } = readScripts(html);
    const style = /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(head)?.[1] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash(script, 'base64')}' 'wasm-unsafe-eval'`,
      `style-src 'sha256-${hash(style, 'base64')}'`,
      'img-src data:',
      'connect-src http: https:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('has no data, and with the data of a file the same script', async () => {
    const { html } = await buildRecoveryPage();
    const bare = readScripts(html);
    expect(bare.data).toBe('');
    const text = '{"title":"</script><script>alert(1)</script> $& $1 <!--"}';
    const file = insertIntoPage(html, text);
    const { data, script } = readScripts(file);
    expect(script).toBe(bare.script);
    expect(JSON.parse(data)).toEqual(JSON.parse(text));
    expect(file.replace(data, '')).toBe(html);
  });
});

describe('what a build of the app has of it', () => {
  const plugin = recoveryPage() as unknown as {
    resolveId: (id: string) => string | undefined;
    load: (id: string) => Promise<string>;
    generateBundle: (this: { emitFile: (file: EmittedFile) => void }) => Promise<void>;
  };
  interface EmittedFile {
    fileName: string;
    source: string;
  }

  it('is the page, and its hash in a file that sha256sum reads', async () => {
    const { html } = await buildRecoveryPage();
    const emitted: EmittedFile[] = [];
    await plugin.generateBundle.call({ emitFile: (file) => emitted.push(file) });
    expect(emitted.map(({ fileName }) => fileName)).toEqual(['recover.html', 'recover.html.sha256']);
    expect(emitted[0]?.source).toBe(html);
    for (const { fileName, source } of emitted) writeFileSync(join(folder, fileName), source);
    const check = ['sha256sum', '--check', 'recover.html.sha256'];
    expect(execFileSync('/usr/bin/env', check, { cwd: folder, encoding: 'utf8' })).toBe('recover.html: OK\n');
  });

  it('is told to the app in a module', async () => {
    const { sha256 } = await buildRecoveryPage();
    const id = plugin.resolveId('virtual:recovery-page') ?? '';
    expect(await plugin.load(id)).toBe(`export const sha256 = "${sha256}";\n`);
  });
});
