import type { glossaryMessages } from '@/content/glossary.messages';
import type { helpMessages } from '@/content/help.messages';
import type { recoveryHelpMessages } from '@/content/recovery-help.messages';
import type { recoveryPageMessages } from '@/content/recovery-page.messages';
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
  'word-recovery-kit': 'Kit de recuperación',
  'meaning-recovery-kit':
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
    'Nadie necesita su contraseña ni una clave privada para ayudarle. No se las enseñe a nadie, y escriba la contraseña solo en una página de recuperación que haya guardado usted.',

  'need-title': 'Qué necesita',
  'need-kit':
    'El kit de recuperación de su cuenta: un archivo cuyo nombre empieza por aval-kit y termina en .json. Se descarga en el menú de un contrato. Contiene su clave cifrada y una descripción de las direcciones de cada contrato.',
  'need-password': 'Su contraseña de firma, tal como era cuando se hizo el kit. Nadie puede restablecerla.',
  'need-signer':
    'Otra firma: la de la otra parte, con su propio kit y su contraseña, o la de la persona titular de la tercera clave. Acuerde antes con ella adónde va el dinero. Después de una fecha de devolución que haya firmado la otra parte no necesita a nadie: un kit descargado desde entonces guarda esa firma.',
  'need-page':
    'La página de recuperación: el archivo recover.html. Se guarda desde el menú del contrato mientras este sitio funciona; quien tenga el archivo puede dárselo. Si puede, compare su SHA-256 con el que mostró la aplicación.',
  'need-explorer':
    'Una conexión a internet al final, para enviar la transacción terminada. La página de recuperación firma sin ella.',
  'need-link': 'Ver la página de recuperación de este sitio (recover.html)',

  'steps-title': 'Paso a paso',
  'steps-open':
    'Abra recover.html desde su disco, elija su kit y pulse Abrir. Si el kit contiene varios contratos, elija uno. La página comprueba cada dirección del kit con las claves y rechaza las que no coinciden.',
  'steps-coins':
    'Revise las monedas. Si se depositó o se movió algo después de guardar el kit, escriba la dirección de un explorador de bloques y actualice: la página busca también depósitos que el kit no indica. O escriba los datos de las monedas.',
  'steps-destination':
    'Escriba la Dirección de Bitcoin de destino, el Importe (BTC) y la Tarifa (sat/vB). Añada salidas si reparten el dinero. Compruebe cada dirección con quien recibe, por teléfono o en persona.',
  'steps-sign':
    'Pulse Crear transacción. Compare lo que recibe cada salida y la comisión. Escriba su Contraseña de firma y pulse Firmar.',
  'steps-pass':
    'Pulse Guardar PSBT y envíe el archivo a quien pone la segunda firma. No contiene contraseñas ni claves privadas, y no se puede usar sin una segunda firma.',
  'steps-second':
    'Quien pone la segunda firma abre en su página de recuperación su propio kit (la persona titular de la tercera clave, el de usted) y el archivo que usted le envió, compara lo que paga y firma.',
  'steps-broadcast':
    'Con dos firmas, la página muestra la Transacción en bruto. Pulse Difundir, o cópiela y péguela en la página de difusión de cualquier explorador de bloques. Guarde todos los archivos hasta que la transacción tenga confirmaciones.',

  'partner-title': 'La otra parte ha desaparecido',
  'partner-arbitrator':
    'Entonces la persona titular de la tercera clave puede firmar en su lugar, después de un laudo o de una resolución judicial, como diga el contrato. Reúna lo que demuestre que usted cumplió.',
  'partner-kit':
    'Cree la transacción con su kit, fírmela y envíe el archivo y su kit a la persona titular de la tercera clave. El contrato y su kit dicen quién es. También puede crearla y firmarla esa persona con el kit de usted; abra entonces el archivo que le envíe y fírmela.',

  'arbitrator-title': 'La persona titular de la tercera clave ha desaparecido',
  'arbitrator-two':
    'Mientras firmen ambas partes, no necesitan la tercera clave. Liquiden pronto la garantía: sin la tercera clave nadie puede firmar en lugar de una parte.',

  'backup-title': 'Solo tiene una copia de la clave',
  'backup-key':
    'La copia contiene su clave, pero no las direcciones. Si el servidor todavía funciona, inicie sesión y descargue un kit de recuperación.',
  'backup-open':
    'Si el servidor funciona, pero su copia de la clave no, elija «Abrir la clave desde un archivo» en el menú junto a su correo electrónico, con la copia y su contraseña.',
  'backup-other':
    'Si el servidor ha desaparecido, pida a la otra parte su kit: describe las mismas direcciones, y ella puede crear la transacción. La documentación de este programa (recovery.md) explica cómo firmarla con su clave.',

  'password-title': 'Ha perdido la contraseña',
  'password-lost':
    'Entonces su clave está perdida, y nadie puede restablecerla. Su dinero todavía no está perdido: la otra parte y la persona titular de la tercera clave pueden moverlo. Pídaselo a esas dos personas cuanto antes.',
  'password-try':
    'Antes, pruebe en la página de recuperación contraseñas anteriores, otras formas de escribirla y otra distribución de teclado. El número de intentos no está limitado. No pague a nadie que prometa abrirla.',

  'broadcast-title': 'Una liberación se firmó, pero no se envió',
  'broadcast-kit':
    'Si la liberación se firmó antes de hacer el kit, el kit la contiene. Ábrala en la página de recuperación como Transacción por firmar. Si falta una firma, envíela a quien deba poner la segunda. Después, difúndala.',
  'broadcast-twice':
    'No firme otra transacción antes de saber qué ha sido de la primera. Si tiene que hacerlo, gaste de nuevo al menos una de las mismas monedas: así solo una de las dos puede completarse.',

  'programs-title': 'Con Bitcoin Core o Sparrow',
  'programs-core':
    'Bitcoin Core puede vigilar las direcciones con los descriptores del kit, comprobar una PSBT, enviar la transacción terminada y firmar con la tercera clave. No puede firmar con su clave: solo la abre la página de recuperación.',
  'programs-sparrow':
    'Sparrow puede mostrar una PSBT y enviar una transacción terminada. No puede importar los descriptores de un kit como monedero ni firmar para ellos.',
  'programs-docs':
    'Las órdenes están en la documentación de este programa (recovery.md). No se han probado en la versión que usted usa.',

  'rehearse-title': 'Pruébelo ahora',
  'rehearse-why': 'Un kit que nunca se ha probado puede fallar cuando lo necesite. Mientras todo funciona, haga esto:',
  'rehearse-kit':
    'Descargue un kit de recuperación y guarde recover.html junto a él. Descargue otro kit después de cada contrato nuevo y de cada fecha de devolución firmada.',
  'rehearse-store':
    'Guarde una copia lejos de su ordenador, para que un incendio o un ladrón no alcance las dos cosas. Guarde la contraseña en otro lugar.',
  'rehearse-try':
    'Elija «Probar» en el menú del contrato, con el archivo que guardó y su contraseña. No se envía nada, y las firmas que hace no se pueden usar nunca.',
  'rehearse-other': 'Pida a la otra parte que haga lo mismo: hacen falta dos firmas.',
};

