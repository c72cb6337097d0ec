import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';

/** Lo mismo que legal-help.en.ts. */
export function getSpanishLegalHelp({ brand, seals, addressesChecked, passwordIsSent }: HelpFacts): HelpSection[] {
  const locked = addressesChecked && !passwordIsSent;
  return [
    {
      id: 'court',
      title: '¿Vale ante un tribunal?',
      text: [
        seals
          ? 'Un contrato hecho aquí es un documento privado. Firmar los términos es una firma electrónica simple: muestra que el titular de una clave firmó exactamente este texto. Si la otra parte lo niega, usted tiene que probar quién tenía la clave. Por eso conviene comparar el número de seguridad y conservar el certificado.'
          : 'Un contrato hecho aquí es un documento privado. Guarde una copia de su texto, de los correos y de los pagos.',
        `Una captura de pantalla es una prueba débil. Exporte ${seals ? 'el certificado y ' : ''}el extracto, y anote los identificadores de las transacciones: cualquiera puede buscarlos en la cadena de bloques. Si hay mucho en juego, firme los archivos exportados con un certificado digital cualificado o deposítelos ante notario.`,
        'Antes de demandar, la ley española suele exigir un intento de negociación. Escriba una propuesta, guarde la prueba de que llegó y dé treinta días a la otra parte.',
      ],
    },
    {
      id: 'tax',
      title: 'Impuestos',
      text: [
        'Bloquear una garantía no cambia lo que usted debe. Cuando los bitcoins pasan de una parte a la otra, suele haber una transmisión a efectos fiscales, por su valor en euros de ese día. El IVA y las retenciones de su trabajo siguen igual.',
        'Conserve el **Extracto**: tiene cada pago con su fecha. Pregunte por su caso a una asesoría fiscal.',
      ],
    },
    {
      id: 'heirs',
      title: 'Fallecimiento y herederos',
      text: [
        'A la parte que fallece la suceden sus herederos. Para firmar necesitan la contraseña, y el acceso a la cuenta o el archivo de recuperación; nadie puede restablecer la contraseña. Sin ello, la otra parte y la persona titular de la tercera clave pueden mover el dinero, cuando los herederos acrediten quiénes son.',
        'Diga a una persona de confianza dónde está su archivo de recuperación, y deje la contraseña donde esa persona la pueda obtener después de su fallecimiento, por ejemplo ante notario.',
      ],
    },
    {
      id: 'insolvency',
      title: 'La otra parte entra en concurso',
      text: [
        'Los bitcoins no se mueven solos. Es posible que tenga que firmar la administración concursal en lugar de la parte. Una garantía en documento privado no da preferencia frente a otros acreedores: para importes grandes, eleve el contrato a escritura pública.',
      ],
    },
    {
      id: 'supervision',
      title: '¿Quién supervisa este sitio?',
      text: [
        `${brand} es un programa: ni el Banco de España ni la CNMV lo supervisan como tal, y ningún fondo de garantía de depósitos cubre los bitcoins. Es posible que quien lo gestiona necesite una autorización: pregunte quién es y qué normas se le aplican.`,
        'Si contrata como persona consumidora, conserva todos los derechos que le da la ley, entre ellos catorce días para desistir de la mayoría de los contratos a distancia. También puede reclamar en la oficina de consumo (OMIC) o pedir arbitraje de consumo.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacidad',
      text: [
        'Las direcciones y los pagos de Bitcoin son públicos para siempre. Quien sepa que una dirección es suya puede ver sus pagos. El servidor guarda su correo, sus contratos con los datos que contienen y el chat; la otra parte también ve el contrato y el chat, y la persona titular de la tercera clave, si tiene cuenta.',
        'Puede pedir al operador una copia de sus datos, y que los corrija o los borre. Lo que está en la cadena de bloques o en el dispositivo de la otra parte no puede borrarse.',
      ],
    },
    {
      id: 'buying-bitcoin',
      title: 'Dónde conseguir bitcoins y qué dirección usar',
      text: [
        'Compre en una casa de cambio registrada y con tiempo: el primer envío puede tardar un día. Las casas de cambio descuentan su comisión, así que compruebe que llega todo el importe.',
        'Para recibir bitcoins, use una dirección de su propio monedero. Una casa de cambio puede cerrar una cuenta o cambiar una dirección mientras el dinero está bloqueado.',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tarda cada cosa',
      table: [
        ['Qué', 'Normalmente'],
        ['la otra parte ve un cambio', 'un minuto'],
        ['se ve un depósito', 'segundos después del envío'],
        ['se confirma un depósito', 'de 10 a 60 minutos'],
        ['se envía una liberación', 'con la segunda firma, al momento'],
        ['una liberación con comisión baja', 'horas; **Subir la comisión** la acelera'],
      ],
    },
    {
      id: 'saying-no',
      title: 'Cómo decir que no',
      text: [
        `No firme una liberación o un cambio con los que no esté de acuerdo, y diga por qué en el chat.${locked ? ' Nada se mueve sin una segunda firma.' : ''} Si el contrato le obliga a firmar, negarse sin causa puede costarle intereses. Explique sus motivos por escrito antes de la fecha que fije el contrato.`,
      ],
    },
  ];
}
