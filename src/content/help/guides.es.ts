import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';

/** Lo mismo que guides.en.ts. */
export function getSpanishGuides({ seals, addressesChecked, passwordIsSent }: HelpFacts): HelpSection[] {
  const locked = addressesChecked && !passwordIsSent;
  return [
    {
      id: 'first-contract',
      title: 'Me deben algo',
      text: [
        'Usted entrega, presta o trabaja primero y quiere la seguridad de que va a cobrar. La otra parte bloquea bitcoins como garantía a favor de usted. Pruébelo todo antes con un importe pequeño, y haga contratos con personas a las que pueda localizar también por otra vía.',
      ],
      steps: [
        'Elija **Regístrese aquí** y escriba un **Nombre de usuario**, su correo y una contraseña segura. Pulse **Registrarse** y guarde el archivo de recuperación cuando se le ofrezca. Guarde la contraseña en otro sitio: nadie puede restablecerla.',
        'Elija **Crear un contrato**, después **Ver los modelos**, y pulse **Usar este modelo**. Responda a las preguntas; el texto que aparece al lado es lo que van a acordar. También sirve un texto propio.',
        'Revise cada garantía: quién la deposita, su importe y su fecha. La fecha es el último día para reclamar. El importe debería cubrir su posible pérdida.',
        'Pulse **Importar modelo**, lea todo el borrador y cambie con **Editar** lo que no encaje. Después pulse **Publicar contrato**.',
        seals
          ? 'Pulse **Compartir contrato** y envíe el enlace. O copie un enlace firmado debajo del texto completo: el otro navegador detecta si alguien ha cambiado el contrato o sustituido su clave.'
          : 'Pulse **Compartir contrato** y envíe el enlace.',
        seals
          ? 'Cuando la otra parte se haya unido, lea los datos que ha rellenado. El contrato muestra cuándo han firmado ambas partes el mismo texto.'
          : 'Cuando la otra parte se haya unido, lea los datos que ha rellenado.',
        'Envíe el texto a la persona titular de la tercera clave. En los contratos de los modelos, esta persona firma la aceptación que figura al final y la devuelve a ambas partes, en diez días hábiles desde el acuerdo.',
        `Empiece su parte solo cuando la garantía que le protege esté **Activa** y su depósito, confirmado.${locked ? ' Entonces el dinero está bloqueado: ninguna de las partes puede moverlo por su cuenta, salvo que usted firme una fecha de devolución.' : ''}`,
        'Cuando le hayan pagado, libere la garantía a favor de quien la depositó. Pídale su dirección y confírmela de viva voz. Pulse **Liberar garantía**, escriba la dirección, el importe (o pulse **Máx.**) y su **Contraseña de firma**, y pulse **Generar liberación**. El dinero se envía cuando firma la otra parte.',
        'Si no le pagan, reclame por escrito, como muy tarde, en la fecha de la garantía, con el importe y sus pruebas. Después proponga una liberación a una dirección suya por el importe que se le debe. Si la otra parte no firma, vea la guía para cuando algo va mal.',
      ],
    },
    {
      id: 'joining',
      title: 'Debo algo o me han invitado',
      text: [
        'Usted bloquea bitcoins para mostrar que cumplirá. Cuando haya cumplido, los recupera con la firma de la otra parte. Necesita algo de bitcoin en un monedero o en una casa de cambio, y una contraseña que no vaya a perder.',
        'Si la garantía le protege a usted, siga los pasos 1 a 4 y después la primera guía desde el paso 7.',
      ],
      steps: [
        'Abra el enlace que le han enviado. Inicie sesión, o regístrese antes. Después volverá a la invitación.',
        'Lea quién ofrece qué, cada garantía y quién la deposita, y quién tiene la tercera clave. Pregunte a quien le invitó todo lo que no entienda, mejor por teléfono que por chat.',
        seals
          ? 'Rellene sus datos. Escriba su **Contraseña de firma** para firmar lo que acaba de leer y pulse **Aceptar contrato**. Aceptar no mueve dinero.'
          : 'Rellene sus datos y pulse **Aceptar contrato**. Aceptar no mueve dinero.',
        'Si no está de acuerdo, pulse **Rechazar**. La otra parte no recibe ningún aviso: dígaselo usted. El enlace sigue funcionando.',
        `Deposite solo cuando ambas partes hayan ${seals ? 'firmado los términos' : 'acordado el texto'} y la persona titular de la tercera clave haya aceptado el encargo. En los contratos de los modelos tiene usted entonces cinco días hábiles.`,
        `Pulse **Depositar** en una garantía que deposite usted, o **Ver dirección** donde el contrato dice **Pendiente de usted**. ${addressesChecked ? 'Compruebe que la dirección aparece como **Verificada**.' : 'Su navegador no comprueba la dirección: usted depende del servidor.'} Envíe exactamente el importe que se muestra, desde cualquier monedero de Bitcoin.`,
        `La garantía pasa a **Activa** cuando ha llegado todo el importe.${addressesChecked ? ' Guarde el archivo de recuperación que se ofrece entonces: con él, su contraseña y otra persona que firme puede mover el dinero sin este sitio. Si el contrato fija una fecha de devolución, pulse **Abrir disputa** y **Pedir una fecha de devolución** en dos días hábiles desde cada depósito.' : ''}`,
        'Cuando haya cumplido su parte, pulse **Liberar garantía** y escriba una **Dirección de Bitcoin de destino** de su propio monedero, el importe y su **Contraseña de firma**. Pulse **Generar liberación**. El dinero se envía cuando firma la otra parte.',
        'Si la otra parte propone una liberación, pulse **Revisar y firmar**. Compare el destinatario, el importe y la comisión con lo acordado, y pulse **Firmar liberación**. El dinero se envía al momento y no se puede recuperar.',
      ],
    },
    {
      id: 'something-wrong',
      title: 'Algo va mal',
      text: [
        `${locked ? 'Hasta una fecha de devolución que usted haya firmado, su dinero se queda donde está: para moverlo hacen falta dos de las tres claves. ' : ''}Mantenga la calma, vigile las fechas y no pague a nadie que prometa desbloquear el dinero.`,
      ],
      steps: [
        `Reúna lo que pruebe su versión: entregas, fotografías, facturas, correos. Guarde ahora el ${seals ? '**Certificado** y el extracto' : 'extracto'}. Una captura de pantalla no basta.`,
        `Hable y, si no le contestan, insista por otra vía. Un desacuerdo se puede cerrar con una liberación que reparta el dinero: una garantía se puede liberar por partes.${addressesChecked ? ' O pulse **Abrir disputa** y **Hacer una oferta**: dice cuánto recibe cada parte y hasta cuándo.' : ''}`,
        'Reclame por escrito, como muy tarde, en la fecha de la garantía, con el importe y sus pruebas: en los contratos de los modelos, después no puede reclamar contra ella.',
        `En los sesenta días siguientes a esa fecha${addressesChecked ? ' (treinta si el contrato fija una fecha de devolución)' : ''}, pida el arbitraje, demande o empiece a negociar. En un anexo laboral, presente la papeleta de conciliación o la demanda; negociar no basta. Si no, pierde la garantía, aunque no lo que se le debe.`,
        ...(addressesChecked
          ? [
              'La reclamación no detiene una fecha de devolución que usted haya firmado. Acuerden otra cosa, o haga ejecutar una decisión, antes de ese día.',
            ]
          : []),
        `No firme una liberación con la que no esté de acuerdo.${locked ? ' Nada se mueve sin una segunda firma.' : ''}`,
        seals
          ? 'Si el texto ha cambiado después de firmarlo ambas partes, el contrato muestra las diferencias. Vale la última versión que firmaron ambas. No deposite nada hasta resolverlo.'
          : 'Si el texto ha cambiado, compárelo con su propia copia. No deposite nada hasta resolverlo.',
        'Si siguen sin acuerdo, escriba a la persona titular de la tercera clave, con sus pruebas. Donde el contrato tiene un convenio arbitral, decide ella. En contratos con personas consumidoras o trabajadoras, o de vivienda, solo firma lo que acuerden ambas partes o el resultado de un juicio, una mediación o un arbitraje de consumo.',
        addressesChecked
          ? 'Con una decisión a su favor, usted y la persona titular de la tercera clave firman la transacción en la página de recuperación. Envíele el archivo **Para otro firmante**, nunca su archivo de recuperación. Abra con su archivo de recuperación la transacción que le devuelva, fírmela y difúndala.'
          : 'El archivo de recuperación de esta instalación solo contiene su clave. Pregunte a quien la gestiona cómo pueden firmar una transacción usted y la persona titular de la tercera clave.',
        'Si ha perdido la contraseña, la clave o el dispositivo, vea más abajo las partes que lo explican. Actúe el mismo día y avise a la otra parte.',
      ],
    },
  ];
}
