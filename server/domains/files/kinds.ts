/** Accepted file kinds, detected from the content: name and declared type are not trusted. */
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES, MAX_SOUND_BYTES } from '../../../src/contract/files/values';
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
const film = (contentType: string, ending: string): FileKind => ({
  contentType,
  ending,
  maxBytes: MAX_FILM_BYTES,
  tooLarge: FILES_MESSAGES.filmTooLarge,
});
const sound = (contentType: string, ending: string): FileKind => ({
  contentType,
  ending,
  maxBytes: MAX_SOUND_BYTES,
  tooLarge: FILES_MESSAGES.soundTooLarge,
});

const JPEG = picture('image/jpeg', 'jpg');
const PNG = picture('image/png', 'png');
const WEBP = picture('image/webp', 'webp');
/** In these two containers, films and sound have the same first bytes: the declared type decides between the two. */
const MP4 = { film: film('video/mp4', 'mp4'), sound: sound('audio/mp4', 'm4a') };
const WEBM = { film: film('video/webm', 'webm'), sound: sound('audio/webm', 'weba') };
const MOV = film('video/quicktime', 'mov');
const OGG = sound('audio/ogg', 'ogg');
const MP3 = sound('audio/mpeg', 'mp3');
const WAV = sound('audio/wav', 'wav');

/** Number of bytes needed for detection. */
export const SIGNATURE_BYTES = 16;

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EBML_START = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Major brands of web films. HEIC and AVIF use the same container with other brands. */
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
const SOUND_BRAND = 'M4A ';
/** Brand of iPhone films selected in a web page. */
const QUICKTIME_BRAND = 'qt  ';

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** `declared`: the client's type, used only to distinguish film from sound. */
export function kindOf(bytes: Buffer, declared = ''): FileKind | null {
  if (bytes.length < SIGNATURE_BYTES) return null;
  const isSound = declared.startsWith('audio/');
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return JPEG;
  if (bytes.subarray(0, 8).equals(PNG_START) && latin(bytes, 12, 16) === 'IHDR') return PNG;
  if (latin(bytes, 0, 4) === 'RIFF') return { WEBP, WAVE: WAV }[latin(bytes, 8, 12)] ?? null;
  if (latin(bytes, 4, 8) === 'ftyp') return kindOfBrand(latin(bytes, 8, 12), isSound);
  if (bytes.subarray(0, 4).equals(EBML_START)) return isSound ? WEBM.sound : WEBM.film;
  if (latin(bytes, 0, 4) === 'OggS' && isSound) return OGG;
  const isMp3 = latin(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
  return isMp3 && isSound ? MP3 : null;
}

function kindOfBrand(brand: string, isSound: boolean): FileKind | null {
  if (brand === SOUND_BRAND) return MP4.sound;
  if (brand === QUICKTIME_BRAND) return MOV;
  if (!MP4_BRANDS.includes(brand)) return null;
  return isSound ? MP4.sound : MP4.film;
}
