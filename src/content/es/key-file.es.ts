import type { keyFileMessages } from '@/content/key-file.messages';
import type { TextsOf } from '@/i18n/translation';

export const keyFile: TextsOf<typeof keyFileMessages> = {
  'file-too-large':
    'Este archivo es demasiado grande. Elija la copia de la clave o el kit de recuperación que descargó aquí.',
  'file-not-json':
    'Esto no es una copia de la clave ni un kit de recuperación: no contiene JSON o está incompleto. Elija el archivo .json que descargó aquí.',
  'file-not-a-key-file':
    'Esto no es una copia de la clave ni un kit de recuperación. Elija el archivo .json que descargó aquí.',
  'file-newer-version':
    'Este archivo es de una versión posterior de este programa. Vuelva a cargar la página y ábralo de nuevo.',
  'file-incomplete': 'Este archivo está dañado: le falta una parte o es incorrecta. Pruebe con otra copia.',
  'file-no-envelope':
    'Este kit de recuperación no contiene ninguna clave cifrada: se hizo para otro firmante. Elija su propio kit o su copia de la clave.',
  'file-other-network':
    'Este kit de recuperación es de una red de Bitcoin distinta de la de este sitio. Elija un kit que haya descargado aquí.',
  'file-other-client':
    'Otro programa cifró la clave de este archivo, y esta página no puede leerla. Úsela en ese programa.',
  'file-damaged': 'Este archivo está dañado: no se puede leer la clave cifrada que contiene. Pruebe con otra copia.',
  'file-altered':
    'Este archivo se ha alterado: la clave cifrada que contiene no corresponde a la clave pública que nombra. Pruebe con otra copia.',
  title: 'Abrir la clave desde un archivo',
  purpose:
    'Abre su clave de firma desde una copia de la clave o un kit de recuperación, solo para esta sesión. Ocurre aquí, en su navegador: no se envía ni se guarda nada.',
  file: 'Copia de la clave o kit de recuperación',
  fileHint: 'El archivo .json que descargó.',
  fileChoose: 'Elegir un archivo',
  fileNone: 'Ninguno todavía',
  'file-missing': 'Elija la copia de la clave o el kit de recuperación.',
  'file-unreadable': 'No se ha podido leer este archivo. Elíjalo de nuevo.',
  password: 'Contraseña de firma',
  open: 'Abrir la clave',
  cancel: 'Cancelar',
  close: 'Cerrar',
  wrongPassword:
    'Esta contraseña no abre la clave del archivo. Si es un archivo antiguo, use la contraseña que tenía entonces. Si está seguro de la contraseña, el archivo puede estar dañado: pruebe con otra copia.',

  keyOfFile: 'Clave pública del archivo',
  keyRemembered: 'Clave pública que este dispositivo recuerda para su cuenta',
  keyNamed: 'Clave pública que el servidor indica para su cuenta',

  foreignTitle: 'Este archivo contiene otra clave',
  foreignNamed:
    'El archivo contiene una clave distinta de la que el servidor indica para su cuenta, así que no se ha abierto. Si es el archivo de otra cuenta, elija el correcto.',
  foreignRemembered:
    'El archivo contiene una clave distinta de la que este dispositivo recuerda para su cuenta, así que no se ha abierto. Si es el archivo de otra cuenta, elija el correcto.',
  foreignReplaced:
    'Si está seguro de que el archivo es de esta cuenta, el servidor ha cambiado su clave. Su dinero sigue donde estaba: está bloqueado con la clave del archivo. No pague ni firme nada aquí, y pregunte a {support}.',

  replacedTitle: 'Su archivo funciona, pero el servidor indica otra clave',
  replaced:
    'Su contraseña abre la clave del archivo, y es la clave que este dispositivo recuerda para su cuenta. El servidor indica otra. Su clave sigue cerrada aquí, porque este servidor puede pedirle que firme algo falso.',
  replacedSafe: 'Qué está a salvo: el dinero bloqueado con su clave. La clave que indica el servidor no puede moverlo.',
  replacedAdvice:
    'Qué hacer: guarde el archivo y la contraseña, no pague ni firme nada aquí y pregunte a {support} por qué se cambió la clave. Sin el servidor, usted y otro firmante pueden mover el dinero con su kit y la página de recuperación.',

  unknownTitle: 'No hay nada con qué comparar esta clave',
  unknown:
    'El servidor no indica ninguna clave pública para su cuenta y este dispositivo no recuerda ninguna. El archivo por sí solo no demuestra que su clave sea la de usted, así que no se ha abierto.',
  unknownAdvice:
    'Su dinero sigue donde estaba. Inicie sesión en un dispositivo en el que ya haya usado esta cuenta, o pida a {support} que restablezca su clave pública. Guarde el archivo y la contraseña. Sin el servidor, usted y otro firmante pueden mover el dinero con su kit y la página de recuperación.',
  helpLink: 'Si {brand} desaparece',
};
