import { type Messages, messagesToJSON } from '@nanostores/i18n';
import { ENGLISH } from '@/content/en/english';
import { SPANISH } from '@/content/es/spanish';
import { TEXTS } from '@/exit/texts/texts';
import type { Catalogue } from '@/i18n/translation';

/* Finds the sentences on screen that say what somebody can or cannot do. */

export type Language = 'en' | 'es';

/** A sentence and where it stands: `guarantees.late`, or `exit.sign.purpose` on the recovery page. */
export interface Sentence {
  key: string;
  text: string;
}

const modules = import.meta.glob<Record<string, unknown>>('/src/content/*.messages.ts', { eager: true });
const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && 'i18n' in value;
const BASE = messagesToJSON(
  ...Object.values(modules).flatMap((module) => Object.values(module).filter(isMessages)),
) as Catalogue;

/** The base texts with those of a language in their place. */
function merge(catalogue: Partial<Catalogue>): Catalogue {
  return Object.fromEntries(Object.entries(BASE).map(([name, texts]) => [name, { ...texts, ...catalogue[name] }]));
}

function listTexts(value: unknown, key: string): Sentence[] {
  if (typeof value === 'string') return [{ key, text: value }];
  // A text with values: its source has every alternative.
  if (typeof value === 'function') return [{ key, text: String(value) }];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    listTexts(inner, name === 'one' || name === 'many' ? key : `${key}.${name}`),
  );
}

function listSentences(language: Language, catalogue: Partial<Catalogue>): Sentence[] {
  const texts = [
    ...Object.entries(merge(catalogue)).flatMap(([name, inner]) => listTexts(inner, name)),
    ...listTexts(TEXTS[language], 'exit'),
  ];
  return texts.flatMap(({ key, text }) => text.split(/(?<=[.:;?])\s+/).map((part) => ({ key, text: part })));
}

export const SENTENCES: Record<Language, Sentence[]> = {
  en: listSentences('en', ENGLISH),
  es: listSentences('es', SPANISH),
};

const CLAIM: Record<Language, RegExp> = {
  en: /\b(?:can|cannot|can't|never|nobody|no server|alone|one more signer|two of (?:the )?three|any two|relying on|moves? (?:the |no )?money|only with|two (?:signatures|signers) (?:are needed|release|move)|(?:it's|(?<!what )is|still) safe|even if|non-refundable)\b|(?:nothing|not) (?:is|was) checked/i,
  es: /\b(?:puede|pueden|podrá|nunca|nadie|ningún servidor|por su cuenta|por sí sol[ao]|otro firmante|dos de (?:las )?tres|dos cualesquiera|mueven? (?:el )?dinero|hacen falta dos|firman dos|(?<!qué )está a salvo|siguen? a salvo|no se devuelve)\b|no se comprueba/i,
};

/** Always a claim, whatever else the sentence says. */
const STRONG: Record<Language, RegExp> = {
  en: /\bnobody can\b|\bno server\b|\balone\b|\bone more signer\b|\btwo of (?:the )?three\b|\bmoney (?:can|cannot)\b|\bmove the money\b/i,
  es: /\bnadie puede\b|\bningún servidor\b|\bpor su cuenta\b|\botro firmante\b|\bdos de (?:las )?tres\b|\bdinero (?:no )?(?:se )?puede\b/i,
};

/** Sentences that use the words of a claim of something else. */
const OTHER: Record<Language, readonly RegExp[]> = {
  en: [
    // A fault, or what has to be done first.
    /\b(?:we|page|browser|file|explorer|program encrypted .+) (?:can't|cannot|can no longer)\b/i,
    /\b(?:can't|cannot|can no longer|can never|can only|nothing can|can) be (?:accepted|agreed|attached|broadcast|cancelled|carried out:|checked|confirmed|deposited|hashed|loaded|opened|proven|raised|reached|read|recovered here|rehearsed|replaced|saved|settled|signed|used$|valid|verified)/i,
    /(?:can't|cannot) (?:deposit|exceed|sign anything|open your|accept that)|still can't be used|key can't be used/i,
    // Nobody yet.
    /\bnobody (?:has (?:checked|edited|joined|replaced|signed)|yet|named|is paid|needs to deposit)|^nobody$|pays nobody/i,
    // Advice, offers, limits.
    /\bif you can\b|explorer can say|as soon as you can|\bshow them to nobody|pay nobody|^can we\b|21 million|never (?:send|give|pass)/i,
  ],
  es: [
    /\b(?:no|ya no|nunca) (?:se )?(?:puede|pueden|podrá)n? (?:abrir|acordar|aceptar|adjuntar|calcular|cancelar|cargar|comparar|comprobar|confirmar|depositar|difundir|ejecutar:|exceder|firmar|guardar|hacer esto|leer|liberar|llegar|probar|recuperar aquí|subir|superar|sustituir|usar\.?$|usarse)/i,
    /puede (?:confirmarse|firmar aquí)|no puede aceptar eso|navegador no puede|página no puede|todavía no puede usarse/i,
    // Perhaps.
    /\bpueden? (?:que|haber|haberlo|haberse|haberla|haberlos|tardar|fallar|ser|estar|no estar|quedar vací[ao]|seguir|descartarla|pedirle)\b/i,
    /\bnadie (?:ha (?!movido)|haya (?!movido)|lo ha (?:cambiado|firmado)|indicado|todavía)|^nadie$|ha unido nadie|firmado nadie|cobra nada|(?:paga|paga a) nadie/i,
    /\bsi puede\b|explorador de bloques puede decir|en cuanto pueda|¿puede|a nadie\b|21 millones|nunca (?:envíe|dé|entregue)/i,
  ],
};

/** The sentences that a table has to list. */
export function findClaims(language: Language): Sentence[] {
  const isOther = (text: string) => OTHER[language].some((pattern) => pattern.test(text));
  return SENTENCES[language].filter(
    ({ text }) => STRONG[language].test(text) || (CLAIM[language].test(text) && !isOther(text)),
  );
}
