import { Psbt } from 'bitcoinjs-lib';
import type { SetupServer } from 'msw/node';

export interface Sent {
  /** `PUT /contracts/transaction/7` */
  call: string;
  body: string;
}

/** Records every request the app sends. */
export function recordTraffic(server: SetupServer): Sent[] {
  const sent: Sent[] = [];
  server.events.on('request:start', ({ request }) => {
    const entry = { call: `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`, body: '' };
    sent.push(entry);
    if (request.method !== 'GET')
      void request
        .clone()
        .text()
        .then((text) => Object.assign(entry, { body: text }));
  });
  return sent;
}

export function countCalls(sent: readonly Sent[], call: RegExp): number {
  return sent.filter((entry) => call.test(entry.call)).length;
}

/** True if any request contains a signature of this key, in a PSBT or in a transaction. */
export function hasSentSignature(sent: readonly Sent[], publicKey: string): boolean {
  return sent.some(({ body }) => stringsIn(body).some((text) => containsSignature(text, publicKey)));
}

function stringsIn(body: string): string[] {
  return [...body.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
}

function containsSignature(text: string, publicKey: string): boolean {
  const hex = /^(?:[0-9a-f]{2})+$/i.test(text) ? text.toLowerCase() : hexOfBase64(text);
  // BIP174: key length 0x22, type 0x02 (partial signature), the public key.
  if (hex.includes(`2202${publicKey}`)) return true;
  // A final transaction that spends such an input contains the witness script and thus the key.
  return !hex.startsWith('70736274ff') && hex.length > 200 && hex.includes(publicKey) && /^0[12]000000/.test(hex);
}

function hexOfBase64(text: string): string {
  return /^[A-Za-z0-9+/=]+$/.test(text) ? Buffer.from(text, 'base64').toString('hex') : '';
}

/** Public keys (hex) that signed the first input of a PSBT. */
export function listSigners(psbt: string): string[] {
  const [input] = Psbt.fromBase64(psbt).data.inputs;
  return (input?.partialSig ?? []).map(({ pubkey }) => Buffer.from(pubkey).toString('hex'));
}
