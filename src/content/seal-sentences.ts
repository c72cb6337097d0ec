/** What stands above a signature in the chat, in the language of the person who sent it. */
export const SEAL_SENTENCES = {
  en: 'I signed the terms of this contract (revision {revision}).',
  es: 'He firmado los términos de este contrato (revisión {revision}).',
} as const;
