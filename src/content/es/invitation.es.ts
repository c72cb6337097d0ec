import type { invitationMessages } from '@/content/invitation.messages';
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
  purpose:
    'Llame a la otra parte y pídale que abra también este número: en este contrato, en Más, Términos. Léanse los grupos. Si todos son iguales, ambas partes ven las mismas claves y nadie ha sustituido ninguna.',
  loading: 'Calculando el número…',
  unknown:
    'No se conoce el número: hacen falta las claves de ambas partes y la tercera clave. Vuelva a intentarlo en un momento.',
  retry: 'Reintentar',
  number: 'Número de seguridad',
  copy: 'Copiar',
  matches: 'Coincide',
  differs: 'No coincide',
  matched: 'Anotado: ha comparado las claves. Si alguna se sustituye, tendrá que compararlas de nuevo.',
  differTitle: 'No pague ni firme nada',
  differAdvice:
    'Lean los números otra vez, despacio, y asegúrense de tener abierto el mismo contrato. Si siguen siendo distintos, una de las partes ha recibido una clave equivocada de la otra parte u otra tercera clave. No deposite, libere ni firme nada. Comparen también las claves en los términos, guarden una captura de pantalla y pregunten a {support} qué ha ocurrido.',
  alarm: 'Una clave de este contrato ha cambiado. Siga primero el aviso de la parte superior del contrato.',
};
