/** What a file is, by its own bytes: a name and a declared type are the client's word. Nothing else is taken. */
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES } from '../../src/contract/files/values';
import { FILES_MESSAGES } from './messages';

export interface FileKind {
  readonly contentType: string;
  readonly ending: string;
  readonly maxBytes: number;
  readonly tooLarge: string;
}

const picture = (contentType: string, ending: string): FileKind => ({
  contentType,
  ending,
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: FILES_MESSAGES.pictureTooLarge,
});

const JPEG = picture('image/jpeg', 'jpg');
const PNG = picture('image/png', 'png');
const WEBP = picture('image/webp', 'webp');
const MP4: FileKind = {
  contentType: 'video/mp4',
  ending: 'mp4',
  maxBytes: MAX_FILM_BYTES,
  tooLarge: FILES_MESSAGES.filmTooLarge,
};

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Major brands of films for the web. HEIC and AVIF pictures and QuickTime are the same container under other names. */
const MP4_BRANDS: readonly string[] = [
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
  '3gp4',
  '3gp5',
];

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

export function kindOf(bytes: Buffer): FileKind | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return JPEG;
  if (bytes.subarray(0, 8).equals(PNG_START) && latin(bytes, 12, 16) === 'IHDR') return PNG;
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return WEBP;
  if (latin(bytes, 4, 8) === 'ftyp' && MP4_BRANDS.includes(latin(bytes, 8, 12))) return MP4;
  return null;
}
