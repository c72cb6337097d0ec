import type { HelpFacts } from '@/content/help/help-facts';

/* What the reference parts of the help promise: help-promises.test.ts reads this table. */

/** The settings under which a sentence is true. */
export const CONDITIONS = {
  locked: (facts: HelpFacts) => facts.addressesChecked && !facts.passwordIsSent,
  checked: (facts: HelpFacts) => facts.addressesChecked,
  unchecked: (facts: HelpFacts) => !facts.addressesChecked,
  uncheckedOnly: (facts: HelpFacts) => !facts.addressesChecked && !facts.passwordIsSent,
  settlement: (facts: HelpFacts) => facts.settlement,
  noSettlement: (facts: HelpFacts) => !facts.settlement,
  seals: (facts: HelpFacts) => facts.seals,
  sent: (facts: HelpFacts) => facts.passwordIsSent,
  always: () => true,
};

/** Each sentence that says what somebody can or cannot do: condition, English, Spanish. */
export const PROMISES: [keyof typeof CONDITIONS, string, string][] = [
  ['locked', 'Nobody can move the money alone', 'Nadie puede mover el dinero por su cuenta'],
  ['noSettlement', 'a release can split the money.', 'una liberación puede repartir el dinero.'],
  ['locked', 'but it cannot move money', 'pero no puede mover dinero'],
  ['checked', 'Any two of them move the money. One alone moves nothing.', 'Dos cualesquiera mueven el dinero.'],
  ['unchecked', 'According to the server, the address is locked', 'Según el servidor, la dirección está bloqueada'],
  [
    'checked',
    'check that the address is marked **Verified**',
    'compruebe que la dirección aparece como **Verificada**',
  ],
  ['checked', 'A recovery kit belongs to your account.', 'Un kit de recuperación es de su cuenta.'],
  ['checked', 'They sign on the recovery page.', 'Firma en la página de recuperación.'],
  ['checked', 'For arbitrators: open the recovery page', 'Para árbitros: abra la página de recuperación'],
  ['checked', 'you move it from the recovery page', 'lo mueve desde la página de recuperación'],
  ['unchecked', 'so it offers no recovery kit', 'así que no ofrece ningún kit de recuperación'],
  [
    'always',
    'the holder of the third key can sign with one of them, as the contract says.',
    'la persona titular de la tercera clave puede firmar con una de ellas, como diga el contrato.',
  ],
  [
    'settlement',
    'If the other party has signed a return date, you need nobody: from that day, press **Take it back**',
    'Si la otra parte ha firmado una fecha de devolución, no necesita a nadie: desde ese día, pulse **Recuperar**',
  ],
  [
    'settlement',
    'Without this site, the recovery page does the same with your recovery kit and password.',
    'Sin este sitio, la página de recuperación hace lo mismo con su kit de recuperación y su contraseña.',
  ],
  [
    'settlement',
    'its maker presses **Complete the settlement**, and one transaction pays both.',
    'quien la hizo pulsa **Completar el acuerdo**, y una sola transacción paga a ambas.',
  ],
  ['always', 'It holds none of the three keys.', 'No tiene ninguna de las tres claves.'],
  ['checked', 'One alone moves nothing.', 'Una sola no mueve nada.'],
  ['always', 'You cannot take money out alone', 'No puede sacar dinero por su cuenta'],
  [
    'settlement',
    'alone, except after a return date that the other party has signed.',
    'por su cuenta, salvo a partir de una fecha de devolución que haya firmado la otra parte.',
  ],
  ['noSettlement', 'You cannot take money out alone.', 'No puede sacar dinero por su cuenta.'],
  [
    'always',
    'The holder of the third key alone: nothing.',
    'La persona titular de la tercera clave, sin nadie más: nada.',
  ],
  ['sent', 'and on this installation it could open your key.', 'y en esta instalación podría abrir su clave.'],
  [
    'uncheckedOnly',
    'and on this installation nobody checks the addresses that it chooses.',
    'y en esta instalación elige las direcciones sin que nadie las compruebe.',
  ],
  [
    'always',
    'publishes it, shares it and can delete a draft.',
    'lo publica, lo comparte y puede eliminar un borrador.',
  ],
  ['always', 'a payment can still be replaced.', 'todavía se puede sustituir un pago.'],
  [
    'always',
    'nobody can bring it back, except the owner of that address.',
    'nadie puede recuperarlo, salvo el dueño de esa dirección.',
  ],
  ['always', 'Either of you can propose a release', 'Cualquiera de las partes puede proponer una liberación'],
  ['always', 'It moves nothing before the second signature.', 'No se mueve nada antes de la segunda firma.'],
  ['always', 'and it cannot be undone.', 'y no se puede deshacer.'],
  [
    'always',
    'either of you can press **Cancel Transaction**.',
    'cualquiera de las partes puede pulsar **Cancelar liberación**.',
  ],
  ['seals', 'Both of you can sign the terms', 'Ambas partes pueden firmar los términos'],
  ['seals', 'Signing the terms moves no money.', 'Firmar los términos no mueve dinero.'],
  [
    'seals',
    'can be saved, printed, and checked without this site.',
    'se puede guardar, imprimir y comprobar sin este sitio.',
  ],
  ['always', 'the two together can sign for you.', 'con las dos cosas se puede firmar por usted.'],
  [
    'always',
    'money is not lost, but you cannot move it alone.',
    'dinero no se ha perdido, pero usted no puede moverlo por su cuenta.',
  ],
  [
    'always',
    'can sign in place of the other party, after an award or a court decision, as the contract says.',
    'puede firmar en lugar de la otra parte, después de un laudo o de una resolución judicial, como diga el contrato.',
  ],
  [
    'always',
    'The holder of the third key has no account here.',
    'La persona titular de la tercera clave no tiene cuenta aquí.',
  ],
  ['settlement', 'your signature carries it out.', 'su firma la ejecuta.'],
  [
    'settlement',
    'Anyone can check it on the recovery page.',
    'Cualquiera puede comprobarlo en la página de recuperación.',
  ],
  [
    'settlement',
    'either of you carries it out with their password.',
    'cualquiera de ellas la ejecuta con su contraseña.',
  ],
  [
    'always',
    'without the third key nobody can sign in place of a party',
    'sin la tercera clave nadie puede firmar en lugar de una parte',
  ],
  [
    'always',
    'Nobody can reset it, because it encrypts your key.',
    'Nadie puede restablecerla, porque con ella se cifra su clave.',
  ],
  [
    'always',
    'the other party and the holder of the third key can move it together.',
    'la otra parte y la persona titular de la tercera clave pueden moverlo.',
  ],
  [
    'always',
    'they can read contracts, write in the chat and cancel releases.',
    'puede leer contratos, escribir en el chat y cancelar liberaciones.',
  ],
  ['always', 'Nothing moves by itself.', 'No se mueve nada por sí solo.'],
  [
    'settlement',
    'the depositor can take the deposit back alone from that day.',
    'quien depositó puede recuperar el depósito por su cuenta desde ese día.',
  ],
  ['settlement', 'A contract between businesses can require one', 'Un contrato entre empresas puede exigirla'],
  [
    'always',
    'together with either of you they can move the whole guarantee.',
    'junto con cualquiera de las partes puede mover toda la garantía.',
  ],
  ['settlement', 'an acceptance cannot be withdrawn.', 'una aceptación no se puede retirar.'],
  [
    'settlement',
    'A depositor can also **Ask for a return date** there',
    'Quien depositó también puede **Pedir una fecha de devolución** ahí',
  ],
  ['noSettlement', 'A guarantee can be released in parts.', 'Una garantía se puede liberar por partes.'],
  ['checked', 'it takes two of the three keys.', 'hacen falta dos de las tres claves.'],
  [
    'unchecked',
    'ask the operator how you and the holder of the third key can sign a transaction.',
    'pregunte a quien gestiona el sitio cómo pueden firmar una transacción usted y la persona titular de la tercera clave.',
  ],
  ['seals', 'Export the certificate and the statement', 'Exporte el certificado y el extracto'],
  ['always', 'anyone can look them up in the blockchain.', 'cualquiera puede buscarlos en la cadena de bloques.'],
  ['always', 'password to sign; nobody can reset it.', 'la contraseña; nadie puede restablecerla.'],
  [
    'always',
    'the other party and the holder of the third key can move the money together',
    'la otra parte y la persona titular de la tercera clave pueden mover el dinero',
  ],
  ['always', 'can see its payments.', 'puede ver sus pagos.'],
  [
    'always',
    'neither the Bank of Spain nor the CNMV supervises it as such',
    'ni el Banco de España ni la CNMV lo supervisan como tal',
  ],
  [
    'always',
    'You can also complain to the consumer office (OMIC)',
    'También puede reclamar en la oficina de consumo (OMIC)',
  ],
  [
    'always',
    'If the contract obliges you to sign, refusing without cause can cost you interest.',
    'Si el contrato le obliga a firmar, negarse sin causa puede costarle intereses.',
  ],
  ['always', 'You can ask the operator for a copy of your data', 'Puede pedir al operador una copia de sus datos'],
  ['always', 'cannot be deleted.', 'no puede borrarse.'],
  ['locked', 'Nothing moves without a second signature.', 'Nada se mueve sin una segunda firma.'],
  ['always', 'they can take the guarantee.', 'pueden llevarse la garantía.'],
  ['always', 'Bitcoin transactions cannot be undone.', 'Las transacciones de Bitcoin no se pueden deshacer.'],
];
