import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildRecoveryPage } from '@/config/build/recovery-page';

/* docs/decisions/0040-one-engine.md: one file, the same for everybody. */

const folder = mkdtempSync(join(tmpdir(), 'aval-elsewhere-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a copy of the source in another folder, in an environment with settings. */
function buildElsewhere(): string {
  for (const part of ['src', 'public', 'package.json', 'tsconfig.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'src/exit/vite.config.ts', '--logLevel', 'error'];
  const env = { ...process.env, NODE_ENV: 'production', VITE_BRAND: 'Other', VITE_API_URL: 'https://other.example' };
  execFileSync(process.execPath, vite, { cwd: folder, env });
  return readFileSync(join(folder, 'dist/recover/recover.html'), 'utf8');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

describe('the built recovery page', () => {
  it('is identical when built in another folder, with other settings', async () => {
    const { html, sha256, size } = await buildRecoveryPage();
    expect(createHash('sha256').update(buildElsewhere()).digest('hex')).toBe(sha256);
    expect(Buffer.byteLength(html)).toBe(size);
  });

  it('loads nothing, and allows its own script and style only', async () => {
    const { html } = await buildRecoveryPage();
    const [head = ''] = html.split('<script');
    expect(html.match(/<script\b[^>]*>/g)?.[0]).not.toContain('src=');
    expect(html.replace(/<script[\s\S]*<\/script>|<style[\s\S]*<\/style>/g, '')).not.toMatch(
      /\bsrc=|<link(?! rel="icon" href="data:)/,
    );
    expect(html).not.toMatch(/@import|url\((?!["']?data:)/);
    const script = /<script\b[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const style = /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(head)?.[1] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash(script)}' 'wasm-unsafe-eval'`,
      `style-src 'sha256-${hash(style)}'`,
      'img-src data:',
      'connect-src http: https:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });
});
