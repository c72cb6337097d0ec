import type { helpMessages } from '@/content/help.messages';
import type { TextsOf } from '@/i18n/translation';

export const help: TextsOf<typeof helpMessages> = {
  link: '¿Cómo funciona?',
  title: 'Ayuda',
  intro: 'Cómo funciona {brand}, cuánto cuesta y qué hacer cuando algo va mal.',
  'group-guides': 'Paso a paso',
  'group-basics': 'Cómo funciona',
  'group-safety': 'Claves y seguridad',
  'group-trouble': 'Cuando algo va mal',
  'group-law': 'Derecho, impuestos y privacidad',
  search: 'Buscar en la ayuda',
  clearSearch: 'Borrar la búsqueda',
  placeholder: 'Por ejemplo: comisión, fecha',
  noneFound: 'Ninguna parte de la ayuda contiene todas estas palabras. Pruebe con menos palabras o con otras.',
  showAll: 'Mostrar todo',
};
