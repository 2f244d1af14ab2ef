/**
 * Splits a byte stream into pieces of one size; the last one may be shorter. All pieces share one buffer: finish with a piece before
 * requesting the next.
 */
export async function* inPiecesOf(size: number, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const held = Buffer.allocUnsafeSlow(size);
  let bytes = 0;
  for await (const chunk of source) {
    for (let taken = 0; taken < chunk.length;) {
      const fits = chunk.subarray(taken, taken + size - bytes);
      held.set(fits, bytes);
      taken += fits.length;
      bytes += fits.length;
      if (bytes < size) continue;
      yield held;
      bytes = 0;
    }
  }
  if (bytes > 0) yield held.subarray(0, bytes);
}
