import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programs that is installed, or null. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}
