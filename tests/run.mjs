// All checks, or the parts named as arguments: `npm test`, `npm test -- unit e2e`. `--all` adds what runs every night.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { measureChildren } from './processor-time.mjs';

const reports = mkdtempSync(join(tmpdir(), 'aval-tests-'));
const unitReport = join(reports, 'unit.json');
const runReport = join(reports, 'run.json');
const e2eReport = join(reports, 'e2e.json');

const UNIT_OPTIONS = [
  ...['default', 'json', './tests/run-reporter.ts'].map((name) => `--reporter=${name}`),
  `--outputFile.json=${unitReport}`,
  ...(process.env.CI ? ['--coverage'] : []),
];

const PARTS = {
  lint: runLint,
  // Less processor time: more memory before it is collected, and no more checkers than cores.
  types: () => run('tsc', ['--noEmit', '--checkers', '2'], { GOGC: '400' }),
  unit: () => run('vitest', ['run', ...UNIT_OPTIONS], { RUN_REPORT: runReport }),
  e2e: runBrowserTests,
  browsers: () => run(process.execPath, ['tests/browsers/run.mjs']),
};

const requested = process.argv.slice(2).filter((argument) => argument !== '--all');
// docs/testing.md#every-night
if (requested.length < process.argv.length - 2) process.env.TESTS = 'all';
if (process.env.TESTS === 'all') process.env.FUZZ_RUNS ??= '10000';
const unknown = requested.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const everyDay = Object.keys(PARTS).filter((part) => part !== 'browsers' || process.env.TESTS === 'all');
const parts = requested.length > 0 ? requested : everyDay;

const started = performance.now();
const ended = [];
// One after another: beside each other on two cores, both take as long together, and each is less reliable.
for (const part of parts) await runPart(part);

const counts = [unitCounts(), e2eCounts()].reduce(add, { passed: 0, failed: 0, skipped: 0 });
const { errors: outside, files } = readReport(runReport) ?? { errors: [], files: [] };
const browserFiles = listBrowserFiles();
// Again at the end: what failed may be thousands of lines above, or cut from a log.
const failures = [...unitFailures(), ...e2eFailures()];
for (const failure of e2eFailures(isFlaky)) console.warn(`\nPassed at the second attempt only: ${failure}`);
for (const failure of failures) console.error(`\nFailed: ${failure}`);
rmSync(reports, { recursive: true, force: true });
for (const error of outside) console.error(`\nAn error outside any test: ${error}`);
const failed = ended.filter(({ passed }) => !passed).map(({ part }) => part);
reportTimes();
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 || counts.failed > 0 || outside.length > 0 ? 1 : 0);

async function runPart(part) {
  const since = performance.now();
  const stop = measureChildren();
  console.log(`\n──── ${part} ────\n`);
  const passed = await PARTS[part]();
  const seconds = secondsSince(since);
  ended.push({ part, passed, seconds, processor: stop() });
}

/** Prints the seconds of each part and the slowest files (docs/testing.md#processor-time). */
function reportTimes() {
  const isProcessor = ended.every(({ processor }) => processor !== null);
  const spent = (part) => (isProcessor ? part.processor : part.seconds);
  const together = ended.reduce((sum, part) => sum + spent(part), 0);
  console.log(
    isProcessor
      ? `\nSeconds of processor (of clock): together ${together} (${secondsSince(started)})`
      : `\nSeconds of clock, since there is no /proc with processor time: together ${together}`,
  );
  for (const part of ended) console.log(`  ${part.part} ${spent(part)}${isProcessor ? ` (${part.seconds})` : ''}`);
  for (const [group, seconds] of groupFiles()) console.log(`    ${group} ${seconds}`);
  // What a browser test takes is not known: its file's share of the part is that of its duration.
  const browser = ended.find(({ part }) => part === 'e2e');
  const duration = browserFiles.reduce((sum, { seconds }) => sum + seconds, 0);
  const shares = browserFiles.map(({ file, seconds }) => ({ file, seconds: (seconds / duration) * spent(browser) }));
  const slowest = [...files, ...shares].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (slowest.length > 0) console.log('The slowest files:');
  for (const { file, seconds } of slowest) console.log(`  ${file} ${Math.round(seconds)}`);
}

/** Of Vitest's part. The rest of it is Vitest itself. */
function groupFiles() {
  const groups = new Map();
  for (const { file, seconds } of files) {
    const group = /^tests\/(unit\/exit|[^/]+)/.exec(file)?.[0] ?? file;
    groups.set(group, (groups.get(group) ?? 0) + seconds);
  }
  return [...groups].map(([group, seconds]) => [group, Math.round(seconds)]);
}

/** The browser tests' files, each with its duration. */
function listBrowserFiles() {
  const listTests = (suites) =>
    suites.flatMap(({ specs = [], suites: inner = [] }) => [
      ...specs.map(({ file, tests }) => [file, tests.flatMap(({ results }) => results)]),
      ...listTests(inner),
    ]);
  const durations = new Map();
  for (const [file, results] of listTests(readReport(e2eReport)?.suites ?? [])) {
    const seconds = results.reduce((sum, result) => sum + result.duration / 1000, 0);
    durations.set(file, (durations.get(file) ?? 0) + seconds);
  }
  return [...durations].map(([file, seconds]) => ({ file: join('tests/e2e', file), seconds }));
}

function runBrowserTests() {
  const path = ensureChromium();
  if (path === null) return false;
  const environment = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport };
  return run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], environment);
}

/** Resolves to whether the command succeeded. */
// docs/testing.md#dead-code: the second looks for what only tests use.
async function runLint() {
  return (await run('biome', ['ci', '.'])) && (await run('knip', [])) && (await run('knip', ['--production']));
}

function run(command, args, environment = {}) {
  const child = spawn(command === process.execPath ? command : join('node_modules', '.bin', command), args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

function unitCounts() {
  const report = readReport(unitReport);
  if (report === null) return null;
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function e2eCounts() {
  const report = readReport(e2eReport);
  if (report === null) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function unitFailures() {
  const files = readReport(unitReport)?.testResults ?? [];
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failedTests = assertionResults.filter(({ status }) => status === 'failed');
      const tests = failedTests.map((test) => describeFailure(name, test.fullName, test.failureMessages[0]));
      return tests.length > 0 ? tests : [describeFailure(name, 'the file itself', message)];
    });
}

/** Specs for which `isMeant` holds, each with its first error. */
function e2eFailures(isMeant = ({ ok }) => !ok, suites = readReport(e2eReport)?.suites ?? []) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(isMeant).map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return describeFailure(
        join('tests/e2e', file),
        title,
        results.find(({ error }) => error !== undefined)?.error.stack,
      );
    }),
    ...e2eFailures(isMeant, inner),
  ]);
}

function isFlaky({ tests }) {
  return tests.some(({ status }) => status === 'flaky');
}

/** File, test, and the beginning of the error and of its stack: a missing element prints the whole document. */
function describeFailure(file, test, message) {
  const lines = stripVTControlCharacters(message ?? 'no message').split('\n');
  const places = lines.filter((line) => /^\s+at .*\/tests\//.test(line));
  return [`${relative('.', file)} › ${test}`, ...lines.slice(0, 6), ...places.slice(0, 4)].join('\n  ');
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function add(sum, part) {
  if (part === null) return sum;
  return { passed: sum.passed + part.passed, failed: sum.failed + part.failed, skipped: sum.skipped + part.skipped };
}

function secondsSince(time) {
  return Math.round((performance.now() - time) / 1000);
}
