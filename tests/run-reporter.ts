import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes what tests/run.mjs needs and Vitest's own report has not to the file named by RUN_REPORT. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env.RUN_REPORT;
    if (path === undefined) return;
    const files = modules.map((module) => {
      const { processorSeconds = 0 } = module.meta() as { processorSeconds?: number };
      return { file: module.relativeModuleId, seconds: processorSeconds };
    });
    writeFileSync(path, JSON.stringify({ errors: errors.map(describe), files }));
  }
}

function describe(error: SerializedError): string {
  const { name, message, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error;
  const location = [file, test].filter((part) => typeof part === 'string').join(' › ');
  return location === '' ? `${name}: ${message}` : `${name}: ${message} (while ${location} ran)`;
}
