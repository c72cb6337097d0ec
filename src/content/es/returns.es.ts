import { RETURN_SENTENCES } from '@/content/return-sentences';
import type { returnsMessages } from '@/content/returns.messages';
import type { TextsOf } from '@/i18n/translation';

export const returns: TextsOf<typeof returnsMessages> = {
  sendAgain: 'Enviar otra vez',
  sendingAgain: 'Enviando…',
  sentAgain: 'Enviado al chat.',
  guaranteeOf: 'Garantía: {description}',
  addressOf: 'Dirección de Bitcoin de {name}',
  notRead:
    'Este navegador no puede leer las fechas de devolución que guardó, así que no se muestran y no se puede firmar ninguna.',
  signing: 'Firmando…',
  cancel: 'Cancelar',
  refused: 'Esta fecha de devolución no se puede firmar: {why}',
  'fault-other-contract': 'es de otro contrato.',
  'fault-other-signer': 'no la pidió la otra parte de este contrato.',
  'fault-addresses': 'nombra una dirección equivocada.',
  'fault-coin-unknown': 'ninguno de sus bitcoins es un depósito confirmado de esta garantía, o indica otro importe.',
  returnTitle: 'Fecha de devolución',
  returnNone:
    'Acuerden una fecha desde la que el depósito pueda volver a usted si nadie lo ha movido. Entonces no necesita a nadie más.',
  ask: 'Pedir una fecha de devolución',
  askPurpose:
    '{name} la firma por adelantado. Desde esa fecha usted puede recuperar el depósito por su cuenta, si nadie lo ha movido.',
  returnAddress: 'Dirección de Bitcoin para la devolución',
  returnAddressHint: 'De su propio monedero, uno que siga teniendo entonces.',
  returnDate: 'Fecha de devolución',
  returnWrong: 'Elija un día del {first} al {last}.',
  returnNoDate: 'No se conoce la fecha de esta garantía, así que no se puede acordar una fecha de devolución.',
  returnAll: 'Todos los depósitos de esta garantía tienen ya una fecha de devolución, o ninguno está confirmado.',
  askLeftOut: '{amount} BTC quedan fuera: son pagos demasiado pequeños, o demasiados para una sola petición.',
  askSign: 'Firmar y pedir',
  asked: 'Su petición está en el chat.',
  'missing-return': 'Escriba su dirección de Bitcoin.',
  waitingReturn: 'Falta la firma de {name}. Fecha de devolución: {day}.',
  unsentAsk: 'Usted firmó la petición, pero aún no está en el chat.',
  unsentGiven: 'Usted firmó la fecha de devolución, pero su firma aún no está en el chat.',
  give: 'Firmar la fecha de devolución',
  givePurpose:
    'Desde el {day} {name} puede recuperar {amount} BTC por su cuenta, si nadie los ha movido antes. No puede retirar su firma.',
  giveBefore:
    'Hasta entonces no cambia nada: ambas partes pueden liberar el dinero, y usted puede reclamar hasta la fecha de la garantía.',
  giveLeftOut: '{amount} BTC de lo solicitado ya se han movido o no están confirmados, y quedan fuera.',
  giveSoon:
    'Son menos de sesenta días desde el último día para reclamar o desde hoy. Compruebe que le da tiempo a reclamar y a acudir al tribunal.',
  giveFee: 'De {least} a {most} BTC, a cargo del depósito. Elige {name}.',
  'concern-depositor': 'El servidor dice que {name} ha depositado. Nadie lo ha firmado.',
  'concern-other-terms':
    'Según lo que sabe este dispositivo, la fecha de devolución se pidió con términos distintos de los que firmaron ambas partes.',
  given: 'Fecha de devolución firmada.',
  returns: 'Vuelve desde el {day}.',
  covered: 'Cubierto: {covered} de {total} BTC.',
  returnDue: 'Ha llegado la fecha de devolución: {name} puede recuperar {amount} BTC.',
  takeBack: 'Recuperar',
  takeBackPurpose: '{amount} BTC van a la dirección que usted indicó. Lo que ambas partes se deban no cambia.',
  takeBackByFile:
    'No se ha enviado nada. Sin el servidor puede recuperarlo con su archivo de recuperación, si lo guardó después de firmarse la fecha de devolución.',
  rate: 'Comisión de red',
  rateValue: '{rate} sat/vB, {fee} BTC en total',
  returnSent: 'Enviado, pero aún en ningún bloque',
  returnRaise: 'Subir la comisión',
  takenBack: 'Recuperado. El dinero está en camino.',
  'fault-depositor-unknown':
    'los términos que ambas partes firmaron no dicen quién deposita, o este dispositivo recuerda a otra persona. Firme primero los términos.',
  'fault-not-depositor': 'quien la pide no es quien deposita en esta garantía.',
  'fault-coin-too-small': 'un depósito es demasiado pequeño para pagar la comisión de red.',
  'fault-too-early': 'hay menos de treinta días entre el último día para reclamar y esa fecha, o no se conoce ese día.',
  'fault-past': 'la fecha no está en el futuro.',
  'fault-too-late': 'la fecha está a más de diez años.',
  taskGive: '{name} pide una fecha de devolución',
  taskTakeBack: 'La fecha de devolución ha pasado',
  sentenceAsk: RETURN_SENTENCES.ask.es,
  sentenceGive: RETURN_SENTENCES.give.es,
  'card-ask': '{name} pidió una fecha de devolución.',
  'card-askOwn': 'Usted pidió una fecha de devolución.',
  'card-give': '{name} firmó la fecha de devolución.',
  'card-giveOwn': 'Usted firmó la fecha de devolución.',
  'card-false': 'Una fecha de devolución que {name} no firmó para este contrato. No vale.',
  'card-unknown': 'Una fecha de devolución que aún no se puede comprobar.',
  'card-unreadable':
    'Parece una fecha de devolución, pero no se puede leer: se cortó o se alteró, o es de una versión posterior. Pídala otra vez.',
};
