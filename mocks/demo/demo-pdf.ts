/** File name of the PDF of the demo's roof contract. */
export const DEMO_PDF = 'new-roof-for-casa-olmo.pdf';

const LINES = [
  'New roof for Casa Olmo',
  'Specification of the works, agreed by both parties',
  '',
  '1. The old roof is taken down, and the waste is removed within five days.',
  '2. The surveyor inspects the beams; beams with rot are replaced with larch.',
  '3. Hand-made clay tiles on 140 square metres, on battens of 40 x 60 mm.',
  '4. The roof counts as tight after the first heavy rain.',
];

/** A minimal PDF with one page of text (ISO 32000-1, annex H.2). */
export function demoPdf(): Uint8Array {
  const text = LINES.map((line) => `(${line}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 20 TL 72 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  return new TextEncoder().encode(withXrefTable(objects));
}

/** Header, objects and cross-reference table. All ASCII, so string lengths are byte offsets. */
function withXrefTable(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`;
}