export const recoveryPage: TextsOf<typeof recoveryPageMessages> = {
  title: 'Página de recuperación',
  purpose: 'Un solo archivo con el que puede mover sus garantías si este producto desaparece.',
  use: 'Guárdela junto a su kit de recuperación. Ábrala desde su disco, sin ninguna red: crea y firma la transacción con el kit. Usted y otro firmante pueden entonces mover el dinero.',
  size: 'Tamaño del archivo',
  hash: 'SHA-256',
  copyHash: 'Copiar el SHA-256',
  copied: 'Copiado',
  copyFailed: 'El navegador no ha permitido copiar. Seleccione el texto y cópielo a mano.',
  hashHint:
    'Es el mismo para quienes compilen esta versión. Compárelo con lo que ve la otra parte o con el archivo de su disco.',
  open: 'Abrirla aquí',
  close: 'Cerrar',
  download: 'Descargar página de recuperación',
  downloading: 'Descargando…',
  downloaded: 'Su navegador está guardando {file}. Su SHA-256 es el de arriba.',
  unreachable:
    'No se ha podido descargar la página de recuperación y no se ha guardado nada. Compruebe su conexión e inténtelo otra vez.',
  changed:
    'El servidor ha enviado un archivo distinto del que corresponde a esta aplicación. No se ha guardado: podría quedarse con sus claves. Vuelva a cargar la página e inténtelo otra vez; si se repite, consiga el archivo en otro sitio y compare su SHA-256.',
  unknown:
    'No se ha podido cargar el SHA-256 de la página de recuperación. Compruebe su conexión, vuelva a cargar la página e inténtelo otra vez.',
};

export const support: TextsOf<typeof supportMessages> = {
  support: 'soporte',
  operator: 'quien gestiona este {brand}',
};
