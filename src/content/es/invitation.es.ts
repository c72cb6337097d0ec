import type { invitationMessages } from '@/content/invitation.messages';
import type { replyLinkMessages } from '@/content/reply-link.messages';
import type { safetyNumberMessages } from '@/content/safety-number.messages';
import type { TextsOf } from '@/i18n/translation';

export const invitation: TextsOf<typeof invitationMessages> = {
  sealed:
    'Su contraseña firma el enlace, y la otra parte ve que los términos son de usted. Quien lo tenga verá su nombre, el título y los importes.',
  copySigned: 'Copiar un enlace firmado',
  failed: 'No se ha firmado ni copiado nada.',
  outdated: 'El contrato ha cambiado desde que lo compartió con su firma. Envíe otro enlace.',
  'other-key':
    'El enlace está firmado con una clave distinta de la que el servidor indica para quien le invita. Alguien puede haberla sustituido para quedarse con el dinero.',
  'other-terms':
    'Quien invita firmó términos distintos de los que muestra aquí el servidor. O cambió el contrato después de enviar el enlace, o lo hizo otra persona.',
  'other-key-and-terms':
    'El enlace está firmado con una clave distinta de la que el servidor indica para quien invita, y los términos firmados no son los de aquí. Puede ser de otro contrato, o alguien ha cambiado la clave y los términos.',
  'remembered-key':
    'En esta invitación, la clave de quien le invita o la tercera clave no es la que recuerda este dispositivo. Alguien puede haberla sustituido.',
  incomplete:
    'Este dispositivo no conoce una parte de los términos, por lo que no se han podido comparar con lo que firmó quien invita. Vuelva a comparar en un momento. Si sigue así, pregunte a quien invita.',
  invalid: 'La firma del enlace no es válida. El enlace se dañó o se alteró por el camino.',
  unreadable: 'El enlace está dañado: le falta una parte, o es de una versión posterior de este programa.',
  checking: 'Comparando el enlace con lo que dice el servidor.',
  checkFailed: 'No se ha podido comparar el enlace con lo que dice el servidor.',
  retry: 'Comparar de nuevo',
  confirmed: 'El enlace confirma la clave y los términos',
  confirmedMeaning:
    'El titular de esta clave firmó exactamente estos términos al invitarle. Este dispositivo detecta si el servidor cambia la clave después.',
  notCompared: 'Todavía sin comparar',
  needsPdf:
    'Los términos incluyen un PDF que este dispositivo no ha leído. Léalo primero. Después los términos se comparan con los que firmó quien le invita.',
  acceptNotCompared: 'Quiero unirme de todos modos, sin comparar',
  alarm: 'Esta invitación no coincide',
  advice:
    'No se una todavía. Pregunte a quien invita por otro canal, por teléfono o en persona, y pídale que envíe otra vez la invitación firmada.',
  accept: 'He preguntado a quien invita por otro canal y quiero unirme de todos modos',
  linkKey: 'Clave del enlace',
  serverKey: 'Clave que indica el servidor',
  exact: 'Los términos completos tal como se comparan',
};

