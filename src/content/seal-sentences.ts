/** The sentence above a signature in the chat, in the sender's language. */
export const SEAL_SENTENCES = {
  en: 'I signed the terms of this contract (revision {revision}).',
  es: 'He firmado los términos de este contrato (revisión {revision}).',
} as const;
