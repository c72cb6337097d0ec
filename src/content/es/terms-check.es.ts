import type { termsCheckMessages } from '@/content/terms-check.messages';
import type { TextsOf } from '@/i18n/translation';

export const termsCheck: TextsOf<typeof termsCheckMessages> = {
  unsigned: 'Nadie ha firmado todavía los términos.',
  'signed-by-you': 'La otra parte no ha firmado todavía los términos.',
  'signed-by-other': 'Usted no ha firmado todavía los términos.',
  along: 'Su contraseña firma también los términos de su invitación, en los que ahora figura {name}.',
  'pdf-unread':
    'Ambas partes han firmado los términos, pero este dispositivo no ha comparado el PDF del contrato con el firmado.',
  unknown: 'Todavía no sabemos si ambas partes han firmado los términos.',
  changedTitle: 'Los términos cambiaron después de que firmaran ambas partes',
  changed:
    'Ambas partes firmaron la revisión {revision}. El contrato dice ahora otra cosa, y nada prueba que ambas la aceptaran.',
  proposalOwn: 'Usted propone un cambio de lo que firmaron ambas partes',
  proposalOther: 'La otra parte propone un cambio de lo que firmaron ambas partes',
  proposal: 'Hasta que lo firmen ambas partes, vale la revisión {revision}.',
  acceptedTitle: 'Los términos han cambiado desde que usted los aceptó',
  accepted:
    'En este dispositivo usted aceptó otros términos, que no estaban firmados por ambas partes. El contrato ha cambiado desde entonces.',
  movedTitle: 'Ambas partes firmaron este contrato con otro número',
  movedTitleOrder: 'Las direcciones de depósito de este contrato han cambiado',
  'moved-address':
    'Una dirección de depósito de este contrato es de «{title}», que firmaron ambas partes. Puede que el dinero que hay allí se haya acordado para ese contrato.',
  'moved-guarantee': 'Una garantía de este contrato es de «{title}», que firmaron ambas partes.',
  'moved-title':
    'Este contrato tiene las mismas partes y el mismo título que «{title}». Ambas partes firmaron ese contrato, y el servidor no lo muestra.',
  'moved-order':
    'Desde que ambas partes firmaron «{title}», el servidor ha dado a este contrato otras direcciones de depósito. El dinero ya pagado sigue en las direcciones que usted conoce.',
  acceptMoved: 'He preguntado a la otra parte por otro canal, y continúo',
  conflictTitle: 'Ambas partes firmaron textos distintos de la misma revisión',
  conflict:
    'Ambas partes firmaron más de un texto como revisión {revision}, así que nada prueba cuál de ellos acordaron.',
  missingTitle: 'Este dispositivo no tiene los términos que firmaron ambas partes',
  'text-missing':
    'Ambas partes firmaron la revisión {revision} en el chat, pero su texto no está en este dispositivo, así que no podemos comparar con él el contrato. Puede que el contrato haya cambiado.',
  whatChanged: 'Qué ha cambiado',
  'part-contract': 'El propio contrato',
  'part-title': 'El título',
  'part-description': 'El texto del contrato',
  'part-pdf': 'El PDF',
  'part-parties': 'Las partes o sus claves',
  'part-arbitrator': 'La persona titular de la tercera clave, o esa clave',
  'part-guarantee-added': 'Se añadió una garantía:',
  'part-guarantee-removed': 'Se quitó una garantía:',
  'part-guarantee-text': 'Descripción, condiciones o verificación de:',
  'part-depositor': 'Depositante de:',
  'part-amount': 'Importe de:',
  'part-date': 'Fecha de:',
  amountChange: 'de {before} a {after} BTC',
  dateChange: 'de {before} a {after}',
  none: 'ninguna',
  seeContract: 'Comparar en la página del contrato',
  acceptChanged: 'He leído lo que ha cambiado y sigo adelante con los términos tal como son ahora',
  acceptConflict: 'He leído esto y sigo adelante con los términos tal como son ahora',
  acceptUnsigned: 'Sigo adelante aunque los términos no estén firmados por ambas partes',
  blockedTitle: 'Antes deben firmar los términos ambas partes',
  blocked:
    'En este sitio solo puede depositar y firmar cuando ambas partes han firmado los términos tal como son ahora. Cierre este diálogo, firme los términos en la parte superior del contrato y pida a la otra parte que los firme.',
  blockedPdfTitle: 'Antes hay que comparar el PDF con el firmado',
  blockedPdf:
    'En este sitio solo puede depositar y firmar cuando ambas partes han firmado los términos tal como son ahora, y eso incluye el PDF. Cierre este diálogo y lea o elija el PDF en la parte superior del contrato.',
};
