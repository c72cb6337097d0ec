import type { Template } from '@/domain/models';
import { decideOnArbitration } from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** The terms of every contract, in Spanish. */
export function writeCommonTerms(template: Template, terms: TermReader): string[] {
  return [NATURE, writeValue(terms), RELEASE, ...writeDisputes(template, terms), writeLaw(terms), ACCEPTANCE];
}

const NATURE =
  'Naturaleza de las garantías. Cada garantía es una cantidad de bitcoins que la parte que la presta bloquea en una dirección de la que solo se puede disponer con dos de tres firmas: las de las dos partes y la del árbitro. Asegura solo las obligaciones que señalan sus condiciones. No es pago anticipado, seguro, aval bancario ni fianza legal, y no transmite la propiedad a la otra parte. La parte beneficiaria solo puede recibir de ella el importe líquido que se le deba, valorado según la cláusula siguiente; el exceso se devuelve siempre a quien la prestó (arts. 1859 y 1884 del Código Civil). Salvo que sus condiciones digan otra cosa, lo recibido se descuenta de la indemnización y no la sustituye.';

function writeValue({ read, show }: TermReader): string {
  const other =
    read('otherSource') === ''
      ? 'la que acuerden las partes o, en su defecto, la que fije quien resuelva la controversia'
      : show('otherSource');
  return `Valor y riesgo de cambio. La garantía que indica un importe garantizado en euros asegura ese importe; su equivalente en bitcoins se fija con el precio BTC/EUR, la fuente y la fecha que en ella constan. Al liberar, la deuda en euros se convierte con el precio de la misma fuente en el momento de la primera firma. El riesgo de cambio es de quien presta la garantía: si su valor queda tres días seguidos por debajo del ${show('lowPercent')} del importe garantizado, la completa en cinco días hábiles desde el aviso; si supera el ${show('highPercent')}, puede pedir la devolución del exceso. Lo que la garantía no cubra se sigue debiendo. La comisión de red la soporta quien recibe los bitcoins. Si la fuente deja de publicar, se aplica ${other}. La garantía que solo indica una cantidad de bitcoins es de esa cantidad cualquiera que sea su valor, y cada parte asume el riesgo de cambio.`;
}

const RELEASE =
  'Liberación y vencimiento. Toda liberación exige dos firmas. La parte a quien corresponda firma la orden en los cinco días hábiles siguientes a que se cumplan las condiciones. La fecha «válida hasta» es el último día para comunicar en el chat o al correo señalado una reclamación con su importe y sus pruebas; no mueve los bitcoins por sí sola. Sin reclamación en plazo, la parte beneficiaria firma la devolución en cinco días hábiles. Con reclamación, queda bloqueado solo el importe reclamado hasta el acuerdo, el laudo o la sentencia firme. Quien se niegue sin causa a firmar paga el interés legal más dos puntos sobre el valor retenido.';

const NO_ARBITRATION =
  'Este contrato no contiene convenio arbitral (art. 57.4 TRLGDCU; art. 1.4 de la Ley 60/2003). El titular de la tercera clave solo firma lo que acuerden ambas partes o lo que ordene una resolución judicial, un laudo de consumo o una conciliación.';

function writeDisputes(template: Template, terms: TermReader): string[] {
  const decision = decideOnArbitration(template, terms.read);
  if (decision === 'excluded') return [`Tercera clave. ${NO_ARBITRATION}`];
  if (decision === 'agreed') return [`Convenio arbitral. ${writeArbitration(terms)}`];
  return [
    `Convenio arbitral. Si las dos partes actúan como empresas o profesionales: ${writeArbitration(terms)}`,
    `Tercera clave sin convenio arbitral. Si una de las partes es persona consumidora: ${NO_ARBITRATION}`,
  ];
}

function writeArbitration({ read, show }: TermReader): string {
  const fact = (id: string, words: string) => (read(id) === '' ? '' : `, ${words} ${show(id)}`);
  const known = `${fact('arbitratorTaxId', 'con NIF')}${fact('arbitratorProfession', 'de profesión')}${fact('arbitratorContact', 'con contacto')}`;
  const hasOther = read('otherArbitrator') !== '';
  const other = hasOther ? ` Sustituto: ${show('otherArbitrator')}.` : '';
  const late = hasOther
    ? 'Si el árbitro no actúa en ese plazo, entra el sustituto; en su defecto decide el tribunal del lugar de la sede (art. 15.3).'
    : 'Si el árbitro no actúa en ese plazo, decide el tribunal del lugar de la sede (art. 15.3).';
  return `Las partes someten a arbitraje ${show('arbitration')} las controversias sobre la existencia, la cuantía y la liberación de las garantías. Árbitro único: ${show('arbitratorName')}${known}, titular de la tercera clave${fact('arbitratorKey', 'con huella')}.${other} Acepta por escrito, declara su independencia y su imparcialidad (art. 17 de la Ley 60/2003) y no cobra según el resultado. Sede: ${show('seat')}. Idioma: español. Oye a las dos partes, con diez días para que cada una alegue y pruebe, y dicta laudo escrito y motivado en treinta días desde la contestación. El laudo se cumple con la firma de la liberación que ordene. ${late} Honorarios: ${show('arbitratorFees')}; los soporta quien señale el laudo.`;
}

function writeLaw({ show }: TermReader): string {
  return `Ley, fuero, notificaciones y datos. Se aplica la ley española. Lo que no se someta a arbitraje corresponde a los tribunales de este lugar: ${show('courts')}; si interviene una persona consumidora, a los de su domicilio; si interviene una persona trabajadora, a los que señale la ley. Las notificaciones se hacen a los correos del encabezamiento y, además, por el chat; surten efecto al día hábil siguiente. Cada parte trata los datos de la otra solo para ejecutar este contrato y cumplir la ley, y los conserva mientras prescriben las acciones. Si una parte trata datos personales por cuenta de la otra, se adjunta el acuerdo del art. 28 RGPD. Se informa de que las direcciones y las transacciones de bitcoin son públicas e imborrables.`;
}

const ACCEPTANCE =
  'Aceptación, integridad y prelación. Las partes consienten por medios electrónicos (arts. 23 y 24 de la Ley 34/2002; art. 25.1 del Reglamento (UE) 910/2014) este texto, con las condiciones de cada garantía y el PDF adjunto, si lo hay; la huella SHA-256 de cada uno es la que consta al firmar los términos. Ningún cambio posterior vale sin la aceptación de ambas. En caso de contradicción prevalecen, por este orden: condiciones particulares, cláusulas adicionales, condiciones de las garantías, condiciones generales y condiciones comunes.';
