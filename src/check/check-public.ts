import { loadBitcoin } from '@/bitcoin/client';
import type { Fault, Report } from '@/check/report';
import type { Settings } from '@/config/settings';
import type { Arbitrator } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { getArbitrator } from '@/services/arbitrators.service';
import { listUsers, loginUser } from '@/services/auth.service';
import { getFeeRates, getTipHeight } from '@/services/explorer.service';
import { getPrices } from '@/services/prices.service';

/** Checks the calls that need no account. False: the backend does not answer a call that needs nothing, so that no other is worth trying. */
export async function checkPublic(report: Report, settings: Settings): Promise<boolean> {
  await checkExplorer(report, settings);
  const users = await report.attempt(
    { subject: 'GET /auth/users', needed: 'Names of other people cannot be shown.' },
    listUsers,
  );
  if (users === null) return false;
  await checkRefusedLogin(report);
  await checkArbitrators(report, settings);
  return true;
}

const NOBODY = 'nobody-of-this-name@example.com';

/** A login that must fail. */
async function checkRefusedLogin(report: Report): Promise<void> {
  const section = 'Conventions';
  const subject = 'A wrong login is refused with status 401';
  try {
    await loginUser(NOBODY, '0'.repeat(64));
    report.add(
      section,
      subject,
      'breaks',
      'A login with an invented address and password succeeds.',
      'Check passwords.',
    );
  } catch (error) {
    const { detail } = toErrorData(error);
    if (detail.status === 401) report.add(section, subject, 'works');
    else {
      const text = `The answer is another (${detail.status ?? 'none'}). Users with a mistyped password see a general error.`;
      report.add(section, subject, 'without', text, 'Answer a wrong address or password with status 401.');
    }
  }
}

async function checkArbitrators(
  report: Report,
  { arbitratorId, templateArbitratorId, arbitratorKeys, network }: Settings,
): Promise<void> {
  const judge = async (id: string, variable: string) => {
    const about = {
      subject: `GET /arbitrators/${id}`,
      needed: `Contracts with this arbitrator cannot be paid into. It is the value of ${variable}.`,
    };
    const found = await report.attempt(
      about,
      () => readArbitrator(id, network),
      ({ publicKey, fault }) => fault ?? judgeListed(arbitratorKeys[id], publicKey),
    );
    return found;
  };
  await judge(arbitratorId, 'VITE_ARBITRATOR_ID');
  if (templateArbitratorId !== arbitratorId) await judge(templateArbitratorId, 'VITE_TEMPLATE_ARBITRATOR_ID');
}

/** @param listed the key in VITE_ARBITRATOR_KEYS, if any */
function judgeListed(listed: string | undefined, publicKey: string): Fault | null {
  if (listed === undefined || listed === publicKey) return null;
  const text = 'The answer is another key than VITE_ARBITRATOR_KEYS has. Deposits and signatures are blocked.';
  return { text, advice: 'Ask the arbitrator which key is right, and correct the other.' };
}

async function readArbitrator(id: string, network: Settings['network']): Promise<Arbitrator & { fault: Fault | null }> {
  const { publicKey } = await getArbitrator(id);
  try {
    await (await loadBitcoin()).deriveDisputeFeeAddress(publicKey, network, 0, '1');
    return { publicKey, fault: null };
  } catch {
    const text = `The answer is not an extended public key of ${network}.`;
    const advice = `Answer an xpub (mainnet) or tpub (testnet, regtest), and check VITE_BITCOIN_NETWORK, which is ${network}.`;
    return { publicKey, fault: { text, advice } };
  }
}

async function checkExplorer(report: Report, { fiat }: Settings): Promise<void> {
  const section = 'Block explorer';
  await report.attempt(
    { section, subject: 'GET /v1/fees/recommended', needed: 'Nothing can be released, since no fee is known.' },
    getFeeRates,
  );
  await report.attempt(
    { section, subject: 'GET /blocks/tip/height', needed: '', optional: 'Confirmations are not counted.' },
    getTipHeight,
  );
  if (fiat === 'off') return;
  await report.attempt(
    {
      section,
      subject: 'GET /v1/prices',
      needed: '',
      optional: 'Amounts are shown without a value in euro or dollar.',
    },
    () => getPrices(),
  );
}
