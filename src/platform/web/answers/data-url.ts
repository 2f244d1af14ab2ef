const BASE64_PICTURE = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/\s]+=*)\s*$/;

/** The bytes of an image's data URL; null for anything else. Not by fetch, which the app's CSP forbids. */
export function pictureOfDataUrl(url: string): Blob | null {
  const [, type, base64] = BASE64_PICTURE.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return null;
  try {
    const text = atob(base64);
    return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}

/** E.g. 'picture.png'. */
export const pictureName = ({ type }: Blob): string => {
  const ending = type.slice(type.indexOf('/') + 1);
  return `picture.${ending === 'jpeg' ? 'jpg' : ending}`;
};
