import type { lintMessages } from '@/content/lint.messages';
import type { TextsOf } from '@/i18n/translation';

export const lint: TextsOf<typeof lintMessages> = {
  'unsaved-edit': 'Tiene cambios del texto sin guardar.',
  blank: 'Sin completar todavía:',
  'past-date': 'La fecha {date} ya ha pasado:',
  'payment-term': 'Pago a {days} días. Entre empresas la ley permite 60 como máximo:',
  'guarantee-past': 'Válida hasta el {date}, que ya ha pasado:',
  'guarantee-ends-early': 'Vence antes de que termine el contrato ({date}):',
  dust: 'Demasiado pequeña para liberarse, 546 satoshis o menos:',
  'fee-takes-all': 'No quedaría nada tras la comisión de red, hoy de unos {sats} satoshis:',
  'fee-high':
    'La comisión de red de una liberación, hoy de unos {sats} satoshis, es una quinta parte o más de esta garantía:',
  'roles-differ': 'El texto indica dos veces el papel de cada parte, de dos formas distintas:',
  'depositor-differs': 'El texto del contrato dice que este depósito lo hace la otra parte:',
  'amount-differs': 'El texto del contrato indica otro importe para esta garantía:',
  'date-differs': 'El texto del contrato indica otra fecha para esta garantía:',
  'arbitrator-differs': 'La tercera clave que indica el texto no es la de este contrato:',
  'no-third-key': 'El texto no dice cuál es la tercera clave, así que no hay con qué compararla.',
  'settlement-void':
    'Entre una empresa y una persona consumidora o trabajadora, o para una vivienda, la ley no lo permite, o no de esta forma. Pregunte a un abogado o una abogada, o quítelo:',
  'home-guarantees-limit':
    'Las garantías de la parte arrendataria suman {sum}; en vivienda la ley permite {limit}, dos meses de renta:',
  'home-guarantee-value':
    'En el alquiler de vivienda, la ley limita a {limit} el total de las garantías de la parte arrendataria, y el texto no indica el valor en euros de esta:',
  homeLimit: 'En el alquiler de vivienda, la ley limita a {limit} el total de sus garantías.',
  'depositor-twice': 'El texto pone esta garantía a cargo de ambas partes, y solo la deposita una:',
  'no-guarantee': 'Ninguna garantía respalda este contrato.',
  'no-arbitrator':
    'El contrato no indica titular de la tercera clave. Si las partes no se ponen de acuerdo, solo puede decidir un juzgado.',
  unsavedPurpose: 'Los cambios sin guardar siguen en este dispositivo y no se incluyen.',
  publishTitle: '¿Publicar con puntos pendientes?',
  publishPurpose: 'Puede publicar el contrato tal como está.',
  publish: 'Publicar de todos modos',
  signTitle: '¿Firmar con puntos pendientes?',
  signPurpose: 'Puede firmar tal como está. Después de un cambio, ambas partes tienen que volver a firmar.',
  sign: 'Firmar de todos modos',
  back: 'Volver',
};
