import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type Award,
  formatAward,
  formatAwardPath,
  formatAwardStatement,
  type SignedAward,
} from '@/domain/settlement/award';
import { type AwardFault, type AwardGround, findAwardFault, findPlaceFault } from '@/domain/settlement/award-rules';
import { compareCoins } from '@/domain/settlement/coins';
import type { CheckedDeposit, CheckedKit, Coin, PsbtFault } from '@/exit/recovery/api';
import { decodeBase64, encodeHex } from '@/exit/recovery/bytes';
import { addOrders, isListed } from '@/exit/recovery/check-kit';
import { verifyPsbtText } from '@/exit/recovery/read-transaction';
import { verifySignedMessage } from '@/exit/recovery/signed-message';
import { summarize } from '@/exit/recovery/summary';
import type { VerifiedPsbt } from '@/exit/recovery/verified-psbt';

/** No kit says where a party wants to be paid. */
export const NOBODY: AwardGround['stated'] = { owner: [], counterparty: [] };
const VERSION = 2;
const SEQUENCE = 0xfffffffd;
/** The first bytes of a PSBT of version 0: magic, then the unsigned transaction. */
const VERSION_0_START = '70736274ff0100';

/** `guarantee`: its place in the kit's list. */
export type AwardCheck = { hash: string; txid: string; guarantee: number } | { fault: AwardFault };

/**
 * Verifies a decision against a kit (docs/settlement.md#decision): contract, key, statement, and that its transaction is half signed by
 * the arbitrator and says the same as its text, and pays nobody at a wrong address. Whether the coins are still there, and whether so
 * high a fee is needed, only the chain knows.
 */
export function checkAward(opened: CheckedKit, signed: SignedAward, stated = NOBODY): AwardCheck {
  const { award, key, path, statement, psbt } = signed;
  const { network, contract } = opened.kit;
  const fault = findPlaceFault(award, { network, contract: contract.id, guarantees: null });
  if (fault !== null) return { fault };
  const [guarantee, ...more] = listGuarantees(opened, award);
  if (guarantee === undefined) return { fault: 'other-contract' };
  if (more.length > 0) return { fault: 'several-guarantees' };
  // Deposits that the kit does not list are derived, so that nothing depends on its age.
  const kit = addOrders(
    opened,
    award.coins.map(({ order }) => order),
  );
  const deposits = award.coins.map(({ order }) => kit.deposits.find((each) => each.guaranteeOrder === order));
  if (!areKnown(deposits)) return { fault: 'coin-unknown' };
  if (key !== deposits[0]?.keys.arbitrator || path !== formatAwardPath(award, contract.contractOrder))
    return { fault: 'other-key' };
  const hash = encodeHex(sha256(utf8ToBytes(formatAward(award))));
  if (!verifySignedMessage(formatAwardStatement(hash), key, statement)) return { fault: 'statement' };
  if (!encodeHex((decodeBase64(psbt) ?? new Uint8Array()).subarray(0, 7)).startsWith(VERSION_0_START))
    return { fault: 'psbt' };
  const verified = verifyPsbtText(kit, toCoins(award, deposits), psbt);
  if (!verified.ok) return { fault: toFault(verified.error) };
  if (!isSame(award, deposits, verified.value, kit)) return { fault: 'psbt' };
  const isHalf = verified.value.inputs.every(({ signatures }) => [...signatures.keys()].join() === 'arbitrator');
  if (!isHalf) return { fault: 'signature' };
  const rule = findPaymentFault(kit, deposits, award, stated);
  return rule === null ? { hash, txid: verified.value.psbt.txid, guarantee } : { fault: rule };
}

/** The places of the guarantees that it is about: those that list its coins' addresses, or else the one that it names. */
function listGuarantees(opened: CheckedKit, { coins, guarantees: [named] }: Award): number[] {
  const orders = new Set(coins.map(({ order }) => order));
  const holders = opened.deposits.filter((each) => isListed(opened, each) && orders.has(each.guaranteeOrder));
  if (holders.length > 0) return [...new Set(holders.map(({ guarantee }) => guarantee))];
  return opened.kit.guarantees.flatMap(({ id }, at) => (id === named ? [at] : [])).slice(0, 1);
}

/** The rules that need no chain: of those about fees none does without it. */
function findPaymentFault(
  kit: CheckedKit,
  deposits: readonly CheckedDeposit[],
  award: Award,
  stated: AwardGround['stated'],
): AwardFault | null {
  const fault = findAwardFault(award, {
    coins: award.coins.map((coin, at) => ({ ...coin, address: deposits[at]?.address ?? '' })),
    deposits: kit.deposits.map(({ address }) => address),
    stated,
    fastestFee: 0,
    minimumFee: 0,
  });
  return fault === 'fee-too-high' ? null : fault;
}

function areKnown(deposits: readonly (CheckedDeposit | undefined)[]): deposits is readonly CheckedDeposit[] {
  return deposits.every((deposit) => deposit !== undefined);
}

/** The coins as the text states them: the transaction has to spend these values. */
function toCoins({ coins }: Award, deposits: readonly CheckedDeposit[]): Coin[] {
  return coins.map(({ txid, vout, value }, at) => {
    const { address = '', guarantee = 0 } = deposits[at] ?? {};
    return { txid, vout, value, address, guarantee, source: 'typed', transaction: null };
  });
}

function toFault({ kind }: PsbtFault): AwardFault {
  if (kind === 'sighash') return 'sighash';
  return kind === 'signature-invalid' ? 'signature' : 'psbt';
}

function isSame(award: Award, deposits: readonly CheckedDeposit[], verified: VerifiedPsbt, kit: CheckedKit): boolean {
  const { version, lockTime, inputs } = verified.psbt.transaction;
  const { inputs: spent, outputs } = summarize(kit, verified);
  const isForm = version === VERSION && lockTime === 0 && inputs.every(({ sequence }) => sequence === SEQUENCE);
  const isSpent = award.coins.every(({ txid, vout, value }, at) => {
    const input = spent[at];
    return input?.outpoint === `${txid}:${vout}` && input.value === value && input.address === deposits[at]?.address;
  });
  const isPaid = award.outputs.every(({ address, value }, at) => {
    const output = outputs[at];
    return output?.address === normalizeCase(address) && output.amount === value;
  });
  const isLength = spent.length === award.coins.length && outputs.length === award.outputs.length;
  return isForm && isLength && isSpent && isPaid && isSorted(award);
}

/** Addresses of the chain's own forms are shown in lower case. */
function normalizeCase(address: string): string {
  return /^(?:bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address;
}

function isSorted({ coins }: Award): boolean {
  return coins.every((coin, at) => {
    const before = coins[at - 1];
    return before === undefined || compareCoins(before, coin) < 0;
  });
}
