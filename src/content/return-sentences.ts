/** The sentence above a return date in the chat, in the sender's language. */
export const RETURN_SENTENCES = {
  ask: {
    en: 'I ask for a return date: from {day} I can take back {amount} BTC, if nobody has moved it before.',
    es: 'Pido una fecha de devolución: desde el {day} puedo recuperar {amount} BTC, si nadie los ha movido antes.',
  },
  give: { en: 'I signed the return date.', es: 'He firmado la fecha de devolución.' },
} as const;

const PATTERNS = Object.values(RETURN_SENTENCES)
  .flatMap((sentences) => Object.values(sentences))
  .map(toPattern);

function toPattern(sentence: string): RegExp {
  const literal = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  // The values are digits: a name or a text could claim something.
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[\\d.\\-]{1,20}')}$`);
}

/** Whether a text is the app's own sentence above a return date, in any language. The card says what the line itself says. */
export function isUsualReturn(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}
