// The whole proof, or the parts named as arguments: `npm test`, `npm test -- unit e2e`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';

const reports = mkdtempSync(join(tmpdir(), 'aval-tests-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

const PARTS = {
  lint: () => run('biome', ['ci', '.']),
  types: () => run('tsc', ['--noEmit']),
  unit: () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  e2e: () => run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], browserEnvironment()),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const started = Date.now();
const failed = [];
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  console.log(`\n──── ${part} ────`);
  if (!PARTS[part]()) failed.push(part);
}
const counts = [unitCounts(), e2eCounts()].reduce(add, { passed: 0, failed: 0, skipped: 0 });
rmSync(reports, { recursive: true, force: true });
console.log(
  `\n${Math.round((Date.now() - started) / 1000)} s${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 || counts.failed > 0 ? 1 : 0);

function run(command, args, env = {}) {
  if (env === null) return false;
  const program = join('node_modules', '.bin', command);
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

function browserEnvironment() {
  const path = chromiumPath();
  return path === null ? null : { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport };
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
