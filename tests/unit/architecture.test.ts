import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Case {
  room: string;
  name: string;
  may: boolean;
}

const forbidden: [string, string][] = [
  ['src/domain', 'react'],
  ['src/domain', '@/lib/logger'],
  ['src/bitcoin', 'react-redux'],
  ['src/bitcoin', '@/services/http'],
  ['src/services', '@/store/store'],
  ['src/services', '@/bitcoin/client'],
  ['src/store', 'axios'],
  ['src/store', '@/features/auth/login-form'],
  ['src/features/auth', '@/services/auth.service'],
  ['src/features/auth', '@/bitcoin/client'],
  ['src/features/auth', '@bitauth/libauth/build/lib/crypto/secp256k1.js'],
  ['src/features/auth', '@/features/chat/chat-panel'],
  ['src/features/auth', '../chat/chat-panel'],
  ['src/pages', '@/app/routes'],
  ['src/pages', '@bitauth/libauth'],
  ['src/ui', '@/domain/amount'],
  ['src/lib', '@/store/store'],
  ['src/content', '@/store/store'],
  ['src/store', '@mocks/backend'],
  ['src/app', '../../mocks/backend'],
];

const allowed: [string, string][] = [
  ['src/domain', '@/domain/ids'],
  ['src/bitcoin', '@/domain/amount'],
  ['src/store', '@/bitcoin/client'],
  ['src/features/auth', './login-form'],
  ['src/pages', '@/features/auth/login-form'],
  ['src/app', '@/pages/login-page'],
];

/** Writes one file for each import, in a project of its own with our rules, and names those that the linter stopped. */
function stopped(cases: readonly Case[]): Set<number> {
  const project = mkdtempSync(join(tmpdir(), 'aval-walls-'));
  cpSync('biome.json', join(project, 'biome.json'));
  cases.forEach(({ room, name }, at) => {
    const path = join(project, room, `case-${at}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { thing } from '${name}';\n\nexport const other${at} = thing;\n`);
  });
  const biome = join(process.cwd(), 'node_modules', '.bin', 'biome');
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(biome, ['lint', ...options], { cwd: project, encoding: 'utf8' });
  rmSync(project, { recursive: true });
  return new Set([...(stdout + stderr).matchAll(/case-(\d+)\.ts:\d+:\d+ lint/g)].map((match) => Number(match[1])));
}

describe('the walls between rooms', () => {
  const cases: Case[] = [
    ...forbidden.map(([room, name]) => ({ room, name, may: false })),
    ...allowed.map(([room, name]) => ({ room, name, may: true })),
  ];
  const found = stopped(cases);

  it.each(cases.map((one, at) => ({ ...one, at })))('$room may import $name: $may', ({ at, may }) => {
    expect(found.has(at)).toBe(!may);
  });
});

describe('the rooms', () => {
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const code = files.filter((path) => /\.tsx?$/.test(path) && !path.startsWith(join('src', 'content')));
  const lengths = code.map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));

  it('are small: none over 250 lines, nine of ten under 130', () => {
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
    const small = lengths.filter(({ lines }) => lines < 130).length;
    expect(small / lengths.length).toBeGreaterThan(0.9);
  });

  it('have no barrels', () => {
    expect(code.filter((path) => /(^|[\\/])index\.tsx?$/.test(path))).toEqual([]);
  });
});
