import { Transaction } from '@scure/btc-signer';
import { honestPsbt } from '@tests/unit/bitcoin/releases';
import { toVersion2 } from '@tests/unit/version-2';
import { crypto as hashes } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeBase64, encodeHex } from '@/bitcoin/bytes';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { bitFlips, flipBits, holds } from './runs';

/* The app and another library never see two transactions in one PSBT. */

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

function readElsewhere(bytes: Uint8Array): Read | null {
  try {
    const tx = Transaction.fromPSBT(bytes, { allowUnknownInputs: true, allowUnknownOutputs: true });
    const scripts = Array.from({ length: tx.inputsLength }, (_, at) => tx.getInput(at).witnessScript);
    return {
      txid: encodeHex(hashes.hash256(tx.unsignedTx).reverse()),
      witnessScripts: scripts.map((script) => (script === undefined ? null : encodeHex(script))),
    };
  } catch {
    return null;
  }
}

function isOneTransaction(bytes: Uint8Array): boolean {
  const text = encodeBase64(bytes);
  const [app, other] = [readInApp(text), readElsewhere(bytes)];
  return app === null || other === null || JSON.stringify(app) === JSON.stringify(other);
}

describe.each(CASES)('a PSBT of $name', ({ bytes }) => {
  test('is read by both', () => {
    expect(readInApp(encodeBase64(bytes))).not.toBeNull();
    expect(readElsewhere(bytes)).toEqual(readInApp(encodeBase64(bytes)));
  });

  holds('with flipped bits is one transaction for both, or refused by one', [bitFlips(bytes.length)], (flips) => {
    expect(isOneTransaction(flipBits(bytes, flips))).toBe(true);
  });

  const changed = [fc.nat(bytes.length), fc.uint8Array({ maxLength: 8 }), fc.nat(bytes.length)] as const;
  holds('cut or extended is one transaction for both, or refused by one', [...changed], (start, inserted, end) => {
    const altered = Uint8Array.of(...bytes.slice(0, start), ...inserted, ...bytes.slice(end));
    expect(isOneTransaction(altered)).toBe(true);
  });
});
