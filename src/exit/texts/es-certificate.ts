import { isolateText } from '@/domain/primitives/foreign-text';
import type { enCertificate } from '@/exit/texts/en-certificate';

export const esCertificate: typeof enCertificate = {
  opened: 'Términos firmados',
  another: 'Usar otro archivo',
  signedByBoth: 'Ambas partes firmaron exactamente estos términos.',
  signedByBothWhat: 'Las dos firmas son válidas. Si el texto cambiara en algo, no lo serían.',
  missing: (role: string) => `Falta la firma de: ${role.toLowerCase()}.`,
  missingWhat: (role: string) =>
    `Solo firmó estos términos una parte (${role.toLowerCase()}), y esa firma es válida. Con este archivo, la otra parte no los ha aceptado.`,
  keys: 'Esto prueba qué claves firmaron, no de quién son. Compare las claves públicas con las que le dé cada parte, o abra el kit de recuperación del contrato, que también indica las claves.',
  claim:
    'Son firmas electrónicas simples según el reglamento eIDAS de la UE, no cualificadas. No prueban ni la identidad de una persona ni la hora.',
  notMainnet: (network: string) => `Estos términos son para ${network}. Los bitcoins de ${network} no tienen valor.`,
  signatures: 'Firmas',
  message: 'Mensaje firmado',
  key: 'Clave pública',
  extendedKey: 'Clave pública extendida',
  address: 'Dirección de la clave (P2PKH)',
  signature: 'Firma (BIP137)',
  madeAt: 'Firmado (reloj del dispositivo o del servidor)',
  terms: 'Términos',
  title: 'Título',
  contract: 'Identificador del contrato',
  network: 'Red',
  revision: 'Revisión',
  previous: 'Huella de la revisión anterior',
  hash: 'Huella de los términos (SHA-256)',
  pdf: 'Huella del PDF (SHA-256)',
  noPdf: 'Sin PDF',
  description: 'Descripción',
  parties: 'Partes',
  id: 'Identificador',
  guarantees: (count: number) => `Garantías (${count})`,
  guarantee: (number: number) => `Garantía ${number}`,
  depositor: 'Depositante',
  amount: 'Importe',
  validUntil: 'Válida hasta',
  conditions: 'Condiciones',
  verification: 'Proceso de verificación',
  empty: 'Vacío',
  exact: 'Texto exacto',
  exactWhat: 'Lo que se firma es la huella (SHA-256) de este texto, carácter por carácter.',
  inKit: 'Términos firmados en este kit',
  inKitSummary: (revision: number) => `Revisión ${revision}: leer lo que se firmó`,
  refused: 'No se muestran:',
  faults: {
    'too-large': 'Esto es demasiado grande para ser un certificado. Elija el archivo aval-terms-….',
    'not-json': 'Esto no es un certificado completo: está cortado o dañado. Copie otra vez el archivo entero.',
    'recovery-kit': 'Esto es un kit de recuperación, no un certificado. Elija el archivo aval-terms-….',
    'key-backup': 'Esto es una copia de seguridad de una clave, no un certificado. Elija el archivo aval-terms-….',
    'not-a-certificate': 'Esto no es un certificado. Elija el archivo aval-terms-….',
    'newer-version':
      'Este certificado es de una versión posterior de Aval. Use la página de recuperación de esa versión. No se ha verificado nada.',
    'not-terms':
      'El texto de este certificado no son los términos de un contrato. Se cambió o está dañado; use otra copia.',
    'not-canonical':
      'El texto de este certificado se ha reformateado, así que no es el que se firmó. Use una copia que nadie haya editado.',
    'role-repeated': 'Este certificado tiene dos firmas de la misma parte. Se cambió; use otra copia.',
    incomplete: (field: string) =>
      `Este certificado está dañado${field === '' ? '' : `: ${isolateText(field)} falta o es incorrecto`}. Use otra copia.`,
    'text-altered':
      'Ninguna firma de este certificado corresponde a sus términos: el texto se cambió después de firmarlo. No se fíe de él; use otra copia.',
    'signature-invalid': (role: string) =>
      `La firma de una parte (${role.toLowerCase()}) no corresponde a estos términos. Se cambió el texto o la firma. No se fíe de él; use otra copia.`,
    'key-differs': (role: string) =>
      `La firma de una parte (${role.toLowerCase()}) es de una clave distinta de la que indican los términos. Se cambió el certificado. No se fíe de él; use otra copia.`,
    'address-differs': (role: string) =>
      `La dirección junto a la firma de una parte (${role.toLowerCase()}) no es la de su clave. Se cambió el certificado; use otra copia.`,
    'other-contract':
      'Estos términos son de otro contrato o de una red distinta de la del kit. El kit se ha alterado: no se fíe de estos términos.',
    'other-keys':
      'Estos términos indican claves distintas de las del kit. Se cambió uno de los dos; no se fíe de ellos.',
  },
};
