import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';

/** The help in Spanish. */
export function getSpanishHelp({
  brand,
  seals,
  addressesChecked,
  passwordIsSent,
  minConfirmations,
}: HelpFacts): HelpSection[] {
  const sections: HelpSection[] = [
    {
      id: 'what-is-it',
      title: `Qué es ${brand}`,
      text: [
        `${brand} es para dos personas o empresas que firman un contrato y quieren algo más que una promesa. Redactan aquí el contrato, y una de ellas, o las dos, bloquea bitcoin como garantía. Si todo va como se acordó, las dos firman para devolver el dinero. Si no, un árbitro puede decidir junto con una de ellas.`,
        `${brand} no es un banco ni parte de su contrato. Nunca tiene su dinero y no puede moverlo.`,
      ],
    },
    {
      id: 'three-keys',
      title: 'Cómo funciona una garantía: tres claves',
      text: [
        'El dinero de una garantía está en una dirección de la red Bitcoin. La dirección está bloqueada con tres claves: la suya, la de su contraparte y la del árbitro. Dos cualesquiera mueven el dinero. Una sola no mueve nada.',
        `${addressesChecked ? 'Su navegador calcula la dirección a partir de las tres claves antes de mostrarla.' : 'Esta instalación no comprueba cómo se bloquean los depósitos: para la dirección depende usted de su servidor.'} Antes de que usted firme, comprueba que la transacción solo gasta esta garantía y que paga exactamente el importe y el destino que ve. Se niega a firmar una transacción que pague a cualquier otro.`,
      ],
    },
    {
      id: 'first-contract',
      title: 'Su primer contrato, paso a paso',
      text: [
        'Necesita una dirección de correo, una contraseña que no vaya a perder y, para las garantías que deposite usted, algo de bitcoin en un monedero o en una casa de cambio. Haga contratos con personas a las que pueda localizar también por otra vía, y pruébelo todo antes con un importe pequeño.',
      ],
      steps: [
        'En la pantalla de inicio de sesión, elija **Regístrese aquí**. Escriba un **Nombre de usuario**, que verán sus contrapartes, su correo y una contraseña segura, y pulse **Registrarse**. Apunte la contraseña en un lugar seguro: abre su clave de firma y nadie puede restablecerla.',
        'Pulse **Descargar la copia de la clave** y guarde el archivo fuera de este dispositivo. También puede hacerlo más tarde en el menú de su correo, y comprobar allí el archivo con **Comprobar la copia de la clave**. Después pulse **Iniciar sesión**.',
        'Elija **Crear un contrato** en la lista de contratos y después **Ver los modelos**.',
        'Elija un modelo y pulse **Usar este modelo**. Elija **Su papel** y rellene las **Condiciones particulares**, que pasan al texto. Marque las cláusulas que necesite y elija garantías de la lista. Compruebe el importe, en euros o en bitcoins, y la fecha de cada una y pulse **Añadir garantía**. Lo que escribe se conserva en este dispositivo aunque salga de la página.',
        'Pulse **Importar modelo**. Se crea un borrador que solo ve usted. Indica quién es el árbitro y los puntos que conviene revisar, como huecos y fechas; cada uno lleva a su sitio. Lea todo el texto, elija **Editar** para cambiar lo que no encaje y pulse **Guardar**.',
        'Pulse **Publicar contrato**.',
        seals
          ? 'Pulse **Compartir contrato** y envíe el enlace copiado a su contraparte. Con **Copiar invitación sellada** el enlace lleva además su firma, de modo que el navegador de la otra persona detecta si alguien ha cambiado el contrato o sustituido la clave de usted.'
          : 'Pulse **Compartir contrato** y envíe el enlace copiado a su contraparte.',
        'Su contraparte abre el enlace, se registra o inicia sesión, lee el contrato y pulsa **Aceptar contrato**. El contrato queda activo, y cualquiera de los dos puede añadir más garantías con **Añadir garantía**. Quien añade allí una garantía es quien la deposita.',
        ...(seals
          ? [
              'Lea los términos y pulse **Firmar los términos**, escriba su **Contraseña de firma** (la misma con la que inicia sesión) y pulse **Firmar**. Su contraparte hace lo mismo. Descargue el **Certificado** como prueba.',
            ]
          : []),
        'El depositante pulsa **Depositar** en la garantía, o **Ver dirección** donde el contrato dice **Requiere su acción**. Envía exactamente el importe que falta a la dirección que se muestra, desde cualquier monedero de Bitcoin. La garantía pasa a **Activa** cuando ha llegado todo el importe.',
        'Abra el menú **Más** del contrato y elija **Descargar el kit de recuperación**. Guarde el archivo, y a su lado la **Página de recuperación** del mismo menú, que lo abre. Con los dos, el dinero se puede mover sin este sitio.',
        'Cuando el contrato se haya cumplido, uno de los dos pulsa **Liberar garantía**. Escriba la **Dirección Bitcoin de destino**, normalmente una del monedero del depositante, el importe (o **Máx.**) y su **Contraseña de firma**, y pulse **Generar transacción**. Todavía no se ha movido nada.',
        'La otra persona ve en menos de un minuto que falta su firma y pulsa **Firmar liberación** en la garantía, o **Revisar y firmar**. Compara destino, importe y comisión con lo acordado, escribe su **Contraseña de firma** y pulsa **Firmar liberación**. El dinero se envía en ese momento. **Ver transacción** la muestra en la red Bitcoin.',
      ],
    },
    {
      id: 'joining',
      title: 'Le han invitado a un contrato',
      steps: [
        'Abra el enlace. Inicie sesión, o regístrese antes. Después volverá a la invitación.',
        'Lea el texto, las garantías, quién deposita cada una y quién es el árbitro. Pregunte a quien le invitó todo lo que no entienda.',
        'Pulse **Aceptar contrato** si está de acuerdo, o **Rechazar** para salir. Aceptar no mueve dinero. Si rechaza, nadie recibe un aviso: dígaselo a quien le invitó. El enlace sigue funcionando.',
        ...(seals ? ['Pulse **Firmar los términos** en el contrato. La otra parte también firma.'] : []),
        'Pulse **Depositar** solo en las garantías en las que usted sea el depositante. Antes del primer depósito, guarde una copia de la clave.',
      ],
    },
    {
      id: 'who-can-do-what',
      title: 'Quién puede hacer qué',
      points: [
        'Usted solo: escribir, usar el chat, firmar los términos, depositar y proponer una liberación. No puede sacar dinero por su cuenta.',
        'Su contraparte sola: lo mismo que usted.',
        'Usted y su contraparte juntos: mover cualquier parte de una garantía a cualquier lugar. El árbitro no hace falta.',
        'El árbitro y uno de los dos juntos: mover cualquier parte de una garantía. Así se deciden las disputas.',
        'El árbitro solo: nada.',
        `El servidor de ${brand}: guarda los textos, el chat y su clave cifrada. Puede fallar, retrasarse o mostrar algo falso, pero no puede mover dinero. Su navegador comprueba lo que dice.`,
        'El titular, que creó el contrato, lo publica, lo comparte y puede eliminar un borrador.',
      ],
    },
    {
      id: 'deposits',
      title: 'Depósitos',
      text: [
        'Solo tiene que pagar el depositante de la garantía. Pulse **Depositar**, compruebe que la dirección aparece como **Verificada** y envíe el importe desde su monedero. Escanee el código o copie la dirección; no la escriba a mano.',
        minConfirmations === 0
          ? 'Un depósito cuenta en cuanto la red lo conoce, incluso antes de su primera confirmación. Hasta entonces todavía se puede sustituir un pago. Antes de entregar algo de valor a cambio, espere una confirmación o más.'
          : `Un depósito cuenta después de ${minConfirmations} confirmaciones. Aparece un bloque nuevo cada diez minutos, aproximadamente.`,
        'Si su monedero pagó una comisión baja, el depósito puede tardar horas. La dirección sigue siendo válida.',
      ],
    },
    {
      id: 'wrong-amount',
      title: 'Ha pagado un importe equivocado',
      points: [
        'De menos: la garantía sigue **Pendiente**. Pulse **Depositar** otra vez: el diálogo muestra lo que falta. Envíe el resto. Las casas de cambio suelen descontar su comisión del importe.',
        'De más: no se pierde nada. Lo que sobra pertenece a la garantía y sale de ella del mismo modo, con **Liberar garantía** y dos firmas. Acuérdelo con su contraparte.',
        'A una dirección que no es de este contrato: nadie puede recuperarlo, salvo el dueño de esa dirección.',
      ],
    },
    {
      id: 'releases',
      title: 'Liberar y poner la segunda firma',
      text: [
        'Cualquiera de los dos puede proponer una liberación, total o parcial. No se mueve nada antes de la segunda firma. La segunda firma la envía, y no se puede deshacer.',
        'Compruebe la dirección de destino con quien recibe, por teléfono o en persona, sobre todo si le llegó por correo o por chat.',
        'Antes de la segunda firma, cualquiera de los dos puede pulsar **Cancelar liberación**. Una firma que ha salido de su dispositivo sigue siendo válida: hasta que el dinero se haya movido de otro modo, quien guardó una copia podría completar aquella transacción.',
        'Si una transacción tarda demasiado, **Subir la comisión** la sustituye por otra con una comisión más alta. Firman los dos de nuevo; la diferencia la paga quien recibe.',
      ],
    },
    {
      id: 'fees',
      title: 'Cuánto cuesta, con ejemplos',
      text: [
        `${brand} no cobra nada en esta versión: ni por los contratos ni un porcentaje de las garantías. Usted paga las comisiones de red, la de su monedero o casa de cambio por el depósito y lo que haya acordado con el árbitro, si acordó algo.`,
        'La comisión de red de una liberación depende del número de depósitos que gasta y de la tarifa del momento, en satoshis por byte virtual (sat/vB), no del importe. Se descuenta del importe que se libera y es de 200 satoshis como mínimo. El formulario la muestra antes de que usted firme.',
      ],
      table: [
        ['Liberación', 'Tarifa', 'Comisión de red', 'De 0.01 BTC llegan'],
        ['un depósito, red tranquila', '1 sat/vB', '200 sat', '0.00999800 BTC'],
        ['un depósito', '5 sat/vB', '790 sat', '0.00999210 BTC'],
        ['un depósito, red ocupada', '20 sat/vB', '3160 sat', '0.00996840 BTC'],
        ['dos depósitos, red ocupada', '20 sat/vB', '5250 sat', '0.00994750 BTC'],
      ],
      points: [
        'Abrir una disputa cuesta 0.00001 BTC (1000 satoshis). No se devuelve. Lea antes la parte sobre disputas.',
        'Las comisiones pueden consumir una garantía de unos pocos miles de satoshis. Elija importes muy superiores.',
      ],
    },
    {
      id: 'signed-terms',
      title: 'Términos firmados',
      text: [
        'Los dos pueden firmar los términos: texto, importes, fechas, claves y PDF. Cada firma se hace con la clave que solo abre su contraseña. Si después se cambia algo, los dos navegadores dan la alarma y muestran las diferencias.',
        'Firmar los términos no mueve dinero. Es una firma electrónica simple: demuestra que el titular de una clave firmó exactamente este texto, no quién es esa persona. Para estar seguro de la clave, compare el **Número de seguridad** por teléfono (ambos lo abren en el menú **Más** del contrato) o use una invitación sellada.',
        'Los cambios siguen siendo posibles. Dan lugar a una revisión nueva, que los dos vuelven a firmar. El **Certificado** se puede guardar, imprimir y comprobar sin este sitio.',
      ],
    },
    {
      id: 'key-backup',
      title: 'La clave y su copia',
      text: [
        'Su clave de firma se crea en su navegador cuando se registra, y se cifra con su contraseña. El servidor guarda solo la copia cifrada. Una copia de la clave es un ejemplar propio.',
        'Guárdela con **Descargar la copia de la clave**, fuera de este dispositivo, y guarde la contraseña en otro lugar: con las dos cosas se puede firmar por usted. **Comprobar la copia de la clave** muestra que el archivo y la contraseña encajan. Una copia sirve para todos sus contratos.',
      ],
    },
    {
      id: 'recovery-kit',
      title: 'Kit de recuperación',
      text: [
        'Un kit de recuperación es de su cuenta. Contiene su clave cifrada y todo lo necesario para encontrar y mover el dinero de sus contratos sin este sitio, junto con otro firmante. Haga uno después de su primer depósito y de unirse a otro contrato con **Descargar el kit de recuperación** y pruébelo con **Ensayar**.',
      ],
      recoveryLink: 'Cómo usar un kit de recuperación, paso a paso',
    },
    {
      id: 'counterparty-gone',
      title: 'La otra parte desaparece',
      text: [
        'Su dinero no se ha perdido, pero usted solo no puede moverlo. El árbitro puede firmar en lugar de la otra parte, si considera que usted tiene razón. Reúna lo que demuestre que usted cumplió: los términos firmados, el chat, las entregas, los pagos.',
        'En esta versión los árbitros no tienen aquí ninguna pantalla. Póngase en contacto directamente con el árbitro que nombra el contrato y hagan juntos la transacción en la página de recuperación, con su kit de recuperación.',
      ],
      recoveryLink: 'La recuperación con el árbitro',
    },
    {
      id: 'arbitrator-gone',
      title: 'El árbitro desaparece',
      text: [
        'Mientras firmen los dos, no cambia nada. Liquiden pronto la garantía, o pásenla a un contrato nuevo: sin árbitro nadie puede decidir si no se ponen de acuerdo o si uno de los dos desaparece.',
      ],
    },
    {
      id: 'aval-closes',
      title: `${brand} cierra`,
      text: [
        'El dinero sigue en sus direcciones de la red Bitcoin. Con un kit de recuperación, su contraseña y otro firmante lo mueve desde la página de recuperación, un único archivo que funciona sin este sitio. Guarde ahora el kit y la página, mientras todo funciona.',
      ],
      recoveryLink: `Si ${brand} desaparece`,
    },
    {
      id: 'password-lost',
      title: 'Pierde su contraseña',
      text: [
        'Nadie puede restablecerla: es lo que cifra su clave. Pruebe antes contraseñas anteriores y otras formas de escribirla. En la página de recuperación no hay límite de intentos.',
        'Si no aparece, su clave también se ha perdido. El dinero no: su contraparte y el árbitro pueden moverlo juntos. Pídaselo a los dos cuanto antes. Para contratos futuros, regístrese con otra cuenta.',
        'No pague a nadie que prometa recuperarla ni entregue a nadie la copia de su clave.',
      ],
    },
    {
      id: 'device-lost',
      title: 'Pierde el móvil o el ordenador',
      points: [
        'Inicie sesión en otro dispositivo con su contraseña. Allí están sus contratos, y su clave se abre. Si el servidor no puede dar su clave, la abre la copia de la clave.',
        'Quien encuentre el dispositivo necesita su contraseña para firmar cualquier cosa. Si la sesión estaba abierta, puede leer contratos, escribir en el chat y cancelar liberaciones. Avise a su contraparte.',
        'Lo que recordaba el dispositivo perdido no le acompaña: compare otra vez las direcciones de depósito con su contraparte y no libere de nuevo lo que aún esperaba una firma.',
      ],
    },
    {
      id: 'price',
      title: 'Cambia el precio de bitcoin',
      text: [
        'Una garantía es un importe en bitcoin. Si el precio cae a la mitad, cubre la mitad en euros o dólares; si se duplica, está en juego el doble. A nadie se le pide automáticamente que añada dinero.',
        'Acuerden en el contrato qué ocurre entonces: por ejemplo, que el depositante añade una garantía si el valor baja de un límite. Bloquee solo lo que no vaya a necesitar hasta el final.',
      ],
    },
    {
      id: 'dates',
      title: 'Pasa una fecha',
      text: [
        'No ocurre nada por sí solo. La fecha de una garantía dice hasta cuándo respalda la obligación; ni bloquea ni desbloquea el dinero. Después de la fecha siguen haciendo falta dos firmas, y siguen sirviendo. Si la otra parte se niega a firmar, vea la parte sobre disputas.',
        'El menú **Más** del contrato tiene **Extracto y fechas**: lo que ha entrado y salido, y **Descargar fechas (.ics)** para su calendario.',
      ],
    },
    {
      id: 'arbitrator',
      title: 'El árbitro',
      text: [
        `Cada contrato tiene un árbitro, cuyo nombre figura en él. Lo establece quien gestiona este ${brand}. Compruebe antes de aceptar que confía en él: junto con cualquiera de los dos puede mover toda la garantía.`,
        'Acuerden en el contrato cuándo puede decidir el árbitro, con qué reglas y quién le paga. Sus honorarios, si los hay, son cosa de ustedes y de él.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputas',
      text: [
        'Hablen primero: la mayoría de los desacuerdos acaba con una liberación que reparte el dinero. Una garantía se puede liberar por partes.',
        'No pague por una disputa en esta versión. **Abrir disputa** pide una explicación, archivos y 0.00001 BTC que no se devuelven. En esta versión nada de ello llega al árbitro ni a la otra parte. Póngase en contacto directamente con el árbitro, con el certificado y sus pruebas.',
        'Si el árbitro le da la razón, firman los dos la transacción en la página de recuperación. Una garantía en disputa está tan bloqueada como antes: dos de tres claves.',
      ],
    },
    {
      id: 'risks',
      title: 'Riesgos',
      points: [
        'Bastan dos de las tres claves. Si su contraparte y el árbitro se ponen de acuerdo contra usted, pueden llevarse la garantía. Elija bien a los dos.',
        'Si se pierden dos de las tres claves, el dinero se pierde para siempre.',
        'Las transacciones de Bitcoin no se pueden deshacer. Lo que se envía a una dirección equivocada se pierde.',
        'El precio de bitcoin puede bajar o subir mucho mientras el dinero está bloqueado.',
        'Un programa malicioso en su dispositivo, o un sitio que imite a este, puede robarle la contraseña. Compruebe la dirección en el navegador antes de escribirla.',
        ...(passwordIsSent
          ? [
              'Esta instalación envía su contraseña al servidor, que guarda también su clave cifrada. El servidor podría, por tanto, abrir su clave. Úsela solo si confía en quien la gestiona.',
            ]
          : []),
        'Ningún fondo de garantía de depósitos cubre una garantía. Los modelos son propuestas de redacción, no asesoramiento jurídico. Haga revisar los contratos importantes por un abogado.',
      ],
    },
  ];
  return seals ? sections : sections.filter(({ id }) => id !== 'signed-terms');
}
