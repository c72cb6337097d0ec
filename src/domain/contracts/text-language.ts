const SENTENCES = {
  es: /^Quien publica este contrato interviene como /m,
  en: /^The person who publishes this contract acts as the /m,
} as const;

/**
 * The language of a text made from a template, by its sentence about the parties, for the `lang` of the elements that hold it and the
 * texts of its guarantees; `undefined`: of another text.
 */
export function findTextLanguage(text: string): 'es' | 'en' | undefined {
  const [language, ...more] = (['es', 'en'] as const).filter((each) => SENTENCES[each].test(text));
  return more.length === 0 ? language : undefined;
}
