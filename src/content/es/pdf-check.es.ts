import type { pdfCheckMessages } from '@/content/pdf-check.messages';
import type { TextsOf } from '@/i18n/translation';

export const pdfCheck: TextsOf<typeof pdfCheckMessages> = {
  'not-sealed':
    'Este no es el PDF que firmaron ambas partes, así que no se ha abierto. Pregunte a la otra parte antes de confiar en él.',
  'not-as-before':
    'Este no es el PDF que este dispositivo vio antes en esta dirección, así que no se ha abierto. Pregunte a quien lo adjuntó.',
  'not-as-signed':
    'Con este PDF el contrato es distinto del que se firmó en el chat, así que el PDF no se ha abierto. Es otro archivo, o ha cambiado algo más. Pregunte a la otra parte.',
  unchecked:
    'Este navegador no puede comparar el PDF con el que se conoce aquí, así que no se ha abierto. Use este sitio por https.',
  openAnyway: 'Abrirlo de todos modos',
  outside: 'El PDF está en otro sitio, así que no se puede comprobar antes de abrirlo.',
  checkCopy: 'Comprobar una copia descargada',
  unseen: 'Los términos incluyen un PDF que este dispositivo no ha visto.',
  read: 'Leer el PDF',
  reading: 'Leyendo el PDF…',
  readFailed: 'No se ha podido leer en su dirección.',
  field: 'Elegir el PDF',
  fieldHint:
    'El archivo tal como lo recibió, por ejemplo por correo. Se queda en este dispositivo; solo su huella (SHA-256) pasa a los términos.',
  choose: 'Elegir un archivo',
  none: 'Ningún archivo elegido',
  comparing: 'Comparando…',
  match: 'Este es el PDF que firmaron ambas partes.',
  matchOther: 'Este es el PDF que firmó {name}.',
  noMatch:
    'Este no es el PDF que firmaron ambas partes, así que no se ha anotado. Elija el archivo acordado o pregunte a la otra parte.',
  noMatchOther:
    'Con este PDF los términos no son los que firmó {name}. Es otro archivo, o ha cambiado algo más. Elija el archivo que firmó {name} o pregunte.',
  noted: 'Los términos incluyen ahora este PDF.',
  useAnyway: 'Usarlo para términos nuevos',
  otherSide: 'la otra parte',
};
