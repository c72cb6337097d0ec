/** The sentence above a signature in the chat, in the sender's language. */
export const SEAL_SENTENCES = {
  en: 'I signed the terms of this contract (revision {revision}).',
  es: 'He firmado los términos de este contrato (revisión {revision}).',
} as const;

/** Whether a text is the app's own sentence above a signature, in any language. The card already says the same. */
export function isUsualSentence(text: string, revision: number): boolean {
  return Object.values(SEAL_SENTENCES).some((sentence) => sentence.replace('{revision}', String(revision)) === text);
}

/** The sentence above a payout address in the chat, in the sender's language. */
export const PAYOUT_SENTENCES = { en: 'My payout address: {address}', es: 'Mi dirección de cobro: {address}' } as const;

/** Whether a text is the app's own sentence above a line with this address, in any language. */
export function isUsualPayout(text: string, address: string): boolean {
  return Object.values(PAYOUT_SENTENCES).some((sentence) => sentence.replace('{address}', address) === text);
}
