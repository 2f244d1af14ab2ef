/** Uploads and pictures. */

/** Upload limits; enforced by the server, checked by the app beforehand. Not shown in the specification (assumed). */
const MIB = 1024 * 1024;

export const MAX_PICTURE_MB = 10;
export const MAX_FILM_MB = 100;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * MIB;
export const MAX_FILM_BYTES = MAX_FILM_MB * MIB;
/** Three minutes of speech in any codec. */
export const MAX_SOUND_MB = 20;
export const MAX_SOUND_BYTES = MAX_SOUND_MB * MIB;
/** The only part of the form. */
export const UPLOAD_FIELD = 'file';
/** Allows for a film on a slow connection. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/**
 * Resumable uploads: tus 1.0.0 with creation, expiration and termination, at a path of ours (assumed). `Upload-Metadata` has `filename` and
 * `filetype`. Refusals are the usual envelope with an HTTP status. A complete upload returns its URL with the last PATCH and every HEAD
 * after it; if a HEAD reports all bytes but no URL, retry a little later.
 */
export const UPLOAD_PARTS_PATH = '/v1/file/parts';
/** Size of a part; larger ones are refused. */
export const UPLOAD_PART_BYTES = MIB;
export const UPLOAD_URL_HEADER = 'X-File-Url';
/** Incomplete uploads are deleted after this time. */
export const UPLOAD_EXPIRES_HOURS = 24;

/** CDN folder of the parent area; the name is not shown (assumed). */
export const IMAGE_AREA = 'parent';
/** Encoding of outgoing pictures: rule files-3. */
export const JPEG_QUALITY = 0.92;

/**
 * Uploaded pictures are also served in display widths (assumed): `?w=640` is added to the file's URL, keeping its
 * query. Other widths get 400; the response is WebP where `Accept` allows it. Where it would not save bytes (a small
 * picture, a drawing, a film, a client without WebP) the original is served.
 */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;
export const PICTURE_WIDTH_QUERY = 'w';
