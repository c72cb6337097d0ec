import { getSpanishGuides } from '@/content/help/guides.es';
import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';
import { getSpanishLegalHelp } from '@/content/help/legal-help.es';

/** The help in Spanish. */
export function getSpanishHelp(facts: HelpFacts): HelpSection[] {
  const { brand, seals, addressesChecked, passwordIsSent, minConfirmations } = facts;
  const sections: HelpSection[] = [
    ...getSpanishGuides(facts),
    {
      id: 'what-is-it',
      title: `Qué es ${brand}`,
      text: [
        `${brand} es para dos personas o empresas que hacen un contrato y quieren algo más que una promesa. Redactan aquí el contrato, y una de las partes, o ambas, bloquean bitcoin como garantía. Si todo va como se acordó, ambas firman para devolver el dinero. Si no, la persona titular de la tercera clave puede firmar con una de ellas, como diga el contrato.`,
        `${brand} no es un banco ni parte de su contrato. No tiene ninguna de las tres claves.${passwordIsSent ? ' En esta instalación, quienes gestionan el servidor podrían abrir su clave y firmar por usted.' : addressesChecked ? ' Nadie puede mover el dinero por su cuenta, salvo desde una fecha de devolución que hayan firmado ambas partes.' : ''}`,
      ],
    },
    {
      id: 'three-keys',
      title: 'Cómo funciona una garantía: tres claves',
      text: [
        addressesChecked
          ? 'El dinero de una garantía está en una dirección de la red Bitcoin. La dirección está bloqueada con tres claves: la suya, la de la otra parte y una tercera. Dos cualesquiera mueven el dinero. Una sola no mueve nada.'
          : 'El dinero de una garantía está en una dirección de la red Bitcoin. Según el servidor, la dirección está bloqueada con tres claves: la suya, la de la otra parte y una tercera.',
        addressesChecked
          ? 'Su navegador calcula la dirección a partir de las tres claves antes de mostrarla. Antes de que usted firme, comprueba que la transacción solo gasta esta garantía y que paga exactamente el importe y el destino que ve. Se niega a firmar una transacción que pague a cualquier otro.'
          : 'Esta instalación no comprueba cómo se bloquean los depósitos: para la dirección depende usted de su servidor. Antes de que usted firme, su navegador comprueba que la transacción paga exactamente el importe y el destino que ve. Para todo lo demás depende usted del servidor: que solo gaste esta garantía y que el resto vuelva a ella.',
      ],
    },
    {
      id: 'who-can-do-what',
      title: 'Quién puede hacer qué',
      points: [
        `Usted, sin nadie más: escribir, usar el chat, ${seals ? 'firmar los términos, ' : ''}depositar y proponer una liberación. No puede sacar dinero por su cuenta${addressesChecked ? ', salvo a partir de una fecha de devolución que haya firmado la otra parte' : ''}.`,
        'La otra parte, sin nadie más: lo mismo que usted.',
        'Ambas partes juntas: mover cualquier parte de una garantía a cualquier lugar. La tercera clave no hace falta.',
        'La persona titular de la tercera clave y una de las partes, juntas: mover cualquier parte de una garantía. El contrato dice cuándo: después de un laudo, si tiene convenio arbitral, o después de una resolución judicial o del resultado de una mediación o de un arbitraje de consumo.',
        `Cualquiera de las partes: editar el texto en todo momento, antes y después de la aceptación. ${seals ? 'Como prueba vale la última versión que firmaron ambas. Firme antes de depositar.' : 'Guarde una copia del texto acordado.'}`,
        'La persona titular de la tercera clave, sin nadie más: nada.',
        `El servidor de ${brand}: guarda los textos, el chat y su clave cifrada. Puede fallar, retrasarse o mostrar algo falso, ${passwordIsSent ? 'y en esta instalación podría abrir su clave' : addressesChecked ? 'pero no puede mover dinero' : 'y en esta instalación elige las direcciones sin que nadie las compruebe'}.${addressesChecked ? ' Su navegador comprueba lo que dice.' : ''}`,
        'Quien creó el contrato lo publica, lo comparte y puede eliminar un borrador.',
      ],
    },
    {
      id: 'deposits',
      title: 'Depósitos',
      text: [
        `Solo tiene que pagar el depositante de la garantía. Pulse **Depositar**${addressesChecked ? ', compruebe que la dirección aparece como **Verificada**' : ''} y envíe el importe desde su monedero. Escanee el código o copie la dirección; no la escriba a mano.`,
        minConfirmations === 0
          ? 'Un depósito cuenta en cuanto la red lo conoce, incluso antes de su primera confirmación. Hasta entonces todavía se puede sustituir un pago. Antes de entregar algo de valor a cambio, espere una confirmación o más.'
          : `Un depósito cuenta después de ${minConfirmations === 1 ? 'una confirmación' : `${minConfirmations} confirmaciones`}. Aparece un bloque nuevo cada diez minutos, aproximadamente.`,
        'Si su monedero pagó una comisión baja, el depósito puede tardar horas. La dirección sigue siendo válida.',
      ],
    },
    {
      id: 'wrong-amount',
      title: 'Ha pagado un importe equivocado',
      points: [
        'De menos: la garantía sigue **Pendiente**. Pulse **Depositar** otra vez: el diálogo muestra lo que falta. Envíe el resto. Las casas de cambio suelen descontar su comisión del importe.',
        'De más: no se pierde nada. Lo que sobra pertenece a la garantía y sale de ella del mismo modo, con **Liberar garantía** y dos firmas. Acuérdelo con la otra parte.',
        'A una dirección que no es de este contrato: nadie puede recuperarlo, salvo el dueño de esa dirección.',
      ],
    },
    {
      id: 'releases',
      title: 'Liberar y poner la segunda firma',
      text: [
        'Cualquiera de las partes puede proponer una liberación, total o parcial. No se mueve nada antes de la segunda firma. La segunda firma la envía, y no se puede deshacer.',
        'Compruebe la dirección de destino con quien recibe, por teléfono o en persona, sobre todo si le llegó por correo o por chat.',
        'Antes de la segunda firma, cualquiera de las partes puede pulsar **Cancelar liberación**. Una firma que ha salido de su dispositivo sigue siendo válida: hasta que el dinero se haya movido de otro modo, quien guardó una copia podría completar aquella transacción.',
        'Si una transacción tarda demasiado, **Subir la comisión** la sustituye por otra con una comisión más alta. Firman de nuevo ambas partes; la diferencia la paga quien recibe.',
      ],
    },
    {
      id: 'fees',
      title: 'Cuánto cuesta, con ejemplos',
      text: [
        `${brand} no cobra nada en esta versión: ni por los contratos ni un porcentaje de las garantías. Usted paga las comisiones de red, la de su monedero o casa de cambio por el depósito y los honorarios de la persona titular de la tercera clave, si los acuerdan.`,
        'La comisión de red de una liberación depende del número de depósitos que gasta y de la tarifa del momento, en satoshis por byte virtual (sat/vB), no del importe. Se descuenta del importe que se libera y es de 200 satoshis como mínimo. El formulario la muestra antes de que usted firme. En pantalla, los importes en BTC llevan punto decimal; al escribirlos valen el punto y la coma.',
      ],
      table: [
        ['Liberación', 'Tarifa', 'Comisión de red', 'Se reciben de 0,01 BTC'],
        ['un depósito, red tranquila', '1 sat/vB', '200 sat', '0,00999800 BTC'],
        ['un depósito', '5 sat/vB', '790 sat', '0,00999210 BTC'],
        ['un depósito, red ocupada', '20 sat/vB', '3.160 sat', '0,00996840 BTC'],
        ['dos depósitos, red ocupada', '20 sat/vB', '5.250 sat', '0,00994750 BTC'],
      ],
      points: [
        `El formulario de **Abrir disputa** pide 0,00001 BTC (1.000 satoshis). No los pague: esta versión no transmite disputas.${addressesChecked ? ' Las ofertas y las fechas de devolución no tienen ese coste.' : ''}`,
        'Las comisiones pueden consumir una garantía de unos pocos miles de satoshis. Un mínimo útil son unos 200.000 satoshis: una liberación con la red ocupada cuesta entonces menos del tres por ciento.',
      ],
    },
    {
      id: 'signed-terms',
      title: 'Términos firmados',
      text: [
        'Ambas partes pueden firmar los términos: texto, importes, fechas, claves y PDF. Cada firma se hace con la clave que solo abre su contraseña. Si después se cambia algo, los navegadores de ambas partes avisan y muestran las diferencias.',
        'Firmar los términos no mueve dinero. Es una firma electrónica simple: demuestra que el titular de una clave firmó exactamente este texto, no quién es esa persona. Para estar seguro de la clave, compare el **Número de seguridad** por teléfono (ambas partes lo abren en el menú **Más** del contrato) o use una invitación firmada.',
        'Los cambios siguen siendo posibles. Dan lugar a una revisión nueva, que ambas partes vuelven a firmar. El **Certificado** se puede guardar, imprimir y comprobar sin este sitio.',
      ],
    },
    {
      id: 'key-backup',
      title: 'Su clave de firma',
      text: [
        'Su clave de firma se crea en su navegador cuando se registra, y se cifra con su contraseña. El servidor guarda solo la copia cifrada. Su archivo de recuperación contiene la copia de usted: guárdelo fuera de este dispositivo, y la contraseña en otro lugar. Con las dos cosas se puede firmar por usted.',
      ],
    },
    {
      id: 'recovery-kit',
      title: 'Archivo de recuperación',
      text: [
        addressesChecked
          ? `Contiene su clave cifrada y todo lo necesario para encontrar y mover el dinero de sus contratos sin este sitio, junto con otro firmante. Se abre con un doble clic. En **Recuperación**, en el menú de un contrato, descárguelo después de su primer depósito, y otra vez después de cada contrato al que se una usted o la otra parte y de cada fecha de devolución que le firmen. Después elija **Probarlo**. No lo envíe nunca: el archivo **Para otro firmante** no contiene ninguna clave ni otro contrato.`
          : 'Esta instalación no comprueba cómo se bloquean los depósitos, así que su archivo de recuperación solo contiene su clave. Elija **Archivo de recuperación** en el menú junto a su correo electrónico.',
      ],
      recoveryLink: addressesChecked && 'Cómo usar un archivo de recuperación, paso a paso',
    },
    {
      id: 'counterparty-gone',
      title: 'La otra parte desaparece',
      text: [
        ...(addressesChecked
          ? [
              'Si la otra parte ha firmado una fecha de devolución, no necesita a nadie: desde ese día, pulse **Recuperar** en **Pendiente de usted**. Sin este sitio, lo mismo se hace con su archivo de recuperación y su contraseña.',
            ]
          : []),
        `${addressesChecked ? 'En los demás casos, su' : 'Su'} dinero no se ha perdido, pero usted no puede moverlo por su cuenta. La persona titular de la tercera clave puede firmar en lugar de la otra parte, después de un laudo o de una resolución judicial, como diga el contrato. Reúna lo que demuestre que usted cumplió: ${seals ? 'los términos firmados, ' : ''}el chat, las entregas, los pagos.`,
        `La persona titular de la tercera clave no suele tener cuenta aquí. Póngase en contacto directamente con la persona que figura en el contrato${addressesChecked ? ' y envíele el archivo **Para otro firmante** y sus pruebas. Firma en la página de recuperación y le envía la transacción; usted la abre con su archivo de recuperación, la firma y la difunde' : ''}.`,
      ],
      recoveryLink: addressesChecked && 'La recuperación con la tercera clave',
    },
    {
      id: 'arbitrator-gone',
      title: 'La persona titular de la tercera clave desaparece',
      text: [
        'Mientras firmen ambas partes, no cambia nada. Liquiden pronto la garantía, o pásenla a un contrato nuevo: sin la tercera clave nadie puede firmar en lugar de una parte que no está de acuerdo o ha desaparecido.',
      ],
    },
    {
      id: 'aval-closes',
      title: `${brand} desaparece`,
      text: [
        `El dinero sigue en sus direcciones de la red Bitcoin. ${addressesChecked ? 'Lo mueve con su archivo de recuperación, su contraseña y otro firmante: el archivo se abre con un doble clic. Guárdelo ahora, mientras todo funciona.' : 'El archivo de recuperación de esta instalación solo contiene su clave. Pregunte a quien la gestiona cómo se puede mover el dinero sin este sitio.'}`,
      ],
      recoveryLink: addressesChecked && 'La recuperación paso a paso',
    },
    {
      id: 'password-lost',
      title: 'Pierde su contraseña',
      text: [
        'Nadie puede restablecerla, porque con ella se cifra su clave. Pruebe antes contraseñas anteriores y otras formas de escribirla. En la página de recuperación no hay límite de intentos.',
        'Si no aparece, su clave también se ha perdido. El dinero no: la otra parte y la persona titular de la tercera clave pueden moverlo. Pídaselo a esas dos personas cuanto antes. Para contratos futuros, regístrese con otra cuenta.',
        'No pague a nadie que prometa recuperarla ni entregue a nadie su archivo de recuperación.',
      ],
    },
    {
      id: 'device-lost',
      title: 'Pierde el móvil o el ordenador',
      points: [
        'Inicie sesión en otro dispositivo con su contraseña. Allí tiene sus contratos y su clave. Si el servidor no puede darle la clave, use su archivo de recuperación.',
        'Quien encuentre el dispositivo necesita su contraseña para firmar cualquier cosa. Si la sesión estaba abierta, puede leer contratos, escribir en el chat y cancelar liberaciones. Avise a la otra parte.',
        'El dispositivo nuevo no sabe lo que recordaba el perdido. Compare otra vez las direcciones de depósito con la otra parte y no repita una liberación que esperaba una firma.',
      ],
    },
    {
      id: 'price',
      title: 'Cambia el precio de bitcoin',
      text: [
        'Una garantía es un importe en bitcoin. Si el precio cae a la mitad, cubre la mitad en euros o dólares; si se duplica, está en juego el doble.',
        'Los contratos hechos con los modelos dicen qué ocurre si la garantía indica un importe en euros. Si su valor queda tres días seguidos por debajo del porcentaje del contrato (80 % si no se cambia), quien deposita la completa en cinco días hábiles desde el aviso, con una garantía nueva. La aplicación no vigila el precio por usted. Bloquee solo lo que no vaya a necesitar hasta el final.',
      ],
    },
    {
      id: 'dates',
      title: 'Pasa una fecha',
      text: [
        'No se mueve nada por sí solo. La fecha de una garantía es el último día para reclamar. En los contratos de los modelos: sin reclamación, la parte beneficiaria tiene que firmar la devolución en cinco días hábiles. Con reclamación, el importe reclamado sigue bloqueado, pero deja de estar garantizado si en sesenta días quien reclama no pide el arbitraje, demanda ni empieza a negociar. Desde que empieza la negociación hay seis meses para demandar o pedir el arbitraje. En un anexo laboral, presente la papeleta de conciliación o la demanda; negociar no basta. Después de la fecha siguen haciendo falta dos firmas, y siguen sirviendo.',
        ...(addressesChecked
          ? [
              'Con una fecha de devolución que hayan firmado ambas partes, quien depositó puede recuperar el depósito por su cuenta desde ese día. Un contrato entre empresas puede exigirla: «Fecha de devolución de las garantías» está entre las condiciones de un modelo. Para reclamar hay entonces treinta días en lugar de sesenta, y la reclamación no detiene la devolución.',
            ]
          : []),
        'El menú **Más** del contrato tiene el **Extracto**: lo que ha entrado y salido, y, en **Descargar**, las **Fechas (.ics)** para su calendario.',
      ],
    },
    {
      id: 'arbitrator',
      title: 'La persona titular de la tercera clave',
      text: [
        `La persona titular de la tercera clave figura en el contrato en **Tercera clave**. La designa quien gestiona este ${brand}. Compruebe antes de aceptar que confía en ella: junto con cualquiera de las partes puede mover toda la garantía.`,
        'Solo decide disputas, como árbitro, si el contrato tiene un convenio arbitral. En contratos con personas consumidoras o trabajadoras, o de vivienda, tiene la tercera clave y solo firma lo que acuerden ambas partes o el resultado de un juicio, una mediación o un arbitraje de consumo. Sus honorarios, si los hay, los acuerdan las partes con esa persona.',
        ...(addressesChecked
          ? [
              'Para la persona titular de la tercera clave: abra la página de recuperación y el archivo **Para otro firmante** que le envió una parte. Elija las monedas, indique qué recibe cada dirección, pulse «Crear transacción» y firme con su clave privada extendida o con otro programa. Guarde la PSBT y envíela a una parte, que añade su firma con su archivo de recuperación. No entregue nunca la clave privada de una sola dirección: junto con su clave pública, que tienen ambas partes, revela todas sus claves.',
            ]
          : []),
      ],
    },
    {
      id: 'disputes',
      title: 'Disputas',
      text: [
        addressesChecked
          ? 'Hablen primero. **Abrir disputa**, en la garantía abierta, empieza por **Hacer una oferta**: cuánto recibe cada parte y hasta cuándo. La otra la acepta, la rechaza o responde con otra oferta. Cuando se acepta, quien la hizo pulsa **Completar el acuerdo**, y una sola transacción paga a ambas. Una oferta obliga hasta que termina; una aceptación no se puede retirar. Quien depositó también puede **Pedir una fecha de devolución** ahí: la otra parte firma por adelantado que el depósito vuelve desde esa fecha, si nadie lo ha movido. Después descargue otra vez el archivo de recuperación: guarda esa firma.'
          : 'Hablen primero: una liberación puede repartir el dinero. Una garantía se puede liberar por partes.',
        `No pague por una disputa en esta versión. **Abrir disputa** pide una explicación, archivos y 0,00001 BTC que no se devuelven. En esta versión nada de ello llega a la otra parte ni a la persona titular de la tercera clave. Póngase en contacto directamente con esta, con la carta que prepara **Abrir disputa**${seals ? ', el certificado' : ''} y sus pruebas.`,
        ...(addressesChecked
          ? [
              `**Guardar los registros**, en el menú del contrato, reúne ${seals ? 'los términos firmados, ' : ''}el extracto, el chat y el PDF en un archivo zip. Envíelo a quien decide, con sus propios documentos. El chat incluye también las ofertas confidenciales: quítelas antes.`,
              'Si la decisión le da la razón, usted y la persona titular de la tercera clave firman la transacción en la página de recuperación. Envíele el archivo **Para otro firmante**, nunca su archivo de recuperación. Ella elige las monedas, indica qué recibe cada parte, firma y le envía la transacción. Usted la abre con su archivo de recuperación, la firma y la difunde. Una garantía en disputa sigue bloqueada como antes: hacen falta dos de las tres claves.',
            ]
          : [
              'Si la decisión le da la razón, pregunte a quien gestiona el sitio cómo pueden firmar una transacción usted y la persona titular de la tercera clave.',
            ]),
      ],
    },
    ...getSpanishLegalHelp(facts),
    {
      id: 'risks',
      title: 'Riesgos',
      points: [
        'Bastan dos de las tres claves. Si la otra parte y la persona titular de la tercera clave se ponen de acuerdo contra usted, pueden llevarse la garantía. Elija bien a ambas personas.',
        'Si se pierden dos de las tres claves, el dinero se pierde para siempre.',
        'Las transacciones de Bitcoin no se pueden deshacer. Lo que se envía a una dirección equivocada se pierde.',
        'El precio de bitcoin puede bajar o subir mucho mientras el dinero está bloqueado.',
        'Un programa malicioso en su dispositivo, o un sitio que imite a este, puede robarle la contraseña. Compruebe la dirección en el navegador antes de escribirla.',
        ...(passwordIsSent
          ? [
              'Esta instalación envía su contraseña al servidor, que guarda también su clave cifrada. El servidor podría, por tanto, abrir su clave. Úsela solo si confía en quien la gestiona.',
            ]
          : []),
        'Ningún fondo de garantía de depósitos cubre una garantía. Los modelos son propuestas de redacción, no asesoramiento jurídico. Haga revisar los contratos importantes por un abogado o una abogada.',
      ],
    },
  ];
  return seals ? sections : sections.filter(({ id }) => id !== 'signed-terms');
}
