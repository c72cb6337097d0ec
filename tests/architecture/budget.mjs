/* What the project may weigh (docs/testing.md#budgets): measured here, limited by budget.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const BUDGET = 'tests/architecture/budget.json';

/** Of a budget, which may be left unused before it has to be lowered. */
export const SLACK = 0.03;

/** Where the numbers are meant to arrive, in the order of the table. */
const GOALS = {
  'lines of src/app, pages': 2_200,
  'lines of src/bitcoin': 4_500,
  'lines of src/check': 400,
  'lines of src/config': 800,
  'lines of src/content': 6_500,
  'lines of src/domain': 8_000,
  'lines of src/features': 15_000,
  'lines of src/lib, i18n': 900,
  'lines of src/recover': 2_800,
  'lines of src/services': 2_200,
  'lines of src/store': 9_500,
  'lines of src/ui': 3_000,
  'lines of tests': 45_000,
  'words of docs and README': 28_000,
  settings: 18,
  'packages that ship': 24,
  'dialogs of a contract': 20,
};

/** Files at the top of `src` count as part of `app`. */
const TOGETHER = {
  app: 'app, pages',
  pages: 'app, pages',
  lib: 'lib, i18n',
  i18n: 'lib, i18n',
  'main.tsx': 'app, pages',
};

/** Rows of the table. */
export function readBudget() {
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8'));
  const now = measure();
  const names = new Set([...Object.keys(GOALS), ...Object.keys(now)]);
  return [...names].map((name) => ({
    name,
    now: now[name] ?? 0,
    budget: budget[name] ?? null,
    goal: GOALS[name] ?? 0,
  }));
}

function measure() {
  const lines = {};
  for (const folder of readdirSync('src')) {
    const name = `lines of src/${TOGETHER[folder] ?? folder}`;
    lines[name] = (lines[name] ?? 0) + countLines(listFiles(`src/${folder}`));
  }
  const documents = [...listFiles('docs'), 'README.md'].filter((path) => path.endsWith('.md'));
  const { dependencies } = JSON.parse(read('package.json'));
  return {
    ...lines,
    'lines of tests': countLines(listFiles('tests')),
    'words of docs and README': sum(documents.map((path) => read(path).split(/\s+/).filter(Boolean).length)),
    settings: [...read('src/config/settings.ts').matchAll(/variable: 'VITE_/g)].length,
    'packages that ship': Object.keys(dependencies).length,
    'dialogs of a contract': countDialogs(),
  };
}

/** The names in the two unions of kinds. */
function countDialogs() {
  const text = read('src/features/dialogs/contract-dialog.ts');
  const unions = [...text.matchAll(/export type (?:Guarantee|Contract)Dialog =[\s\S]*?;\n\n/g)].join('');
  return new Set([...unions.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind)).size;
}

function countLines(paths) {
  return sum(paths.filter((path) => /\.(?:tsx?|css)$/.test(path)).map((path) => read(path).split('\n').length - 1));
}

/** All files of a folder, or the file itself. */
function listFiles(path) {
  if (!existsSync(`${path}/`)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
}

function read(path) {
  return readFileSync(path, 'utf8');
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
