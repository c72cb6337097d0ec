import type { certificateMessages } from '@/content/certificate.messages';
import type { termsCheckMessages } from '@/content/terms-check.messages';
import type { TextsOf } from '@/i18n/translation';

export const certificate: TextsOf<typeof certificateMessages> = {
  title: 'Certificado',
  back: 'Volver al contrato',
  print: 'Imprimir',
  download: 'Descargar',
  downloaded: 'Su navegador está guardando {file}.',
  retry: 'Reintentar',
  revision: 'Revisión',
  loading: 'Leyendo los términos firmados…',
  failed: 'No se ha podido cargar el contrato. Se muestra lo que recuerda este dispositivo.',
  none: 'Todavía no hay certificado: las partes no han firmado los mismos términos. Fírmelos en la página del contrato.',
  noneElsewhere:
    'Si ambas partes firmaron en otros dispositivos, elija Abrir un archivo en el menú del contrato y escoja el archivo del certificado que haya guardado cualquiera de ellas.',
  half: 'Hasta ahora solo una parte ha firmado estos términos. El certificado estará aquí en cuanto firmen las dos.',
  off: 'En este sitio no se usan términos firmados.',
  noParty: 'Solo las partes de un contrato tienen su certificado.',
  changed:
    'Los términos del servidor han cambiado después de que ambas partes firmaran. Este certificado muestra lo que firmaron, no lo que el servidor muestra ahora.',
  conflict:
    'Ambas partes firmaron {count} textos distintos como revisión {revision}. Ninguno vale. Firmen una revisión nueva para resolverlo.',
  missing:
    'Ambas partes firmaron la revisión {revision}, pero su texto no está en este dispositivo. Elija Abrir un archivo en el menú del contrato, con el archivo de la otra parte o de su otro dispositivo.',
  unknownRevision: 'Este dispositivo no conoce esa revisión. Se muestra la última que firmaron ambas partes.',
  signedByBoth: 'Revisión {revision}, firmada por ambas partes',
  otherText: 'Ambas partes firmaron también otro texto como revisión {revision}.',
  replaced: 'Esta revisión no es la última: después, ambas partes firmaron la revisión {revision}.',

  claim:
    'Cada firma vale solo para estos términos exactos: si cambian en algo, las firmas dejan de ser válidas. Cada una se hizo con una clave que solo abre la contraseña del titular de la cuenta.',
  claimLimits:
    'Son firmas electrónicas simples según el reglamento eIDAS de la UE, no cualificadas. No prueban ni la identidad de una persona ni la hora. Si necesita una firma cualificada, firme antes el PDF en otro lugar; su huella formará parte de los términos que firman ambas partes.',

  signatures: 'Firmas',
  message: 'Mensaje firmado',
  owner: 'Creador',
  counterparty: 'Contraparte',
  key: 'Clave pública',
  address: 'Dirección de la clave (P2PKH)',
  signature: 'Firma (BIP137)',
  madeAt: 'Firmado (reloj del dispositivo o del servidor)',

  history: 'Revisiones que firmaron ambas partes',
  historyRevision: 'Revisión {revision}',
  historyThis: 'este certificado',
  hash: 'Huella de los términos (SHA-256)',
  signers: 'Firmado por',

  checks: 'Cómo se comprueba',
  checkFile:
    'Con la página de recuperación (recover.html), que no necesita ni red ni cuenta: abra el archivo {file}. Verifica las firmas y muestra los términos.',
  checkElectrum:
    'Con Electrum: Herramientas, Firmar/verificar mensaje. Escriba el mensaje firmado de arriba, y la dirección y la firma de una parte; después, Verificar. Haga lo mismo con la otra parte.',
  checkCore: 'Con Bitcoin Core: Archivo, Verificar mensaje, o en la consola, una vez para cada parte:',
  checkNetwork: 'Ambos programas deben estar en la red {network}.',
  checkHash:
    'El mensaje firmado termina con el hash SHA-256 del texto que está en "terms" en el archivo, en UTF-8. Para esto hace falta el archivo: de un texto impreso no se puede calcular.',
  checkKeys:
    'Compare las dos claves públicas con las que le dé cada parte: las firmas prueban qué claves firmaron, no de quién son.',
};

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
  blockedTitle: 'Antes deben firmar los términos ambas partes',
  blocked:
    'En este sitio solo puede depositar y firmar cuando ambas partes han firmado los términos tal como son ahora. Cierre este diálogo, firme los términos en la parte superior del contrato y pida a la otra parte que los firme.',
  blockedPdfTitle: 'Antes hay que comparar el PDF con el firmado',
  blockedPdf:
    'En este sitio solo puede depositar y firmar cuando ambas partes han firmado los términos tal como son ahora, y eso incluye el PDF. Cierre este diálogo y lea o elija el PDF en la parte superior del contrato.',
};
