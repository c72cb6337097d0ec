import type { duplicateMessages } from '@/content/duplicate.messages';
import type { TextsOf } from '@/i18n/translation';

export const duplicate: TextsOf<typeof duplicateMessages> = {
  title: 'Duplicar el contrato',
  question:
    'Crea un borrador nuevo con el mismo título, texto, garantías y tercera clave. No se copian la otra parte, las firmas, los depósitos, el chat ni el PDF. El contrato original no cambia.',
  kept: 'El texto se copia tal cual. Antes de publicarlo, quite los datos de la otra parte y compruebe quién publica y quién acepta.',
  moved:
    'La fecha de esta garantía ya ha pasado. La copia lleva una fecha posterior, pero el texto conserva la antigua:',
  leftOut: 'No se copia, porque no consta su importe, su fecha o quién la deposita:',
  confirm: 'Duplicar',
  busy: 'Duplicando…',
  failed: 'El contrato no se ha duplicado.',
};
