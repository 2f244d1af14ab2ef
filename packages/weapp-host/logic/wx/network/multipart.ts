import { natives } from '../../natives';

const TYPES: Record<string, string> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  webp: 'image/webp',
};

export interface FilePart {
  name: string;
  fileName: string;
  bytes: Uint8Array;
}

let made = 0;

const quoted = (text: string): string => text.replace(/"/g, '%22').replace(/\r?\n/g, '%0D%0A');

function typeOf(fileName: string): string {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return TYPES[ending] ?? 'application/octet-stream';
}

/** A multipart/form-data body: fields first, then the file. */
export function multipart(
  fields: Record<string, unknown>,
  file: FilePart,
): { contentType: string; body: Uint8Array } {
  const boundary = `----WeappHostFormBoundary${String(++made).padStart(8, '0')}`;
  const parts: Uint8Array[] = [];
  const text = (line: string) => parts.push(natives.utf8(line));
  for (const [name, value] of Object.entries(fields))
    text(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${String(value)}\r\n`,
    );
  text(
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(file.name)}"; ` +
      `filename="${quoted(file.fileName)}"\r\nContent-Type: ${typeOf(file.fileName)}\r\n\r\n`,
  );
  parts.push(file.bytes);
  text(`\r\n--${boundary}--\r\n`);
  const body = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}
