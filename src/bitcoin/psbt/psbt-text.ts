import { Psbt } from 'bitcoinjs-lib';
import { decodeBase64, decodeHex, encodeBase64 } from '@/bitcoin/bytes';
import { requireVersion0, toVersion0 } from '@/bitcoin/psbt/psbt-version';

const MAGIC_HEX = /^70736274ff/i;
/** Characters; far more than 1,000 inputs with their previous transactions need. */
const MAX_TEXT = 64 * 1024 * 1024;

/** Parses a PSBT in base64 or hex: BIP174, or BIP370, which becomes version 0. Throws Error. */
export function readPsbt(text: string): Psbt {
  const trimmed = text.trim();
  if (trimmed.length > MAX_TEXT) throw new Error('it is too long');
  const bytes = MAGIC_HEX.test(trimmed) ? decodeHex(trimmed) : decodeBase64(trimmed);
  if (bytes === null) throw new Error('it is neither base64 nor hex');
  const version0 = toVersion0(bytes);
  const psbt = Psbt.fromBuffer(version0.bytes);
  requireVersion0(psbt, version0.mapCount);
  return psbt;
}

/** Base64. `Psbt.toBase64()` overflows the stack in browsers from about 630 inputs. */
export function encodePsbt(psbt: Psbt): string {
  return encodeBase64(psbt.toBuffer());
}
