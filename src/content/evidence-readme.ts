import type { EvidencePart } from '@/domain/evidence/evidence-choice';

/* `README.txt` of an evidence file: for people who have no Aval, so in both languages. */

export interface ReadmeFacts {
  /** Parts that the maker has left out. */
  leftOut: readonly EvidencePart[];
  /** Parts that were not received, or not completely. */
  missing: readonly EvidencePart[];
}

type Names = Record<EvidencePart, string>;

const EN: Names = {
  terms: 'terms/ (the document of the signed terms included)',
  kit: 'kit.json',
  proofs: 'proofs/',
  messages: 'messages.json',
  offers: 'offers/',
  returns: 'returns/',
};
const ES: Names = { ...EN, terms: 'terms/ (también el documento de los términos firmados)' };

const toLines = (names: Names, parts: readonly EvidencePart[], none: string) =>
  parts.length === 0 ? [`  ${none}`] : parts.map((part) => `  ${names[part]}`);

export function formatReadme({ leftOut, missing }: ReadmeFacts): string {
  return [
    'EVIDENCE FILE',
    '',
    'One party of a contract made this file. Its signature covers every file in it.',
    '',
    'What it proves',
    '  manifest.json lists every file with its SHA-256, and manifest.sig is the signature of its maker.',
    '  terms/ has the terms with the signatures of the parties. The .html files are for reading.',
    '  offers/ has accepted settlements, and returns/ has return dates, with their signatures.',
    '  proofs/ shows that a payment is in a block of the Bitcoin blockchain.',
    '  kit.json has keys, addresses and coins. The addresses follow from the keys.',
    'What it does not prove',
    '  Whose keys these are: compare the safety number with the one that each party sees in Aval.',
    '  That a payment is still unspent. Ask a block explorer.',
    '  messages.json is what the server says.',
    '  statement.txt and files/ are the word of the maker.',
    '  A message without text carried an offer that is not in this file.',
    'How to check it',
    '  With recover.html, the recovery page of Aval: "Check a document". It needs no network and no account.',
    '  With the source of Aval: npm run check-evidence -- FILE',
    '  Without Aval: unpack it, and run sha256sum -c manifest-sha256.txt',
    '  The signature: the message is "Aval evidence " and the SHA-256 of manifest.json. Any Bitcoin wallet that',
    '  verifies signed messages (BIP137) verifies it, with the P2PKH address of the key in manifest.json.',
    'Left out by its maker',
    ...toLines(EN, leftOut, 'nothing'),
    'Not received, or not completely',
    ...toLines(EN, missing, 'nothing'),
    '',
    '',
    'ARCHIVO DE PRUEBAS',
    '',
    'Una parte de un contrato hizo este archivo. Su firma abarca todos los archivos que contiene.',
    '',
    'Qué prueba',
    '  manifest.json enumera todos los archivos con su SHA-256, y manifest.sig es la firma de quien lo hizo.',
    '  terms/ contiene los términos con las firmas de las partes. Los archivos .html son para leer.',
    '  offers/ contiene los acuerdos aceptados y returns/ las fechas de devolución, con sus firmas.',
    '  proofs/ muestra que un pago está en un bloque de la cadena de bloques de Bitcoin.',
    '  kit.json contiene claves, direcciones y monedas. Las direcciones se deducen de las claves.',
    'Qué no prueba',
    '  De quién son estas claves: compare el número de seguridad con el que cada parte ve en Aval.',
    '  Que un pago siga sin gastar. Consulte un explorador de bloques.',
    '  messages.json es lo que dice el servidor.',
    '  statement.txt y files/ son la palabra de quien lo hizo.',
    '  Un mensaje sin texto llevaba una oferta que no está en este archivo.',
    'Cómo comprobarlo',
    '  Con recover.html, la página de recuperación de Aval: «Comprobar un documento». No necesita red ni cuenta.',
    '  Con el código fuente de Aval: npm run check-evidence -- ARCHIVO',
    '  Sin Aval: descomprímalo y ejecute sha256sum -c manifest-sha256.txt',
    '  La firma: el mensaje es "Aval evidence " y el SHA-256 de manifest.json. La verifica cualquier monedero de',
    '  Bitcoin que verifique mensajes firmados (BIP137), con la dirección P2PKH de la clave de manifest.json.',
    'Omitido por quien lo hizo',
    ...toLines(ES, leftOut, 'nada'),
    'No recibido, o no del todo',
    ...toLines(ES, missing, 'nada'),
    '',
  ].join('\n');
}
