import { runConfigure } from './configure.ts';

const { ok, text } = runConfigure(process.argv.slice(2));
(ok ? process.stdout : process.stderr).write(text);
process.exitCode = ok ? 0 : 1;
