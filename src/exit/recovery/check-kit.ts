import type { HDKey } from '@scure/bip32';
import { PubT, validatePubkey } from '@scure/btc-signer/utils.js';
import { formatContractDescriptor } from '@/domain/kit/descriptor';
import { formatCoin, type Kit, type KitDeposit } from '@/domain/kit/kit';
import { MAX_SCANNED, planScan } from '@/domain/kit/scan';
import { fail, type Result } from '@/domain/primitives/errors';
import type { CheckedDeposit, CheckedKit, KitCheckFault } from '@/exit/recovery/api';
import { decodeHex } from '@/exit/recovery/bytes';
import { createDepositScript, deriveChildKey } from '@/exit/recovery/deposit';
import { findEnvelopeFault } from '@/exit/recovery/envelope-formats';
import { classifyExtendedKey, decodeBase58, readExtendedKey } from '@/exit/recovery/extended-key';
import { findCoinFault } from '@/exit/recovery/funding';

type Checked<Value> = Result<Value, KitCheckFault>;

/** Derives descriptor and deposits again from the kit's keys, and compares. Names the first thing that does not follow. */
export function checkKit(kit: Kit): Checked<CheckedKit> {
  const node = readContractNode(kit);
  if (!node.ok) return node;
  const keyFault = findContractorKeyFault(kit);
  if (keyFault !== null) return fail(keyFault);
  const deposits = checkDeposits(kit, node.value);
  if (!deposits.ok) return deposits;
  // One text is the right one: no other form of a range, key or checksum is read.
  if (kit.descriptor !== formatContractDescriptor(kit.keys, kit.contract.contractOrder))
    return fail({ kind: 'descriptor-differs' });
  const checked: CheckedKit = { kit, deposits: deposits.value };
  const fault = findRepeatedCoin(kit) ?? checkEnvelope(kit) ?? findCoinFault(checked);
  return fault === null ? { ok: true, value: checked } : fail(fault);
}

/** The arbitrator's node of the contract: `xpub/contract_order`. */
function readContractNode({ keys, contract, network }: Kit): Checked<HDKey> {
  const payload = decodeBase58(keys.arbitrator.xpub);
  const kind = payload === null ? null : classifyExtendedKey(payload);
  if (kind === null || kind.isPrivate) return fail({ kind: 'arbitrator-key-invalid' });
  if (kind.isMainnet !== (network === 'mainnet')) return fail({ kind: 'arbitrator-key-network' });
  try {
    const node = readExtendedKey(keys.arbitrator.xpub, network)?.deriveChild(contract.contractOrder);
    return node === undefined ? fail({ kind: 'arbitrator-key-invalid' }) : { ok: true, value: node };
  } catch {
    return fail({ kind: 'arbitrator-key-invalid' });
  }
}

function findContractorKeyFault({ keys }: Kit): KitCheckFault | null {
  for (const holder of ['owner', 'counterparty'] as const) {
    if (!isOnCurve(keys[holder])) return { kind: 'contractor-key-invalid', holder };
  }
  return keys.owner === keys.counterparty ? { kind: 'key-repeated' } : null;
}

function isOnCurve(publicKey: string): boolean {
  try {
    validatePubkey(decodeHex(publicKey) ?? new Uint8Array(), PubT.ecdsa);
    return true;
  } catch {
    return false;
  }
}

function checkDeposits(kit: Kit, node: HDKey): Checked<CheckedDeposit[]> {
  const checked = new Map<string, CheckedDeposit>();
  for (const [guarantee, { id, deposits }] of kit.guarantees.entries()) {
    for (const deposit of deposits) {
      const derived = checkDeposit(kit, node, { guarantee, guaranteeId: id }, deposit);
      if (!derived.ok) return derived;
      const { address } = derived.value;
      if (checked.has(address)) return fail({ kind: 'deposit-repeated', guaranteeId: id, address });
      checked.set(address, derived.value);
    }
  }
  return { ok: true, value: [...checked.values()] };
}

/**
 * Adds the deposits that a scan looks at, each as a guarantee of its own: the kit does not say what they belong to.
 * @param found orders of them that have coins; others are scanned around these too
 */
export function addScanned(checked: CheckedKit, found: readonly number[]): CheckedKit {
  const { kit, deposits } = checked;
  const node = readContractNode(kit);
  if (!node.ok) return checked;
  const listed = deposits.filter((deposit) => isListed(checked, deposit));
  const scanned = deposits.slice(listed.length);
  const known = new Set(scanned.map(({ guaranteeOrder }) => guaranteeOrder));
  const plan = planScan([...listed.map(({ guaranteeOrder }) => guaranteeOrder), ...found]);
  const orders = plan.filter((order) => !known.has(order)).slice(0, MAX_SCANNED - scanned.length);
  const next = deposits.reduce((most, { guarantee }) => Math.max(most, guarantee + 1), kit.guarantees.length);
  const derived = orders.flatMap((order, index) => {
    const deposit = deriveDeposit(kit, node.value, order);
    const guarantee = next + index;
    return deposit === null ? [] : [{ guarantee, ...deposit }];
  });
  return derived.length === 0 ? checked : { kit, deposits: [...deposits, ...derived] };
}

/** False for a deposit that a scan looks at. */
export function isListed({ kit }: CheckedKit, { guarantee }: Pick<CheckedDeposit, 'guarantee'>): boolean {
  return guarantee < kit.guarantees.length;
}

function checkDeposit(
  kit: Kit,
  node: HDKey,
  { guarantee, guaranteeId }: { guarantee: number; guaranteeId: string },
  deposit: KitDeposit,
): Checked<CheckedDeposit> {
  const { guaranteeOrder, address } = deposit;
  const derived = deriveDeposit(kit, node, guaranteeOrder);
  if (derived === null) return fail({ kind: 'arbitrator-key-invalid' });
  const { owner, counterparty, arbitrator } = derived.keys;
  if (arbitrator === owner || arbitrator === counterparty) return fail({ kind: 'key-repeated' });
  if (address.toLowerCase() !== derived.address) return fail({ kind: 'address-differs', guaranteeId, address });
  return { ok: true, value: { guarantee, ...derived } };
}

/** `null`: the order has no key, which practically never happens (BIP32). */
function deriveDeposit({ keys, network }: Kit, node: HDKey, order: number): Omit<CheckedDeposit, 'guarantee'> | null {
  try {
    const { owner, counterparty } = keys;
    const derived = { owner, counterparty, arbitrator: deriveChildKey(node, order) };
    return { guaranteeOrder: order, ...createDepositScript(derived, network), keys: derived };
  } catch {
    return null;
  }
}

function findRepeatedCoin({ guarantees }: Kit): KitCheckFault | null {
  const seen = new Set<string>();
  for (const coin of guarantees.flatMap(({ deposits }) => deposits).flatMap(({ coins }) => coins)) {
    const outpoint = formatCoin(coin);
    if (seen.has(outpoint)) return { kind: 'coin-repeated', coin: outpoint };
    seen.add(outpoint);
  }
  return null;
}

function checkEnvelope({ envelope, keys, role }: Kit): KitCheckFault | null {
  const kind = envelope === null ? null : findEnvelopeFault(envelope, keys[role]);
  return kind && { kind };
}
