import axios from 'axios';

export interface Sent {
  /** `PUT /contracts/transaction/7` */
  call: string;
  body: string;
}

/** Records every request the app sends, as it is sent. */
export function recordTraffic(): Sent[] {
  const sent: Sent[] = [];
  axios.interceptors.request.clear();
  axios.interceptors.request.use((request) => {
    const { pathname } = new URL(request.url ?? '');
    const body: unknown = request.data ?? '';
    const call = `${request.method?.toUpperCase()} ${pathname.replace(/^\/api/, '')}`;
    sent.push({ call, body: typeof body === 'string' ? body : JSON.stringify(body) });
    return request;
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
