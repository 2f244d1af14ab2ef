/** Uploads and pictures. */

/** What may be uploaded; the server enforces it, the app says so beforehand. Not shown in the specification (assumed). */
const MIB = 1024 * 1024;

export const MAX_PICTURE_BYTES = 10 * MIB;
export const MAX_FILM_BYTES = 100 * MIB;
/** The only part of the form. */
export const UPLOAD_FIELD = 'file';
/** A film over a slow line. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

export const MINI_PROGRAM_IMAGE_PREFIX = 'ppy';
/** Folder of the parent area on the CDN; its name is not shown (assumed). */
export const IMAGE_AREA = 'parent';
export const JPEG_QUALITY = 0.92;
/** EXIF orientations that are corrected. */
export const CORRECTED_ORIENTATIONS: readonly number[] = [3, 6, 8];
