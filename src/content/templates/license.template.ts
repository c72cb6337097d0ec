import type { Template } from '@/domain/models';

/** Percentages are of the yearly fee. */
export const LICENSE_TEMPLATE: Template = {
  id: 'license',
  title: 'Contrato de licencia de uso',
  description: `La parte titular autoriza a otra el uso de un programa, una obra, una marca o una patente, dentro de unos límites y a cambio de una contraprestación. No transmite la titularidad.

1. Objeto. La parte licenciante concede a la parte licenciataria una licencia de uso sobre los derechos descritos en las condiciones particulares. Salvo que allí se diga otra cosa, la licencia no es exclusiva ni transmisible.

2. Alcance. La licencia se limita a los usos, territorios, usuarios y plazo indicados. Todo uso no autorizado de forma expresa queda reservado a la parte licenciante.

3. Contraprestación. La parte licenciataria paga las cantidades fijas y las regalías pactadas, y lleva un registro de uso suficiente para comprobarlas.

4. Titularidad. La parte licenciante declara que es titular de los derechos o que puede licenciarlos, y responde de las reclamaciones de terceros que impidan el uso pacífico.

5. Conservación. La parte licenciataria no retira avisos de titularidad, no sublicencia y no hace copias distintas de las necesarias para el uso autorizado y su respaldo.

6. Comprobación. La parte licenciante puede pedir una vez al año una declaración de uso. Si muestra un uso superior al pagado, la diferencia se regulariza en treinta días.

7. Fin de la licencia. Al terminar, la parte licenciataria cesa en el uso y elimina o devuelve las copias, salvo las que deba conservar por ley.

Condiciones particulares (complétense antes de publicar):
- Obra, programa, marca o patente licenciada:
- Usos, territorio, usuarios y plazo:
- Contraprestación fija y regalías:
- Exclusividad y sublicencias, si las hay:`,
  type: 'license',
  votes: 96,
  comments: [
    {
      id: 'license-comment-1',
      user: 'Clara Montes',
      text: 'La declaración anual de uso es mucho menos invasiva que una auditoría y ha bastado.',
      date: '2026-07-08',
    },
    {
      id: 'license-comment-2',
      user: 'Tipografía Sur',
      text: 'Lo adaptamos a fuentes tipográficas cambiando solo el alcance.',
      date: '2026-10-11',
    },
  ],
  predefinedGuarantees: [
    {
      id: 'license-fees',
      description: 'Garantía de pago de regalías',
      role: 'buyer',
      defaultDuration: 365,
      defaultAmount: 25,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda un trimestre de contraprestación. Se devuelve al final de la licencia si no hay importes pendientes. Si una liquidación sigue impagada treinta días después de su vencimiento, se libera a favor de la parte licenciante hasta el importe debido.',
      verificationProcess:
        'Declaración trimestral de uso y justificante de pago compartidos en el chat. A falta de declaración, se toma la del trimestre anterior.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'license-title',
      description: 'Garantía de titularidad y uso pacífico',
      role: 'seller',
      defaultDuration: 730,
      defaultAmount: 25,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre la devolución de lo pagado por el periodo no disfrutado si un tercero con mejor derecho impide el uso. Se devuelve al vencimiento si no hay una reclamación de terceros en curso.',
      verificationProcess:
        'Requerimiento o resolución que impida el uso, compartido en el chat. La parte licenciante dispone de veinte días para acreditar su derecho o sustituir el objeto licenciado.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'license-scope',
      description: 'Garantía de uso dentro del alcance',
      role: 'buyer',
      defaultDuration: 730,
      defaultAmount: 10000,
      defaultAmountUnit: 'eur',
      conditions:
        'Responde de copias, sublicencias o usos no autorizados. Se libera a favor de la parte licenciante por el valor del uso no autorizado cuando este quede acreditado; en otro caso se devuelve al vencimiento.',
      verificationProcess:
        'La parte licenciante aporta prueba del uso no autorizado y la parte licenciataria puede responder en quince días. Si no hay acuerdo, decide el árbitro del contrato.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'license-continuity',
      description: 'Depósito del código o de los originales',
      role: 'seller',
      defaultDuration: 365,
      defaultAmount: 5000,
      defaultAmountUnit: 'eur',
      conditions:
        'Asegura que la parte licenciante mantiene depositada una copia actualizada del código fuente o de los originales, accesible si cesa en su actividad o abandona el mantenimiento. Sin depósito vigente, se libera a favor de la parte licenciataria.',
      verificationProcess:
        'Acta notarial de depósito o certificado del depositario, renovado con cada versión principal y compartido en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
