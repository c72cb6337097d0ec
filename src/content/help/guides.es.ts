import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';

/** Lo mismo que guides.en.ts. */
export function getSpanishGuides({ seals, addressesChecked, passwordIsSent }: HelpFacts): HelpSection[] {
  const locked = addressesChecked && !passwordIsSent;
  return [
    {
      id: 'first-contract',
      title: 'Guía: me deben algo',
      text: [
        'Usted entrega, presta o trabaja primero y quiere estar seguro de lo que recibe a cambio. La otra parte bloquea bitcoins a su favor. Pruébelo todo antes con un importe pequeño, y haga contratos con personas a las que pueda localizar también por otra vía.',
      ],
      steps: [
        'Elija **Regístrese aquí** y escriba un **Nombre de usuario**, su correo y una contraseña segura. Pulse **Registrarse** y guarde la copia de la clave cuando se le ofrezca. Guarde la contraseña en otro sitio: nadie puede restablecerla.',
        'Elija **Crear un contrato**, después **Ver los modelos**, y pulse **Usar este modelo**. Responda a las preguntas; el texto que aparece al lado es lo que van a acordar. También sirve un texto propio.',
        'Revise cada garantía: quién la deposita, su importe y su fecha. La fecha es el último día para reclamar. El importe debería cubrir lo que usted perdería.',
        'Pulse **Importar modelo**, lea todo el borrador y cambie con **Editar** lo que no encaje. Después pulse **Publicar contrato**.',
        seals
          ? 'Pulse **Compartir contrato** y envíe el enlace. Con su contraseña, el enlace lleva su firma, de modo que el otro navegador detecta si alguien ha cambiado el contrato o sustituido su clave.'
          : 'Pulse **Compartir contrato** y envíe el enlace.',
        seals
          ? 'Cuando la otra parte se haya unido, lea los datos que ha rellenado. El contrato muestra cuándo han firmado ambas partes el mismo texto.'
          : 'Cuando la otra parte se haya unido, lea los datos que ha rellenado.',
        `Empiece su parte solo cuando la garantía que le protege esté **Activa**.${locked ? ' Entonces el dinero está bloqueado: ninguna de las partes puede moverlo por su cuenta.' : ''}`,
        'Cuando le hayan pagado, pulse **Liberar garantía** para devolver el dinero a quien lo depositó. Escriba el importe, o pulse **Máx.**, y su **Contraseña de firma**, y pulse **Generar liberación**. La otra parte firma y el dinero se envía.',
        'Si no le pagan, reclame por escrito antes de la fecha de la garantía, con el importe y sus pruebas. Después proponga una liberación de lo que se le debe a una dirección suya. Si la otra parte no firma, vea la guía para cuando algo va mal.',
      ],
    },
    {
      id: 'joining',
      title: 'Guía: debo algo o me han invitado',
      text: [
        'Usted bloquea bitcoins para mostrar que cumplirá, y los recupera cuando ha cumplido. Necesita algo de bitcoin en un monedero o en una casa de cambio, y una contraseña que no vaya a perder.',
      ],
      steps: [
        'Abra el enlace que le han enviado. Inicie sesión, o regístrese antes. Después volverá a la invitación.',
        'Lea quién ofrece qué, cada garantía y quién la deposita, y quién tiene la tercera clave. Pregunte a quien le invitó todo lo que no entienda, mejor por teléfono que por chat.',
        seals
          ? 'Rellene sus datos. Escriba su **Contraseña de firma** para firmar lo que acaba de leer y pulse **Aceptar contrato**. Aceptar no mueve dinero.'
          : 'Rellene sus datos y pulse **Aceptar contrato**. Aceptar no mueve dinero.',
        'Si no está de acuerdo, pulse **Rechazar**. Nadie recibe un aviso: dígaselo a quien le invitó. El enlace sigue funcionando.',
        `Pulse **Depositar** en una garantía que deposite usted, o **Ver dirección** donde el contrato dice **Pendiente de usted**. ${addressesChecked ? 'Compruebe que la dirección aparece como **Verificada**.' : 'Su navegador no comprueba la dirección: usted depende del servidor.'} Envíe exactamente el importe que se muestra, desde cualquier monedero de Bitcoin.`,
        `La garantía pasa a **Activa** cuando ha llegado todo el importe.${addressesChecked ? ' Guarde el kit de recuperación que se ofrece entonces: con él, su contraseña y otra persona que firme puede mover el dinero sin este sitio.' : ''}`,
        'Cuando haya cumplido su parte, pulse **Liberar garantía** y escriba una **Dirección Bitcoin de destino** de su propio monedero, el importe y su **Contraseña de firma**. Pulse **Generar liberación**. El dinero se envía cuando firma la otra parte.',
        'Si la otra parte propone una liberación, pulse **Revisar y firmar**. Compare quién la recibe, cuánto y la comisión con lo acordado, y pulse **Firmar liberación**. El dinero se envía al momento y no se puede recuperar.',
      ],
    },
    {
      id: 'something-wrong',
      title: 'Guía: algo va mal',
      text: [
        `${locked ? 'Su dinero se queda donde está mientras lo resuelve: para moverlo hacen falta dos de las tres claves. ' : ''}No tenga prisa, y no pague a nadie que prometa desbloquearlo.`,
      ],
      steps: [
        `Reúna lo que pruebe su versión: entregas, fotografías, facturas, correos. Guarde ahora el ${seals ? '**Certificado** y el extracto' : 'extracto'}. Una captura de pantalla no basta.`,
        'Hable. La mayoría de los desacuerdos terminan con una liberación que reparte el dinero: una garantía se puede liberar por partes.',
        'Si la otra parte no contesta, recuérdeselo por otra vía. Reclame por escrito antes de la fecha de la garantía. Después, la reclamación puede llegar tarde.',
        `No firme una liberación con la que no esté de acuerdo.${locked ? ' Nada se mueve sin una segunda firma.' : ''}`,
        seals
          ? 'Si el texto ha cambiado después de firmarlo ambas partes, el contrato muestra las diferencias. Vale la última versión que firmaron ambas. No deposite nada hasta resolverlo.'
          : 'Si el texto ha cambiado, compárelo con su propia copia. No deposite nada hasta resolverlo.',
        'Si siguen sin acuerdo, escriba a la persona titular de la tercera clave, con sus pruebas. Donde el contrato tiene un convenio arbitral, decide ella. En contratos con personas consumidoras o trabajadoras o de vivienda, solo firma lo que ordene un tribunal.',
        addressesChecked
          ? 'Con una decisión a su favor, ustedes dos firman la transacción en la página de recuperación, con su kit de recuperación.'
          : 'Esta instalación no ofrece ningún kit de recuperación. Pregunte a quien la gestiona cómo pueden firmar ustedes dos una transacción.',
        'Si ha perdido la contraseña, la clave o el dispositivo, vea más abajo las partes que lo explican. Actúe el mismo día y avise a la otra parte.',
      ],
    },
  ];
}
