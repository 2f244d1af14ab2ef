/** A WebP file as a canvas writes it (https://developers.google.com/speed/webp/docs/riff_container). */

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** In the flags of the extended header, which is the first chunk. */
const HAS_PROFILE = 0x20;

interface Chunk {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function chunksOf(file: Uint8Array<ArrayBuffer>): Chunk[] {
  const view = new DataView(file.buffer);
  const chunks: Chunk[] = [];
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= file.length;) {
    const size = view.getUint32(at + 4, true);
    // Each fills whole pairs of bytes.
    const end = at + CHUNK_HEADER + size + (size % 2);
    chunks.push({ name: String.fromCharCode(...file.subarray(at, at + 4)), bytes: file.slice(at, end) });
    at = end;
  }
  return chunks;
}

/** The colours of a screen are what a picture without a profile has: it is an eighth of a small one, and is worked through when shown. */
export async function withoutProfile(blob: Blob): Promise<Blob> {
  const file = new Uint8Array(await blob.arrayBuffer());
  const chunks = chunksOf(file).filter(({ name }) => name !== 'ICCP');
  const [first] = chunks;
  if (first?.name === 'VP8X') first.bytes[CHUNK_HEADER] = (first.bytes[CHUNK_HEADER] ?? 0) & ~HAS_PROFILE;
  const header = file.slice(0, RIFF_HEADER);
  const size = chunks.reduce((sum, { bytes }) => sum + bytes.length, RIFF_HEADER - CHUNK_HEADER);
  new DataView(header.buffer).setUint32(4, size, true);
  return new Blob([header, ...chunks.map(({ bytes }) => bytes)], { type: blob.type });
}
