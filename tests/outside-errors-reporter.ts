import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes errors outside of tests to the file named by OUTSIDE_ERRORS, for tests/run.mjs. */
export default class OutsideErrorsReporter implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env.OUTSIDE_ERRORS;
    if (path !== undefined) writeFileSync(path, JSON.stringify(errors.map(describe)));
  }
}

function describe(error: SerializedError): string {
  const { name, message, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error;
  const location = [file, test].filter((part) => typeof part === 'string').join(' › ');
  return location === '' ? `${name}: ${message}` : `${name}: ${message} (while ${location} ran)`;
}
