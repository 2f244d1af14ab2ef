/** Writes minimal printable PDFs: pages of lines, boxes and digits, without embedded fonts. */

/** Points, from the lower left corner of an A4 page. */
export interface Drawing {
  readonly lines?: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  readonly boxes?: readonly (readonly [x: number, y: number, width: number, height: number])[];
  readonly digits?: readonly (readonly [x: number, y: number, text: string, size: number])[];
}

export const A4 = { width: 595, height: 842 } as const;

function contentOf({ lines = [], boxes = [], digits = [] }: Drawing): string {
  return [
    '0.11 0.15 0.13 RG 0.11 0.15 0.13 rg 1.2 w',
    ...lines.map(([x1, y1, x2, y2]) => `${x1} ${y1} m ${x2} ${y2} l S`),
    ...boxes.map((box) => `${box.join(' ')} re S`),
    ...digits.map(([x, y, text, size]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`),
  ].join('\n');
}

export function pdfOf(pages: readonly Drawing[]): Buffer {
  const pageId = (index: number) => 4 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, index) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = body.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
