import { parseArgs } from 'node:util';
import { demoAccounts } from './embedded-env.mjs';

const OPTIONS = {
  fresh: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'string' },
};

/** Reads the command line; a flag that is not known ends the program with a sentence. */
export function readFlags(extra = {}) {
  try {
    const { values } = parseArgs({ options: { ...OPTIONS, ...extra } });
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new Error(`--port ${values.port} is no port`);
    return values;
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}

/** Vite's server options: a port that was asked for is that port or an error. */
export function serverOptions({ port, host }, defaultPort) {
  return { port: Number(port ?? defaultPort), strictPort: port !== undefined, ...(host === undefined ? {} : { host }) };
}

/** `others`: settings that do not point to the embedded backend, by name. */
export function printWelcome(urls, others = {}) {
  console.log(`\n  Aval with its embedded backend: ${urls.join('  ')}\n  Accounts to try it with:`);
  for (const { email, password } of demoAccounts) console.log(`    ${email}  ${password}`);
  console.log(
    `  Its data lies in ${process.env.AVAL_DATA_DIR ?? '.data'}/ (AVAL_DATA_DIR). Start with --fresh to forget it.\n`,
  );
  for (const [name, value] of Object.entries(others)) {
    console.log(`  ${name}=${name === 'VITE_DEMO_ACCOUNTS' ? '…' : value} comes from your environment or .env file.`);
  }
}

/** Closes the server when the process is asked to end. */
export function closeOnSignal(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close().finally(() => process.exit(0));
    });
  }
}

/** The addresses a Vite server listens on. */
export function urlsOf(server) {
  return [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
}
