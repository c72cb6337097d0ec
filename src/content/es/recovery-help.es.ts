import type { recoveryHelpMessages } from '@/content/recovery-help.messages';
import type { TextsOf } from '@/i18n/translation';

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
