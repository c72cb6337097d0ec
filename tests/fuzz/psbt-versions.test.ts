import { honestPsbt } from '@tests/unit/bitcoin/releases';
import { toVersion2 } from '@tests/unit/version-2';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { encodeBase64, encodeHex } from '@/bitcoin/bytes';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { readPsbt as readOnPage } from '@/exit/recovery/psbt';
import { bitFlips, flipBits, holds } from './runs';

/* Two programs that read one PSBT never see two transactions. */

const VERSION_0 = honestPsbt(() => {}, 2);

const CASES = [
  { name: 'version 0', bytes: Uint8Array.from(Buffer.from(VERSION_0, 'base64')) },
  { name: 'version 2', bytes: Uint8Array.from(Buffer.from(toVersion2(VERSION_0), 'base64')) },
];

interface Read {
  txid: string;
  /** Hex. */
  witnessScripts: (string | null)[];
}

function readInApp(text: string): Read | null {
  try {
    const { txid, inputs } = createPsbtView(readPsbt(text));
    return {
      txid,
      witnessScripts: inputs.map(({ witnessScript: script }) => (script === null ? null : encodeHex(script))),
    };
  } catch {
    return null;
  }
}

function readOnRecoveryPage(text: string): Read | null {
  const psbt = readOnPage(text);
  if (psbt === null || psbt.inputs.length === 0) return null;
  const scripts = psbt.inputs.map((rows) => rows.get('05'));
  return {
    txid: psbt.txid,
    witnessScripts: scripts.map((script) => (script === undefined ? null : encodeHex(script))),
  };
}

function isOneTransaction(bytes: Uint8Array): boolean {
  const text = encodeBase64(bytes);
  const [app, page] = [readInApp(text), readOnRecoveryPage(text)];
  return app === null || page === null || JSON.stringify(app) === JSON.stringify(page);
}

describe.each(CASES)('a PSBT of $name', ({ bytes }) => {
  holds(
    'with flipped bits is one transaction for both programs, or refused by one',
    [bitFlips(bytes.length)],
    (flips) => {
      expect(isOneTransaction(flipBits(bytes, flips))).toBe(true);
    },
  );

  const changed = [fc.nat(bytes.length), fc.uint8Array({ maxLength: 8 }), fc.nat(bytes.length)] as const;
  holds('cut or extended is one transaction for both, or refused by one', [...changed], (start, inserted, end) => {
    const altered = Uint8Array.of(...bytes.slice(0, start), ...inserted, ...bytes.slice(end));
    expect(isOneTransaction(altered)).toBe(true);
  });
});
