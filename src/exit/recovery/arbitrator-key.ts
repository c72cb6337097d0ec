import type { HDKey } from '@scure/bip32';
import { equalBytes, pubECDSA } from '@scure/btc-signer/utils.js';
import type { Result } from '@/domain/primitives/errors';
import type { CheckedKit, KeyFault, OpenKey } from '@/exit/recovery/api';
import { encodeHex } from '@/exit/recovery/bytes';
import { classifyExtendedKey, decodeBase58, readExtendedKey } from '@/exit/recovery/extended-key';
import { NETWORK_PARAMETERS } from '@/exit/recovery/networks';
import { createArbitratorKey, createSingleKey } from '@/exit/recovery/open-key';

type Opened = Result<OpenKey, KeyFault>;

/** Version, private key, and the mark of a compressed key. */
const WIF_BYTES = 1 + 32 + 1;
const COMPRESSED = 1;

/** Reads the extended private key of the kit's extended public key, or a child key as WIF. */
export function readArbitratorKey(checked: CheckedKit, text: string): Opened {
  const trimmed = text.trim();
  const payload = decodeBase58(trimmed);
  if (payload === null) return fail('not-a-key');
  try {
    const kind = classifyExtendedKey(payload);
    if (kind === null) return readWif(checked, payload);
    if (!kind.isPrivate) return fail('public-key');
    if (kind.isMainnet !== (checked.kit.network === 'mainnet')) return fail('key-network');
    return readExtendedPrivateKey(checked, trimmed);
  } finally {
    payload.fill(0);
  }
}

function readExtendedPrivateKey(checked: CheckedKit, text: string): Opened {
  const { keys, network, contract } = checked.kit;
  const node = readExtendedKey(text, network);
  if (node === null) return fail('not-a-key');
  const expected = readExtendedKey(keys.arbitrator.xpub, network);
  try {
    if (expected === null || !isSameNode(node, expected)) return fail('foreign-key');
    return { ok: true, value: createArbitratorKey(checked, node.deriveChild(contract.contractOrder)) };
  } finally {
    node.wipePrivateData();
  }
}

/** Depth and parent do not matter: they change nothing below the node. */
function isSameNode(a: HDKey, b: HDKey): boolean {
  if (a.publicKey === null || b.publicKey === null || a.chainCode === null || b.chainCode === null) return false;
  return equalBytes(a.publicKey, b.publicKey) && equalBytes(a.chainCode, b.chainCode);
}

function readWif({ kit, deposits }: CheckedKit, payload: Uint8Array): Opened {
  if (payload.length !== WIF_BYTES || payload[WIF_BYTES - 1] !== COMPRESSED) return fail('not-a-key');
  const versions = Object.values(NETWORK_PARAMETERS).map(({ wif }) => wif);
  if (!versions.includes(payload[0] ?? 0)) return fail('not-a-key');
  if (payload[0] !== NETWORK_PARAMETERS[kit.network].wif) return fail('key-network');
  const privateKey = payload.slice(1, -1);
  const publicKey = tryDerive(privateKey);
  if (publicKey !== null && deposits.some(({ keys }) => keys.arbitrator === publicKey))
    return { ok: true, value: createSingleKey('arbitrator', publicKey, privateKey) };
  privateKey.fill(0);
  return fail(publicKey === null ? 'not-a-key' : 'foreign-key');
}

function tryDerive(privateKey: Uint8Array): string | null {
  try {
    return encodeHex(pubECDSA(privateKey, true));
  } catch {
    return null;
  }
}

function fail(kind: KeyFault['kind']): Opened {
  return { ok: false, error: { kind } };
}