export const replyLink: TextsOf<typeof replyLinkMessages> = {
  'verdict-other-key':
    'El enlace está firmado con una clave distinta de la que el servidor indica para la otra parte. Alguien puede haberla sustituido para quedarse con el dinero. No pague ni firme nada. Pregunte a la otra parte por otro canal cuál es su clave.',
  'verdict-other-terms':
    'La otra parte firmó términos distintos de los que ve este dispositivo. O el contrato ha cambiado desde entonces, o el servidor muestra a cada uno algo distinto. Compare los términos con ella y pida un enlace nuevo cuando sean los mismos.',
  'verdict-other-key-and-terms':
    'El enlace está firmado con una clave distinta de la que el servidor indica para la otra parte, y los términos firmados no son los que ve este dispositivo. Puede ser de otro contrato, o alguien ha cambiado la clave y los términos. No pague ni firme nada. Pregunte a la otra parte por otro canal.',
  'verdict-remembered-key':
    'Una clave de este contrato es distinta de la que recuerda este dispositivo, así que el enlace todavía no demuestra nada. No pague ni firme nada. El aviso de la parte superior del contrato dice cómo comprobarlo.',
  'verdict-incomplete':
    'La clave del enlace es la que indica el servidor, pero los términos no se han podido comparar: este dispositivo no conoce una parte. Si el contrato tiene un PDF, ábralo y vuelva a abrir el enlace.',
  'verdict-invalid':
    'La firma del enlace no es válida: el enlace se dañó o se alteró por el camino. Aquí no ha cambiado nada. Pida a la otra parte que lo envíe otra vez.',
  'verdict-unreadable':
    'El enlace está dañado: le falta una parte, o es de una versión posterior de este programa. Aquí no ha cambiado nada. Pida a la otra parte que lo envíe otra vez.',
  'verdict-own-link': 'Este es su propio enlace. No demuestra nada si lo abre usted. Envíelo a la otra parte.',
  'verdict-other-contract':
    'Este enlace se firmó para otro contrato. Aquí no ha cambiado nada. Pida a la otra parte el enlace de este.',
  'verdict-nobody-joined':
    'Según el servidor, todavía no se ha unido nadie a este contrato. Aquí no ha cambiado nada. Abra el enlace otra vez cuando la otra parte se haya unido.',
  'verdict-no-party':
    'Esta cuenta no es parte del contrato, así que el enlace no se ha usado. Inicie sesión con la cuenta que participa en él y abra el enlace otra vez.',
  alarm: 'El enlace no corresponde a este contrato',
  unusable: 'El enlace no se puede usar',
  opening: 'Comparando el enlace con este contrato…',
  failed: 'No se ha podido comparar el enlace con este contrato.',
  retry: 'Comparar de nuevo',
  dismiss: 'Cerrar',
  confirmedTitle: 'El enlace confirma la clave de la otra parte',
  confirmed:
    'La otra parte firmó los términos con la clave que ve este dispositivo. La firma se guarda en este dispositivo.',
  confirmedInvitation: 'La otra parte le invitó con la clave que ve este dispositivo.',
  copy: 'Copiar enlace de respuesta',
  copied: '¡Enlace de respuesta copiado al portapapeles!',
  copyFailed: 'El navegador no ha permitido copiar. Copie este enlace a mano:',
  offer:
    'Envíe su enlace de respuesta directamente a la otra parte, por ejemplo por un servicio de mensajería. Le confirma su clave.',
};

export const safetyNumber: TextsOf<typeof safetyNumberMessages> = {
  'level-first-seen': 'Clave aún sin comparar',
  'level-linked': 'Clave confirmada por enlace',
  'level-compared': 'Clave comparada',
  'meaning-first-seen':
    'Este dispositivo recibió del servidor la clave de la otra parte. Nadie ha comprobado todavía si la clave es realmente suya.',
  'meaning-linked': 'Un enlace firmado por la otra parte ha confirmado su clave en este dispositivo.',
  'meaning-compared': 'Usted ha comparado las claves de ambas partes en este dispositivo.',
  compare: 'Comparar con {name}',
  menu: 'Número de seguridad',
  title: 'Número de seguridad',
  purpose:
    'Llame a la otra parte y pídale que abra también este número: en este contrato, en Más, Número de seguridad. Léanse los grupos. Si todos son iguales, ambas partes ven las mismas claves y nadie ha sustituido ninguna.',
  loading: 'Calculando el número…',
  unknown:
    'No se conoce el número: hacen falta las claves de ambas partes y la tercera clave. Vuelva a intentarlo en un momento.',
  retry: 'Reintentar',
  number: 'Número de seguridad',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'El navegador no permite copiar aquí. Seleccione el número y cópielo a mano.',
  matches: 'Coincide',
  differs: 'No coincide',
  close: 'Cerrar',
  matched: 'Anotado: ha comparado las claves. Si alguna se sustituye, tendrá que compararlas de nuevo.',
  differTitle: 'No pague ni firme nada',
  differAdvice:
    'Lean los números otra vez, despacio, y asegúrense de tener abierto el mismo contrato. Si siguen siendo distintos, una de las partes ha recibido una clave equivocada de la otra parte u otra tercera clave. No deposite, libere ni firme nada. Comparen también las claves en los términos, guarden una captura de pantalla y pregunten a {support} qué ha ocurrido.',
  alarm: 'Una clave de este contrato ha cambiado. Siga primero el aviso de la parte superior del contrato.',
};
