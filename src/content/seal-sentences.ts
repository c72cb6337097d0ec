/** The sentence above a signature in the chat, in the sender's language. */
export const SEAL_SENTENCES = {
  en: 'I signed the terms of this contract (revision {revision}).',
  es: 'He firmado los términos de este contrato (revisión {revision}).',
} as const;

/** Whether a text is the app's own sentence above a signature, in any language. The card already says the same. */
export function isUsualSentence(text: string, revision: number): boolean {
  return Object.values(SEAL_SENTENCES).some((sentence) => sentence.replace('{revision}', String(revision)) === text);
}
