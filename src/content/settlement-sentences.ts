/** The sentence above a settlement in the chat, in the sender's language. `own` and `other`: BTC. */
export const SETTLEMENT_SENTENCES = {
  offer: {
    en: 'I offer a settlement: you get {other} BTC, I get {own} BTC. Open until {expires}.',
    es: 'Ofrezco un acuerdo: usted recibe {other} BTC y yo recibo {own} BTC. Abierto hasta el {expires}.',
  },
  part: {
    en: 'I offer a settlement: you get {other} BTC, I get {own} BTC, and {stays} BTC stays in the guarantee. Open until {expires}.',
    es: 'Ofrezco un acuerdo: usted recibe {other} BTC, yo recibo {own} BTC y {stays} BTC se quedan en la garantía. Abierto hasta el {expires}.',
  },
  confidential: {
    en: 'I make a binding confidential offer. Open until {expires}.',
    es: 'Hago una oferta vinculante confidencial. Abierta hasta el {expires}.',
  },
  accept: { en: 'I accept your offer.', es: 'Acepto su oferta.' },
  ask: {
    en: 'I ask for a return date: from {day} I can take back {amount} BTC, if nobody has moved it before.',
    es: 'Pido una fecha de devolución: desde el {day} puedo recuperar {amount} BTC, si nadie los ha movido antes.',
  },
  give: { en: 'I signed the return date.', es: 'He firmado la fecha de devolución.' },
  decline: { en: 'I decline your offer.', es: 'Rechazo su oferta.' },
} as const;

/** Sentences of earlier versions: chats keep them. */
const EARLIER = [SETTLEMENT_SENTENCES.offer.es, SETTLEMENT_SENTENCES.part.es].map((sentence) =>
  sentence.replace('Abierto hasta', 'Abierta hasta'),
);

const PATTERNS = [
  ...Object.values(SETTLEMENT_SENTENCES).flatMap((sentences) => Object.values(sentences)),
  ...EARLIER,
].map(toPattern);

function toPattern(sentence: string): RegExp {
  const literal = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  // The values are digits: a name or a text could claim something.
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[\\d.\\-]{1,20}')}$`);
}

/** Whether a text is the app's own sentence above a settlement, in any language. The card says what the settlement itself says. */
export function isUsualSettlement(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}
