/** UTF-8 and base64 without TextEncoder and btoa, which the mini program lacks. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  const encoded = encodeURIComponent(text);
  for (let index = 0; index < encoded.length; index += 1) {
    if (encoded[index] === '%') {
      bytes.push(Number.parseInt(encoded.slice(index + 1, index + 3), 16));
      index += 2;
    } else {
      bytes.push(encoded.charCodeAt(index));
    }
  }
  return Uint8Array.from(bytes);
}

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(index, index + 3);
    const group = (first << 16) | (second << 8) | third;
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63]);
    const filled = Math.min(bytes.length - index, 3) + 1;
    text += digits.slice(0, filled).join('').padEnd(4, '=');
  }
  return text;
}
