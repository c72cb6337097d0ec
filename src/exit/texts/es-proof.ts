import type { enProof } from '@/exit/texts/en-proof';

export const esProof: typeof enProof = {
  title: 'Prueba del pago',
  checking: 'Comprobando…',
  proven: (height, blocks) => `Pagado en el bloque ${height}, a ${blocks} bloques de profundidad, comprobado aquí.`,
  unproven: (reason) => `Sin probar: ${reason}`,
  false: (reason) => `Falso: ${reason}`,
  unspent: (explorer) => `Sin gastar, según ${explorer}.`,
  left: (count) => `Pagos menores sin comprobar: ${count}.`,
  testNetwork: 'En una red de pruebas no se comprueba el trabajo de los bloques.',
  flaws: {
    unconfirmed: 'aún no está en ningún bloque.',
    shallow: 'está a menos de 6 bloques de profundidad.',
    'not-offered': 'el explorador no ofrece ninguna prueba.',
    'no-answer': 'el explorador no ha respondido.',
    'bad-answer': 'no se puede leer la respuesta del explorador.',
    'not-checked': 'no se ha podido comprobar aquí.',
    transaction: 'el explorador ha enviado otra transacción.',
    short: 'tiene 64 bytes, así que una prueba falsificada podría pasar por ella.',
    first: 'el explorador ha enviado otra transacción como primera del bloque.',
    branch: 'la prueba no corresponde al bloque.',
    depth: 'la prueba no tiene la longitud correcta.',
    header: 'uno de los bloques no se puede leer.',
    link: 'los bloques no forman una cadena.',
    work: 'un bloque tiene menos trabajo del que indica.',
    easy: 'los bloques tienen demasiado poco trabajo.',
  },
  contradictions: {
    output: 'La transacción no paga a esta dirección.',
    value: 'La transacción paga otro importe.',
    height: 'El bloque no tiene la altura que indica el explorador.',
  },
};
