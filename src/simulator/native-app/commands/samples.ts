/** What lies in the album of a simulated phone. */

/** A green square, 8 by 8, as PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgafDGihiGlgQA8TQ1wXwVr7AAAAAASUVORK5CYII=';
/** The head of an MP4 film without a picture in it. */
const FILM = 'AAAAHGZ0eXBpc29tAAACAGlzb21pc28ybXA0MQAAAAhmcmVlAAAACG1kYXQ=';

export const pictureBytes = (): Uint8Array<ArrayBuffer> => bytes(PICTURE);
export const filmBytes = (): Uint8Array<ArrayBuffer> => bytes(FILM);

const bytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
