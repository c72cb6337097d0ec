import type { helpMessages } from '@/content/help.messages';
import type { TextsOf } from '@/i18n/translation';

export const HELP_ES: TextsOf<typeof helpMessages> = {
  link: '¿Cómo funciona?',
  title: 'Ayuda',
  intro: 'Cómo funciona {brand}, cuánto cuesta y qué hacer cuando algo va mal.',
  contents: 'En esta página',
  search: 'Buscar en la ayuda',
  clearSearch: 'Borrar la búsqueda',
  placeholder: 'Por ejemplo: contraseña, comisión, fecha',
  noneFound: 'Ninguna parte de la ayuda contiene todas estas palabras. Pruebe con menos palabras o con otras.',
  showAll: 'Mostrar todo',
  recovery: 'Si {brand} desaparece: la recuperación paso a paso',
  picture: 'Tres claves: la suya, la de la contraparte y la del árbitro. Dos cualesquiera abren la garantía.',
  legalNotice: 'Aviso legal',
  terms: 'Condiciones de uso',
  privacy: 'Privacidad',
  support: 'Asistencia',
  legal: 'Sobre este sitio',
  supportInText: 'su servicio de asistencia',
  operatorInText: 'quien gestiona este {brand}',
  you: 'Usted',
  counterparty: 'Contraparte',
  arbitrator: 'Árbitro',
  guarantee: 'Garantía',
  twoOfThree: '2 de 3 claves',
};
