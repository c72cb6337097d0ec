import { loadBitcoin } from '@/bitcoin/client';
import type { CheckOptions } from '@/check/arguments';
import { checkAccount } from '@/check/check-account';
import { checkPublic } from '@/check/check-public';
import { explainError } from '@/check/explain';
import { readCoins } from '@/check/money';
import { nameAccounts, playStory, STORY_AMOUNT } from '@/check/play-story';
import { formatReport, Report } from '@/check/report';
import type { Funding } from '@/check/story-money';
import { type Settings, settings } from '@/config/settings';
import { formatBtc } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';

export interface CheckIo {
  print(text: string): void;
  /** Resolves when the explorer should be asked again for a payment. */
  wait(): Promise<void>;
}

export interface CheckResult {
  report: Report;
  /** 1: something breaks. 2: a setting or an argument is wrong. */
  exitCode: 0 | 1 | 2;
}

/** Checks the backend of the settings, and prints what it gives the app. Settings: as of the app, with the options' addresses. */
export async function checkBackend(options: CheckOptions, io: CheckIo, given = settings()): Promise<CheckResult> {
  const report = new Report();
  await preparePaidAmounts(given.withdrawalAmount);
  const { network, apiUrl, explorerApiUrl, loginSecret } = given;
  if (options.returnTo !== null && !(await (await loadBitcoin()).checkAddress(options.returnTo, network)).ok) {
    io.print(`${options.returnTo} is not an address of ${network}. VITE_BITCOIN_NETWORK sets the network.\n`);
    return { report, exitCode: 2 };
  }
  io.print(`Backend   ${apiUrl}\nExplorer  ${explorerApiUrl}\nNetwork   ${network}, login secret: ${loginSecret}\n\n`);
  const isReached = await checkPublic(report, given);
  if (isReached) await checkFurther(report, options, io, given);
  io.print(formatReport(report));
  return { report, exitCode: report.isBroken ? 1 : 0 };
}

async function checkFurther(report: Report, options: CheckOptions, io: CheckIo, given: Settings): Promise<void> {
  const { email, password, write } = options;
  if (email !== null && password !== null) {
    await finish(report, checkAccount(report, { email, password }, given));
  }
  if (write) await finish(report, playWriting(report, options, io, given));
  if (email !== null || write) return;
  const text = 'Accounts, contracts and money were not looked at.';
  const advice = 'Use --email and --password of an account, or --write.';
  report.add('Calls, request and answer', 'Everything that needs an account', 'open', text, advice);
}

/** A failure that no single call is checked for ends this part, not the report. */
async function finish(report: Report, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { detail } = toErrorData(error);
    const { text, advice } = explainError(error);
    const subject = detail.call ?? 'The rest of the check';
    const known = report.findings.find((finding) => finding.subject === subject);
    report.add(
      known?.section ?? 'Calls, request and answer',
      subject,
      'breaks',
      `${text} The check could not go on.`,
      advice,
    );
  }
}

async function playWriting(
  report: Report,
  { email, password, returnTo }: CheckOptions,
  io: CheckIo,
  given: Settings,
): Promise<void> {
  const run = createRandomText(4);
  io.print(announce(run, returnTo));
  const funding = returnTo === null ? null : createFunding(returnTo, io);
  // The password of the operator's own account stays with that account.
  const ofBoth = (email === null ? password : null) ?? createRandomText(16);
  await playStory(report, given, { run, password: ofBoth, funding });
}

/** Hex digits. */
function createRandomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

function announce(run: string, returnTo: string | null): string {
  const [first, second] = nameAccounts(run);
  const lines = [
    'This check writes to the backend. It creates',
    `  two accounts, ${first} and ${second},`,
    '  a draft, which it deletes again,',
    '  a contract of the two with a guarantee and a deposit address,',
    '  a chat message, which it deletes again.',
    ...(returnTo === null ? [] : ['  two withdrawals: it cancels the first, and the second returns your payment.']),
    'The backend has no calls to delete accounts and contracts that are not drafts: these stay.',
  ];
  return `${lines.join('\n')}\n\n`;
}

/** Waits for a payment. There is no time limit: the operator may stop the check. */
function createFunding(returnTo: string, io: CheckIo): Funding {
  return {
    returnTo,
    pay: async (address) => {
      io.print(
        `Now pay about ${formatBtc(STORY_AMOUNT)} BTC to ${address}\n` +
          'Only pay what you could lose: if the backend cannot release it, log in to the site with one of the two accounts and the\n' +
          'password that you gave. Waiting for the payment. Ctrl+C stops the check.\n\n',
      );
      while ((await readCoins(address).catch(() => [])).length === 0) await io.wait();
    },
  };
}
