import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configureApp } from './deployment.ts';
import { readSettingsFile } from './read-settings.ts';

const USAGE = `Usage: node configure.mjs <folder of the app> <settings file>

For example: node dist/configure.mjs dist/app settings.json
The settings are one JSON object, such as {"VITE_API_URL": "/api", ...}; README.md names them all.
`;

/** The command configure.mjs (docs/operating.md#configure). Returns what it says, and whether it succeeded. */
export function runConfigure(args: readonly string[]): { ok: boolean; text: string } {
  const [app, file, ...others] = args;
  if (app === undefined || file === undefined || others.length > 0) return { ok: false, text: USAGE };
  if (!existsSync(join(app, 'index.html')))
    return {
      ok: false,
      text: `${app} has no index.html: name the folder that npm run build made, such as dist/app.\n`,
    };
  if (!existsSync(file)) return { ok: false, text: `There is no file ${file}.\n` };
  try {
    const written = configureApp(app, readSettingsFile(readFileSync(file, 'utf8')));
    return { ok: true, text: `Wrote ${written.join(' and ')}.\n` };
  } catch (error) {
    const problems = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `Nothing was changed.\n${problems}\n` };
  }
}
