/** ISO media: MP4, MOV and the like. */
export interface VideoInfo {
  width: number;
  height: number;
  /** s */
  duration: number;
}

/** Size and duration of a video from its header; null if it is no MP4. */
export function videoInfo(bytes: Buffer): VideoInfo | null {
  if (bytes.length < 12 || bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const moov = find(bytes, 'moov');
  const mvhd = moov && find(moov, 'mvhd');
  if (!moov || !mvhd) return null;
  const isLong = mvhd.readUInt8(0) === 1;
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  const track = children(moov)
    .filter(({ type }) => type === 'trak')
    .map(({ body }) => find(body, 'tkhd'))
    .find((header) => header !== null && header.readUInt32BE(header.length - 8) > 0);
  return {
    // 16.16 fixed point
    width: track ? track.readUInt32BE(track.length - 8) >>> 16 : 0,
    height: track ? track.readUInt32BE(track.length - 4) >>> 16 : 0,
    duration: scale === 0 ? 0 : ticks / scale,
  };
}

function children(bytes: Buffer): { type: string; body: Buffer }[] {
  const found: { type: string; body: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    const head = isLong ? 16 : 8;
    if (size < head) break;
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + head, at + size),
    });
    at += size;
  }
  return found;
}

const find = (bytes: Buffer, type: string): Buffer | null =>
  children(bytes).find((child) => child.type === type)?.body ?? null;
