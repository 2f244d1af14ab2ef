/** A stream of bytes, however it comes, as pieces of one size; the last one is what is left. */
export async function* inPiecesOf(size: number, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    held.push(chunk);
    bytes += chunk.length;
    while (bytes >= size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      // A copy: a view would keep all of what it was cut from.
      held = [Buffer.from(all.subarray(size))];
      bytes -= size;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}
