import { parseArgs } from 'node:util';

export interface CheckOptions {
  apiUrl: string;
  /** The file that configure.mjs takes; `null`: the environment has the settings. */
  settingsFile: string | null;
  /** `null`: that of the settings. */
  explorerUrl: string | null;
  email: string | null;
  password: string | null;
  write: boolean;
  /** Where the coins of a test payment go in the end. */
  returnTo: string | null;
}

export const USAGE = `Checks what a backend gives the app.

  npm run check-backend -- https://api.example.com/api [options]

  --settings FILE      the settings of the site, as for configure.mjs; otherwise they are those of the environment
  --explorer URL       the API of the block explorer; otherwise VITE_EXPLORER_API_URL
  --email E-MAIL       reads what this account sees, and changes nothing
  --password PASSWORD  of that account; or in the environment as CHECK_PASSWORD, which keeps it out of the list of processes
  --write              plays a whole contract with two new accounts. Says first what it creates
  --return-to ADDRESS  with --write: waits for a small payment to a deposit address, and returns it to this address.
                       Needs --password, which then is that of the new accounts

Exit code: 0 if the app works with the backend, 1 if something breaks, 2 for wrong arguments.
`;

const OPTIONS = {
  settings: { type: 'string' },
  explorer: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  'return-to': { type: 'string' },
  write: { type: 'boolean', default: false },
} as const;

/** The options, or what is wrong with them. */
export function readArguments(words: readonly string[], givenPassword: string | undefined): CheckOptions | string {
  const parsed = parse(words);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [apiUrl, ...others] = positionals;
  const { email = null, write, explorer = null, settings: settingsFile = null, 'return-to': returnTo = null } = values;
  const password = values.password ?? givenPassword ?? null;
  if (apiUrl === undefined) return 'The address of the backend is missing.';
  if (others.length > 0) return `There is one address too many: ${others[0]}`;
  for (const url of [apiUrl, ...(explorer === null ? [] : [explorer])]) {
    if (!isUrl(url)) return `${url} is not an address that begins with http:// or https://.`;
  }
  if (email !== null && password === null) return '--email needs --password.';
  if (email === null && password !== null && returnTo === null && values.password !== undefined)
    return '--password needs --email or --return-to.';
  if (returnTo !== null && email !== null) return '--return-to and --email do not go together: run the check twice.';
  if (returnTo !== null && !write) return '--return-to needs --write.';
  if (returnTo !== null && password === null) return '--return-to needs --password.';
  const trimmed = apiUrl.replace(/\/+$/, '');
  return {
    apiUrl: trimmed,
    settingsFile,
    explorerUrl: explorer?.replace(/\/+$/, '') ?? null,
    email,
    password,
    write,
    returnTo,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message.replace(/ To specify.*/s, '') : String(error);
  }
}

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
