import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodeCalls, WorkerCalls } from '../protocol/calls';
import type { Channel } from '../protocol/channel';
import type { HostOptions } from '../protocol/options';
import { imageInfo } from './image-info';
import { SAMPLE_IMAGES, SAMPLE_VIDEOS, type SampleMedium } from './sample-media';
import { videoInfo } from './video-info';

/** WeChat's names of Exif orientations 1 to 8. */
const ORIENTATIONS = [
  'up',
  'up-mirrored',
  'down',
  'down-mirrored',
  'left-mirrored',
  'right',
  'right-mirrored',
  'left',
];

type Info = NodeCalls['media.info']['result'];

/** Zeros and type unknown for unsupported files. */
export function mediaInfo(bytes: Buffer): Info {
  const image = imageInfo(bytes);
  if (image) return { ...image, orientation: ORIENTATIONS[image.orientation - 1] ?? 'up' };
  const video = videoInfo(bytes);
  if (video) return { ...video, type: 'video/mp4', orientation: 'up' };
  return { width: 0, height: 0, type: 'unknown', orientation: 'up' };
}

async function medium(files: string[], samples: readonly (() => SampleMedium)[], index: number) {
  if (files.length === 0) {
    const sample = samples[index];
    return sample ? sample() : null;
  }
  const file = files[index];
  return file === undefined ? null : { name: path.basename(file), bytes: await readFile(file) };
}

/** Returns pictures and videos of the tester, or samples if there are none; an index beyond them fails with 'cancel'. */
export function serveMedia(channel: Channel<WorkerCalls, NodeCalls>, media: HostOptions['media']): void {
  channel.handle('media.read', async ({ kind, index }) => {
    const found =
      kind === 'image'
        ? await medium(media.images, SAMPLE_IMAGES, index)
        : await medium(media.videos, SAMPLE_VIDEOS, index);
    if (!found) throw new Error('cancel');
    const { width, height } = mediaInfo(found.bytes);
    return { name: found.name, base64: found.bytes.toString('base64'), width, height };
  });
  channel.handle('media.info', ({ base64 }) => mediaInfo(Buffer.from(base64, 'base64')));
}
