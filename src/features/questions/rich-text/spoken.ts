/** Notation as speech. */
import { piecesOf, type Piece } from './parse';

/** Spoken words for notation. */
const texts = {
  fraction: (above: string, below: string): string => `${below}分之${above}`,
  mixed: (whole: string, fraction: string): string => `${whole}又${fraction}`,
  power: (base: string, exponent: string): string => {
    if (exponent === '2') return `${base}的平方`;
    return exponent === '3' ? `${base}的立方` : `${base}的${exponent}次方`;
  },
  blank: '（空）',
} as const;

/** Plain words of a text, for accessible names. */
export const spoken = (text: string): string => piecesOf(text).map(spokenPiece).join('');

export function spokenPiece(piece: Piece): string {
  switch (piece.is) {
    case 'text':
      return piece.text;
    case 'break':
      return '\n';
    case 'fraction':
      return spokenFraction(piece);
    case 'power':
      return texts.power(spokenNumber(piece.base), piece.exponent);
    case 'blank':
      return texts.blank;
  }
}

function spokenFraction({ whole, above, below }: Extract<Piece, { is: 'fraction' }>): string {
  const fraction = texts.fraction(spokenNumber(above), spokenNumber(below));
  return whole === '' ? fraction : texts.mixed(spokenNumber(whole), fraction);
}

const DIGITS = '零一二三四五六七八九';
const PLACES = ['', '十', '百', '千'];

/** 0 to 9999 in words; anything else unchanged. */
export function spokenNumber(text: string): string {
  if (!/^\d{1,4}$/.test(text)) return text;
  const digits = [...String(Number(text))].map(Number);
  const words = digits.map((digit, index) => {
    const place = PLACES[digits.length - 1 - index] ?? '';
    return digit === 0 ? '零' : `${DIGITS.charAt(digit)}${place}`;
  });
  const spoken = words.join('').replace(/零+/g, '零');
  if (spoken === '零') return spoken;
  return spoken.replace(/零$/, '').replace(/^一十/, '十');
}
