import type { releaseAgainMessages } from '@/content/release-again.messages';
import type { TextsOf } from '@/i18n/translation';

export const releaseAgain: TextsOf<typeof releaseAgainMessages> = {
  unconfirmed: 'Sin confirmar · paga {rate} sat/vB',
  unconfirmedUnknown: 'Sin confirmar · tarifa desconocida',
  nextBlock: 'unos {rate} sat/vB bastan para el próximo bloque',
  ratesUnknown: 'las tarifas actuales no están disponibles',
  'speed-next-block': 'Debería estar en el próximo bloque.',
  'speed-half-hour': 'Debería tardar una media hora.',
  'speed-hour': 'Debería tardar cerca de una hora.',
  'speed-days': 'Puede tardar días.',
  'speed-too-low': 'La red puede descartarla.',
  replaced: 'Ha sustituido a la transacción registrada: las mismas monedas, el mismo destino y una comisión más alta.',
  viewReplacement: 'Ver la transacción',
  missing:
    'El explorador de bloques no encuentra esta liberación. Puede que la red la haya descartado por su comisión. Sus monedas no se han perdido; todavía se puede liberar de nuevo.',
  elsewhere:
    'Otra transacción ha gastado las monedas de esta liberación y no paga al destino. Véala en el explorador de bloques y pregunte a la otra parte.',
  statusUnknown: 'Ahora no podemos ver si la liberación está confirmada: el explorador de bloques no responde.',
  open: 'Liberar de nuevo con la comisión de hoy',
  asked: '{name} pide liberarla de nuevo con la comisión de hoy.',
  askedOther: 'La otra parte pide liberarla de nuevo con la comisión de hoy.',
  signAgain: 'Revisar y firmar',
  waiting: 'La ha firmado de nuevo con la comisión de hoy. Falta la firma de {name}.',
  waitingOther: 'La ha firmado de nuevo con la comisión de hoy. Falta la firma de la otra parte.',

  title: 'Liberar de nuevo con la comisión de hoy',
  purpose:
    'La liberación todavía no está confirmada. Las mismas monedas van a los mismos destinatarios con una comisión de red más alta. Deben firmarla ambas partes.',
  reading: 'Leyendo la liberación',
  confirmed: 'La liberación ya está en un bloque. No hay nada que hacer.',
  payees: 'Quién recibe cuánto',
  gets: 'en lugar de {amount} BTC',
  fee: 'Comisión de red',
  feeChange: '{sats} satoshis en lugar de {before}',
  explain: 'Solo una de las dos puede confirmarse. Si es la primera, no se pierde nada.',
  nothingLeft:
    'La comisión de hoy dejaría demasiado poco al primer destinatario. Espere: las comisiones cambian de una hora a otra.',
  signed: 'Firmada de nuevo con la comisión de hoy. Ahora falta la firma de la otra parte.',
};
