import type { authIntroMessages } from '@/content/auth-intro.messages';
import type { shellMessages } from '@/content/shell.messages';
import type { TextsOf } from '@/i18n/translation';

export const shell: TextsOf<typeof shellMessages> = {
  help: 'Ayuda',
  legal: 'Sobre este sitio',
  legalNotice: 'Aviso legal',
  terms: 'Condiciones de uso',
  privacy: 'Privacidad',
  support: 'Soporte',
  picture: 'Tres claves: la suya, la de la otra parte y una tercera. Dos cualesquiera abren la garantía.',
  you: 'Usted',
  counterparty: 'Contraparte',
  arbitrator: 'Árbitro',
  guarantee: 'Garantía',
  twoOfThree: '2 de 3 claves',
};

export const authIntro: TextsOf<typeof authIntroMessages> = {
  title: 'Qué es {brand}',
  safe: 'El dinero se mueve con dos de tres claves',
  safeText: 'Una sola no mueve nada.',
  uncheckedTitle: 'Tres claves',
  uncheckedText:
    'Cada garantía tiene tres claves: la suya, la de la otra parte y una tercera. Su navegador no comprueba aquí que estas claves bloqueen un depósito. Para eso depende usted del servidor.',
  cost: 'Cuánto cuesta',
  costText:
    'Las comisiones de la red Bitcoin y los honorarios del árbitro, si los acuerdan. {brand} no cobra nada en esta versión.',
  help: 'Lea cómo funciona y qué ocurre si algo va mal',
};
