import type { glossaryMessages } from '@/content/glossary.messages';
import type { helpMessages } from '@/content/help.messages';
import type { recoveryHelpMessages } from '@/content/recovery-help.messages';
import type { supportMessages } from '@/content/support.messages';
import type { TextsOf } from '@/i18n/translation';

export const help: TextsOf<typeof helpMessages> = {
  link: '¿Cómo funciona?',
  title: 'Ayuda',
  intro: 'Cómo funciona {brand}, cuánto cuesta y qué hacer cuando algo va mal.',
  'group-guides': 'Paso a paso',
  'group-basics': 'Cómo funciona',
  'group-safety': 'Claves y seguridad',
  'group-trouble': 'Cuando algo va mal',
  'group-law': 'Derecho, impuestos y privacidad',
  search: 'Buscar en la ayuda',
  clearSearch: 'Borrar la búsqueda',
  placeholder: 'Por ejemplo: comisión, fecha',
  noneFound: 'Ninguna parte de la ayuda contiene todas estas palabras. Pruebe con menos palabras o con otras.',
  showAll: 'Mostrar todo',
};

export const glossary: TextsOf<typeof glossaryMessages> = {
  'word-guarantee': 'Garantía',
  'meaning-guarantee':
    'Un importe en bitcoin que respalda una obligación del contrato. Está en una dirección de la red Bitcoin, bloqueado con tres claves.',
  'word-counterparty': 'Contraparte',
  'meaning-counterparty': 'La persona que se unió al contrato. La otra parte lo creó.',
  'word-arbitrator': 'Titular de la tercera clave',
  'meaning-arbitrator':
    'La persona que tiene la tercera clave de cada garantía; es el árbitro si el contrato tiene convenio arbitral. Su firma y la de una parte mueven el dinero; el contrato dice cuándo puede firmar. Su clave sola no mueve nada.',
  'word-deposit-address': 'Dirección de depósito',
  'meaning-deposit-address':
    'La dirección de Bitcoin a la que se envía el dinero de una garantía. Verificada: corresponde a las tres claves.',
  'word-satoshi': 'Satoshi (sat)',
  'meaning-satoshi': 'La unidad más pequeña de bitcoin: 100.000.000 de satoshis son 1 BTC.',
  'word-network-fee': 'Comisión de red',
  'meaning-network-fee':
    'Lo que cobra la red Bitcoin por una transacción. Depende del tamaño de la transacción y de la ocupación de la red, no del importe.',
  'word-confirmation': 'Confirmación',
  'meaning-confirmation':
    'Un bloque de la red Bitcoin que contiene la transacción o que va detrás de ella. Aparece un bloque nuevo cada diez minutos, aproximadamente. Antes de la primera confirmación todavía se puede sustituir un pago.',
  'word-release': 'Liberación',
  'meaning-release': 'Sacar dinero de una garantía. Hacen falta las firmas de dos de las tres personas con clave.',
  'word-co-sign': 'Segunda firma',
  'meaning-co-sign': 'Añadir la segunda firma a una liberación. La transacción se envía entonces a la red.',
  'word-signing-key': 'Clave de firma',
  'meaning-signing-key': 'Su propia clave de las garantías. Se crea en su navegador y se cifra con su contraseña.',
  'word-recovery-file': 'Archivo de recuperación',
  'meaning-recovery-file':
    'Un archivo de su cuenta con el que usted y otro firmante pueden mover el dinero sin este sitio.',
  'word-signed-terms': 'Términos firmados',
  'meaning-signed-terms':
    'El texto exacto del contrato, firmado por ambas partes con sus claves. Cualquier cambio posterior se puede detectar.',
  'word-coin': 'Moneda',
  'meaning-coin':
    'Un pago que una dirección ha recibido y todavía no ha gastado. Una transacción gasta monedas enteras.',
  'word-signed-invitation': 'Invitación firmada',
  'meaning-signed-invitation':
    'Un enlace a un contrato con la firma de quien invita. El navegador que lo abre detecta un contrato cambiado o una clave sustituida.',
  'word-safety-number': 'Número de seguridad',
  'meaning-safety-number':
    'Sesenta cifras que ambas partes comparan por teléfono. Si todas coinciden, ambas ven las mismas claves.',
  'word-revision': 'Revisión',
  'meaning-revision': 'Una versión de los términos que firman ambas partes. Cada cambio da lugar a una nueva.',
  'word-block-explorer': 'Explorador de bloques',
  'meaning-block-explorer': 'Un sitio web que muestra las transacciones y los bloques de la red Bitcoin.',
  'word-wallet': 'Monedero',
  'meaning-wallet': 'Un programa o dispositivo que guarda sus propias claves de Bitcoin, y envía y recibe bitcoins.',
  'word-psbt': 'PSBT (transacción por firmar)',
  'meaning-psbt': 'Un archivo con una transacción de Bitcoin a la que todavía le faltan firmas.',
  title: 'Glosario',
  more: 'Más en la ayuda',
};

