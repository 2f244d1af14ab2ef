/** What may be uploaded; the server enforces it, the app says so beforehand. Not shown in the specification (assumed). */
const MIB = 1024 * 1024;

export const MAX_PICTURE_BYTES = 10 * MIB;
export const MAX_FILM_BYTES = 100 * MIB;
/** The only part of the form. */
export const UPLOAD_FIELD = 'file';
/** A film over a slow line. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;
