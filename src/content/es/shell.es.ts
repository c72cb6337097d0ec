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
  arbitrator: 'Tercera clave',
  guarantee: 'Garantía',
  twoOfThree: '2 de 3 claves',
};
