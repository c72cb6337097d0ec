import type { invitationCheckMessages, invitationMessages } from '@/content/invitation.messages';
import type { TextsOf } from '@/i18n/translation';

export const invitation: TextsOf<typeof invitationMessages> = {
  copy: 'Copiar invitación sellada',
  title: 'Copiar invitación sellada',
  purpose:
    'Un enlace para unirse que lleva su firma de estos términos. Con él, el navegador de la persona invitada nota si el servidor muestra otros términos o una clave que no es la suya.',
  loading: 'Leyendo los términos…',
  retry: 'Reintentar',
  terms: 'Lo que usted firma',
  sign: 'Firmar y copiar',
  signing: 'Firmando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  failed: 'No se ha creado la invitación.',
  gaps: 'En este dispositivo falta una parte de los términos, así que no se puede firmar nada:',
  'gap-owner-key': 'el servidor no indica su clave',
  'gap-counterparty-key': 'el servidor no indica la clave de la otra parte',
  'gap-arbitrator': 'no se conoce al árbitro o su clave',
  'gap-pdf': 'este dispositivo no ha visto el PDF. Ábralo desde el contrato o elija el archivo, y vuelva a intentarlo',
  'gap-amount': 'una garantía no tiene importe',
  'gap-depositor': 'una garantía todavía no tiene depositante',
  'gap-text': 'un texto es demasiado largo o tiene más de 30 acentos seguidos',
  ready: 'La invitación está firmada.',
  copied: '¡Invitación copiada al portapapeles!',
  copyFailed: 'El navegador no ha permitido copiar. Seleccione el enlace y cópielo a mano.',
  copyAgain: 'Copiar el enlace',
  advice:
    'Envíelo directamente a la persona que invita, por ejemplo por un servicio de mensajería que usen ambos. Quien tenga el enlace puede unirse. Si cambia el contrato antes de que se una, copie una invitación nueva.',
  outdated: 'Los términos han cambiado desde que copió la invitación sellada. Copie una nueva y envíela otra vez.',
};

export const invitationCheck: TextsOf<typeof invitationCheckMessages> = {
  'other-key':
    'El servidor indica para quien invita una clave distinta de la que firmó este enlace. Alguien puede haberla sustituido para quedarse con el dinero.',
  'other-terms':
    'Quien invita firmó términos distintos de los que muestra aquí el servidor. O cambió el contrato después de enviar el enlace, o lo hizo otra persona.',
  'other-key-and-terms':
    'El enlace está firmado con una clave distinta de la que el servidor indica para quien invita, y los términos firmados no son los de aquí. Puede ser de otro contrato, o alguien ha cambiado la clave y los términos.',
  'remembered-key':
    'Este dispositivo recuerda para quien invita o para el árbitro una clave distinta de la de esta invitación. Alguien puede haberla sustituido.',
  incomplete:
    'Este dispositivo no conoce una parte de los términos, por lo que no se han podido comparar con lo que firmó quien invita. Vuelva a comparar en un momento. Si sigue así, pregunte a quien invita.',
  invalid: 'La firma del enlace no es válida. El enlace se dañó o se alteró por el camino.',
  unreadable: 'El enlace está dañado: le falta una parte, o es de una versión posterior de este programa.',
  checking: 'Comparando el enlace con lo que dice el servidor.',
  checkFailed: 'No se ha podido comparar el enlace con lo que dice el servidor.',
  retry: 'Comparar de nuevo',
  confirmed: 'El enlace confirma la clave y los términos',
  confirmedMeaning:
    'Lo que ve es lo que firmó el titular de esta clave al invitarle. Este dispositivo notará si el servidor cambia la clave después.',
  notCompared: 'Todavía sin comparar',
  needsPdf:
    'Los términos incluyen un PDF que este dispositivo no ha leído. Cuando lo lea, se compararán con lo que firmó quien invita.',
  acceptNotCompared: 'Quiero unirme de todos modos, sin comparar',
  alarm: 'Esta invitación no coincide',
  advice:
    'No se una todavía. Pregunte a quien invita por otro canal, por teléfono o en persona, y pídale que envíe otra vez la invitación sellada.',
  accept: 'He preguntado a quien invita por otro canal y quiero unirme de todos modos',
  unsealed:
    'Este enlace no está firmado: nada prueba que la clave y los términos sean de quien invita. Pida una invitación sellada, que va firmada, o compare el número de seguridad después de unirse.',
  linkKey: 'Clave del enlace',
  serverKey: 'Clave que indica el servidor',
  exact: 'Los términos completos tal como se comparan',
};
