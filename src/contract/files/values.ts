/** Uploads and pictures. */

/** What may be uploaded; the server enforces it, the app says so beforehand. Not shown in the specification (assumed). */
const MIB = 1024 * 1024;

export const MAX_PICTURE_MB = 10;
export const MAX_FILM_MB = 100;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * MIB;
export const MAX_FILM_BYTES = MAX_FILM_MB * MIB;
/** Three minutes of speech, whatever a device packs it with. */
export const MAX_SOUND_MB = 20;
export const MAX_SOUND_BYTES = MAX_SOUND_MB * MIB;
/** The only part of the form. */
export const UPLOAD_FIELD = 'file';
/** A film over a slow line. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/**
 * Uploads in parts: tus 1.0.0 with creation, expiration and termination, at an address of ours (assumed). `Upload-Metadata` carries
 * `filename` and `filetype`. Refusals are the envelope of every call with an HTTP status. What is whole names its address: the last PATCH
 * and every HEAD after it; a HEAD that says all is there without it is to be asked again a little later.
 */
export const UPLOAD_PARTS_PATH = '/v1/file/parts';
/** A part is sent at a time; more is refused. */
export const UPLOAD_PART_BYTES = MIB;
export const UPLOAD_URL_HEADER = 'X-File-Url';
/** What is not whole by then is forgotten. */
export const UPLOAD_EXPIRES_HOURS = 24;

/** Folder of the parent area on the CDN; its name is not shown (assumed). */
export const IMAGE_AREA = 'parent';
/** How a picture leaves: rule files-3. */
export const JPEG_QUALITY = 0.92;

/**
 * Pictures that parents upload are had in the width in which they are shown, too (assumed): `?w=640` behind the address of a file,
 * beside what stands there already. One of these, anything else is refused with 400; the answer is WebP where `Accept` names it. Where
 * there is nothing to win (a small picture, a drawing, a film, a client without WebP) it is the file as it is.
 */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;
export const PICTURE_WIDTH_QUERY = 'w';