export const recoveryHelp: TextsOf<typeof recoveryHelpMessages> = {
  title: 'Si {brand} desaparece',
  intro:
    'Cómo sacar el dinero de una garantía si este sitio, su servidor o la otra parte desaparecen para siempre. Lea los tres primeros apartados antes de hacer nada. No hay prisa.',
  contents: 'En esta página',

  'safe-title': 'Qué está a salvo',
  'safe-money':
    'Su dinero no está en un servidor. Está en direcciones de la red Bitcoin. Cada dirección está bloqueada con tres claves: una de cada parte y la tercera clave. Dos cualesquiera de las tres claves pueden mover el dinero. Una sola, no.',
  'safe-time':
    'Ningún servidor puede perderlo, y en la red Bitcoin nada caduca. Las fechas del contrato no mueven dinero. Solo una fecha de devolución firmada por ambas partes permite a quien depositó recuperar el depósito por su cuenta.',
  'safe-thieves':
    'Nadie necesita su contraseña ni una clave privada para ayudarle. No se las enseñe a nadie, y escriba la contraseña solo en un archivo de recuperación que haya guardado usted.',

  'need-title': 'Qué necesita',
  'need-file':
    'Su archivo de recuperación: su nombre empieza por aval-recovery y termina en .html. Se descarga en «Recuperación», en el menú de un contrato. Se abre con un doble clic, sin este sitio, y contiene su clave cifrada y las direcciones de sus contratos.',
  'need-password': 'Su contraseña de firma, tal como era cuando se hizo el archivo. Nadie puede restablecerla.',
  'need-signer':
    'Otra firma: la de la otra parte, con su propio archivo y su contraseña, o la de la persona titular de la tercera clave. Acuerde antes con ella adónde va el dinero. Después de una fecha de devolución que haya firmado la otra parte no necesita a nadie: un archivo descargado desde entonces guarda esa firma.',
  'need-genuine':
    'Para comprobar que la página de un archivo es auténtica, compare el SHA-256 de sus scripts, que muestra la página, con el que indica «Recuperación» en «Detalles», o abra el archivo en recover.html de este sitio.',
  'need-explorer': 'Una conexión a internet al final, para enviar la transacción terminada. La página firma sin ella.',
  'need-link': 'Abrir recover.html de este sitio',

  'steps-title': 'Paso a paso',
  'steps-open':
    'Abra su archivo de recuperación con un doble clic. Si contiene varios contratos, elija uno. La página comprueba cada dirección con las claves y rechaza las que no coinciden.',
  'steps-coins':
    'Revise las monedas. Si se depositó o se movió algo después de guardar el archivo, escriba la dirección de un explorador de bloques y actualice: la página busca también depósitos que el archivo no indica. O escriba los datos de las monedas.',
  'steps-destination':
    'Escriba la Dirección de Bitcoin de destino, el Importe (BTC) y la Tarifa (sat/vB). Añada salidas si reparten el dinero. Compruebe cada dirección con quien recibe, por teléfono o en persona.',
  'steps-sign':
    'Pulse Crear transacción. Compare lo que recibe cada salida y la comisión. Escriba su Contraseña de firma y pulse Firmar.',
  'steps-pass':
    'Pulse Guardar PSBT y envíe el archivo a quien pone la segunda firma. No contiene contraseñas ni claves privadas, y no se puede usar sin una segunda firma.',
  'steps-second':
    'Quien pone la segunda firma abre su propio archivo de recuperación (la persona titular de la tercera clave, recover.html con el archivo «Para otro firmante» que usted le envió) y la transacción de usted, compara lo que paga y firma.',
  'steps-broadcast':
    'Con dos firmas, la página muestra la Transacción en bruto. Pulse Difundir, o cópiela y péguela en la página de difusión de cualquier explorador de bloques. Guarde todos los archivos hasta que la transacción tenga confirmaciones.',

  'partner-title': 'La otra parte ha desaparecido',
  'partner-arbitrator':
    'Entonces la persona titular de la tercera clave puede firmar en su lugar, después de un laudo o de una resolución judicial, como diga el contrato. Reúna lo que demuestre que usted cumplió.',
  'partner-file':
    'Cree la transacción con su archivo de recuperación y fírmela. Envíela a la persona titular de la tercera clave con el archivo «Para otro firmante», que también está en «Recuperación»: no contiene ninguna clave ni otro contrato. No envíe nunca su archivo de recuperación. También puede crearla y firmarla antes esa persona; abra entonces lo que le envíe y fírmelo.',

  'arbitrator-title': 'La persona titular de la tercera clave ha desaparecido',
  'arbitrator-two':
    'Mientras firmen ambas partes, no necesitan la tercera clave. Liquiden pronto la garantía: sin la tercera clave nadie puede firmar en lugar de una parte.',

  'backup-title': 'Su archivo solo contiene su clave',
  'backup-key':
    'Un archivo anterior a su primer contrato, o una copia de la clave de antes, no contiene direcciones. Si el servidor todavía funciona, inicie sesión y descargue otro archivo de recuperación.',
  'backup-open':
    'Si el servidor funciona, pero su copia de la clave no, elija «Abrir la clave desde un archivo» en el menú junto a su correo electrónico, con el archivo y su contraseña.',
  'backup-other':
    'Si el servidor ha desaparecido, pida a la otra parte el archivo «Para otro firmante»: describe las mismas direcciones, y ella puede crear la transacción. La documentación de este programa (recovery.md) explica cómo firmarla con su clave.',

  'password-title': 'Ha perdido la contraseña',
  'password-lost':
    'Entonces su clave está perdida, y nadie puede restablecerla. Su dinero todavía no está perdido: la otra parte y la persona titular de la tercera clave pueden moverlo. Pídaselo a esas dos personas cuanto antes.',
  'password-try':
    'Antes, pruebe en la página de recuperación contraseñas anteriores, otras formas de escribirla y otra distribución de teclado. El número de intentos no está limitado. No pague a nadie que prometa abrirla.',

  'broadcast-title': 'Una liberación se firmó, pero no se envió',
  'broadcast-file':
    'Si la liberación se firmó antes de hacer el archivo, el archivo la contiene. Ábrala en la página como Transacción por firmar. Si falta una firma, envíela a quien deba poner la segunda. Después, difúndala.',
  'broadcast-twice':
    'No firme otra transacción antes de saber qué ha sido de la primera. Si tiene que hacerlo, gaste de nuevo al menos una de las mismas monedas: así solo una de las dos puede completarse.',

  'programs-title': 'Con Bitcoin Core o Sparrow',
  'programs-core':
    'Bitcoin Core puede vigilar las direcciones con los descriptores del archivo, comprobar una PSBT, enviar la transacción terminada y firmar con la tercera clave. No puede firmar con su clave: solo la abre la página de recuperación.',
  'programs-sparrow':
    'Sparrow puede mostrar una PSBT y enviar una transacción terminada. No puede importar los descriptores como monedero ni firmar para ellos.',
  'programs-docs':
    'Las órdenes están en la documentación de este programa (recovery.md). No se han probado en la versión que usted usa.',

  'test-title': 'Pruébelo ahora',
  'test-why': 'Un archivo que nunca se ha probado puede fallar cuando lo necesite. Mientras todo funciona, haga esto:',
  'test-file':
    'Descargue su archivo de recuperación, y otro después de cada contrato nuevo y de cada fecha de devolución firmada.',
  'test-store':
    'Guarde una copia lejos de su ordenador, para que un incendio o un ladrón no alcance las dos cosas. Guarde la contraseña en otro lugar.',
  'test-try':
    'En «Recuperación», elija «Probarlo», con el archivo que guardó y su contraseña. No se envía nada ni se mueve dinero.',
  'test-other': 'Pida a la otra parte que haga lo mismo: hacen falta dos firmas.',
};

export const support: TextsOf<typeof supportMessages> = {
  support: 'soporte',
  operator: 'quien gestiona este {brand}',
};
