import type { FiatCurrency } from '@/domain/money/price';

/** Countries of Europe, ISO 3166. */
const EUROPE =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES EU FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT ' +
  'NL NO PL PT RO RS SE SI SJ SK SM UA VA XK';

/**
 * The currency that a reader of a language thinks in: euros in Europe, dollars elsewhere. A language without a country
 * stands for the country where most of its speakers live, Spanish for Spain.
 * @param tag BCP 47, as in `navigator.language`
 */
export function getDefaultCurrency(tag: string): FiatCurrency {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    if (language === 'es' && new Intl.Locale(tag).region === undefined) return 'EUR';
    return EUROPE.split(' ').includes(region ?? '') ? 'EUR' : 'USD';
  } catch {
    return 'USD';
  }
}
