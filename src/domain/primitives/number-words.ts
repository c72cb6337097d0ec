/** Without `a` and `once`, which are other words in the other language. */
const UNITS: Record<string, number> = {
  uno: 1,
  un: 1,
  one: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  nueve: 9,
  nine: 9,
  diez: 10,
  ten: 10,
  eleven: 11,
  doce: 12,
  twelve: 12,
  quince: 15,
  fifteen: 15,
  dieciocho: 18,
  eighteen: 18,
  veinte: 20,
  twenty: 20,
  veinticuatro: 24,
  treinta: 30,
  thirty: 30,
  cuarenta: 40,
  forty: 40,
  cincuenta: 50,
  fifty: 50,
  sesenta: 60,
  sixty: 60,
  setenta: 70,
  seventy: 70,
  ochenta: 80,
  eighty: 80,
  noventa: 90,
  ninety: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
};

const WORDS = [...Object.keys(UNITS), 'hundred'].sort((a, b) => b.length - a.length).join('|');

/** A number in Spanish or English words, of up to four parts: source of a pattern for the flags `iu`. */
export const NUMBER_WORDS = `(?:${WORDS})(?:(?:\\s|-|\\sy\\s|\\sand\\s)(?:${WORDS})){0,3}`;

/** Whole numbers up to some hundreds, as terms in contracts have them; `null` for anything else. */
export function readNumberWords(text: string): number | null {
  let sum = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'y' || word === 'and') continue;
    const unit = UNITS[word];
    if (word === 'hundred') sum = Math.max(sum, 1) * 100;
    else if (unit === undefined) return null;
    else sum += unit;
  }
  return sum === 0 ? null : sum;
}
