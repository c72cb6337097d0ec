import { parseArgs } from 'node:util';

export interface CheckOptions {
  apiUrl: string;
  email: string;
  password: string;
}

export const USAGE = `Reads what a backend gives the app, as an account sees it. Changes nothing.

  npm run check-backend -- https://api.example.com/api --email E-MAIL --password PASSWORD

  --password PASSWORD  or in the environment as CHECK_PASSWORD, which keeps it out of the list of processes

The settings are those of the build: of the environment, .env and .env.local.

Exit code: 0 if the app works with what was read, 1 if something breaks, 2 for wrong arguments or settings.
`;

const OPTIONS = { email: { type: 'string' }, password: { type: 'string' } } as const;

/** The options, or what is wrong with them. */
export function readArguments(words: readonly string[], givenPassword: string | undefined): CheckOptions | string {
  const parsed = parse(words);
  if (typeof parsed === 'string') return parsed;
  const { email, password = givenPassword } = parsed.values;
  const [apiUrl = '', ...others] = parsed.positionals;
  if (others.length > 0) return `There is one address too many: ${others[0]}`;
  if (!/^https?:\/\//i.test(apiUrl) || !URL.canParse(apiUrl))
    return `The address of the backend begins with http:// or https://, unlike "${apiUrl}".`;
  if (email === undefined || password === undefined) return '--email and --password of an account are missing.';
  return { apiUrl: apiUrl.replace(/\/+$/, ''), email, password };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message.replace(/ To specify.*/s, '') : String(error);
  }
}
