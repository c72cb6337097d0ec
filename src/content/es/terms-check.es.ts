import type { termsCheckMessages } from '@/content/terms-check.messages';
import type { TextsOf } from '@/i18n/translation';

export const termsCheck: TextsOf<typeof termsCheckMessages> = {
  unsigned: 'Nadie ha firmado todavía los términos.',
  'signed-by-you': 'La otra parte no ha firmado todavía los términos.',
  'signed-by-other': 'Usted no ha firmado todavía los términos.',
  'pdf-unread':
    'Ambas partes han firmado los términos, pero este dispositivo no ha comparado el PDF del contrato con el firmado.',
  unknown: 'Todavía no sabemos si ambas partes han firmado los términos.',
  changed:
    'Ambas partes firmaron la revisión {revision}. El contrato dice ahora otra cosa, y nada prueba que ambas la aceptaran.',
  proposalOther: 'La otra parte propone un cambio',
  proposal: 'Hasta que lo firmen ambas partes, vale la revisión {revision}.',
  accepted:
    'En este dispositivo usted aceptó otros términos, que no estaban firmados por ambas partes. El contrato ha cambiado desde entonces.',
  notKept:
    'Este dispositivo no puede leer ni guardar lo que recuerda de los términos: un cambio puede pasar inadvertido.',
  missingTitle: 'Este dispositivo no tiene los términos que firmaron ambas partes',
  'text-missing':
    'Ambas partes firmaron la revisión {revision} en el chat, pero su texto no está en este dispositivo, así que no podemos comparar con él el contrato. Puede que el contrato haya cambiado.',
  acceptChanged: 'He leído lo que ha cambiado y sigo adelante con los términos tal como son ahora',
  blockedTitle: 'Antes deben firmar los términos ambas partes',
  blocked:
    'En este sitio solo puede depositar y firmar cuando ambas partes han firmado los términos tal como son ahora. Cierre este diálogo, firme los términos en la parte superior del contrato y pida a la otra parte que los firme.',
  blockedPdfTitle: 'Antes hay que comparar el PDF con el firmado',
  blockedPdf:
    'En este sitio solo puede depositar y firmar cuando ambas partes han firmado los términos tal como son ahora, y eso incluye el PDF. Cierre este diálogo y lea o elija el PDF en la parte superior del contrato.',
};
