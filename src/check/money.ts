import type { SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { Fault, Report } from '@/check/report';
import type { Settings } from '@/config/settings';
import type { Contract, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { isSameId } from '@/domain/primitives/ids';
import { getFeeRates, getRawTransaction, listUtxos } from '@/services/explorer.service';

/** A contract with the keys of both parties, as far as the backend gives them. */
export interface Ground {
  contract: Contract;
  /** By place: owner, counterparty. */
  keys: readonly (string | null)[];
  arbitratorKey: string | null;
  /** The user who looks at it. */
  own: { id: Contract['id']; publicKey: string | null };
  settings: Settings;
}

const ISSUES: Record<string, string> = {
  'keys-missing': 'contract_order, guarantee_order or a key is missing in the answers, so that it cannot be verified',
  'own-key-missing': 'the contract has another key than the account of the user',
  'invalid-key': 'a key of the contract is invalid, the same twice, or of another network',
  'address-differs': 'it does not follow from the keys of the contract and of the arbitrator',
};

/** The address of a deposit, judged as in the app before it is shown (docs/bitcoin.md#deposit-addresses). */
export async function judgeDeposit(ground: Ground, deposit: Transaction): Promise<Fault | null> {
  const { contract, keys, arbitratorKey, own, settings } = ground;
  const { network, depositScript } = settings;
  if (deposit.address === null) {
    return { text: 'The answer has no address.', advice: 'Answer { transaction } with its address.' };
  }
  const verdict = await (await loadBitcoin()).checkDepositAddress({
    ...{ depositScript, network, contractorKeys: keys, arbitratorKey, address: deposit.address },
    ...{ contractOrder: contract.contractOrder, guaranteeOrder: deposit.guaranteeOrder, ownKey: own.publicKey },
    ownPlace: contract.contractors.findIndex((id) => isSameId(id, own.id)),
  });
  if (verdict.verified) return null;
  if (verdict.issue === 'checks-off') {
    return { outcome: 'without', text: 'Addresses are not verified: VITE_DEPOSIT_SCRIPT is unverified.', advice: '' };
  }
  if (verdict.issue === 'type-unsupported') {
    return {
      text: 'The deposit address is not native SegWit (P2WSH). Nothing that is paid to it can be released with the app.',
      advice: 'Answer with P2WSH addresses. Nested ones (P2SH-P2WSH) are not supported.',
    };
  }
  return {
    text: `The app refuses the deposit address: ${ISSUES[verdict.issue] ?? verdict.issue}. Nothing can be paid in.`,
    advice:
      'Derive addresses as "Deposit addresses" in docs/bitcoin.md describes. If yours are made in another way, ' +
      'VITE_DEPOSIT_SCRIPT=unverified turns the check off, and with it the protection.',
  };
}

/** The unspent outputs of a deposit address. */
export async function readCoins(address: string): Promise<{ outpoint: string; amount: Sats }[]> {
  const coins = await listUtxos(address);
  return coins.map(({ txid, vout, value }) => ({ outpoint: `${txid}:${vout}`, amount: value }));
}

/** The facts that decide about the PSBT of a withdrawal, loaded as in the app. */
export async function loadContext(
  { keys, settings }: Ground,
  depositAddresses: readonly string[],
  request: SigningContext['request'],
): Promise<SigningContext> {
  const { network, depositScript } = settings;
  const [fees, ...coins] = await Promise.all([getFeeRates(), ...depositAddresses.map(readCoins)]);
  const unspentOutputs = coins.flat();
  const txids = [...new Set(unspentOutputs.map(({ outpoint }) => outpoint.slice(0, 64)))];
  const raw = await Promise.all(txids.map((txid) => getRawTransaction(txid).catch(() => null)));
  const previousTransactions = raw.filter((each) => each !== null);
  return {
    ...{ network, depositScript, depositAddresses, contractorKeys: keys, request, fastestFee: fees.fastestFee },
    ...{ unspentOutputs, previousTransactions, openSignatures: [] },
  };
}

const RULES: Record<string, string> = {
  unreadable: 'it is not a PSBT in base64 or hex',
  'request-not-paid': 'it does not pay the exact amount to the address of the request',
  'output-elsewhere': 'it pays an address that is neither that of the request nor of the guarantee',
  'input-not-guarantee': 'it spends coins that are not of the guarantee',
  'input-output-missing': 'an input lacks its witness UTXO',
  'input-type': 'it spends an output that is not native SegWit (P2WSH)',
  'input-script-missing': 'an input lacks its witness script',
  'input-script-differs': 'the witness script of an input does not belong to its address',
  'input-amount-differs': 'the amount of an input is not that of the coin',
  'fee-too-high': 'its fee is far too high',
  'fee-high': 'its fee is more than twice the estimate, so that users are asked first',
};

export const WITHDRAWAL = 'POST /contracts/withdrawal';

/** The unsigned PSBT of a withdrawal, judged by the app's rules before signing (docs/bitcoin.md#before-signing-a-psbt). */
export async function judgeWithdrawal(report: Report, psbt: string | null, context: SigningContext): Promise<boolean> {
  const section = 'Calls, request and answer';
  const advice = 'Make the PSBT as "Before signing a PSBT" in docs/bitcoin.md describes.';
  if (psbt === null) {
    report.add(section, WITHDRAWAL, 'breaks', 'The answer has no u_psbt. Nothing can be released.', advice);
    return false;
  }
  const inspection = await (await loadBitcoin()).inspectPsbt(psbt, context);
  if (inspection.verdict === 'sign') {
    report.add(section, WITHDRAWAL, 'works');
    return true;
  }
  const rule = RULES[inspection.rule] ?? `rule ${inspection.rule}`;
  if (inspection.verdict === 'ask') {
    report.add(section, WITHDRAWAL, 'without', `The app asks before it signs the transaction: ${rule}.`, advice);
    return true;
  }
  report.add(section, WITHDRAWAL, 'breaks', `The app refuses to sign the transaction: ${rule}.`, advice);
  return false;
}
