import { natives } from '../../natives';
import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, parameter } from '../methods';
import { requireScope } from '../open/settings';
import { localFile } from './images';

type Options = Record<string, unknown>;

async function infoOf(context: WxContext, path: string) {
  const bytes = localFile(context, path);
  const info = await context.node.call('media.info', { base64: natives.toBase64(bytes) });
  return { ...info, size: bytes.length, isVideo: info.type.startsWith('video/') };
}

/** There is no album; only the checks of WeChat are done. */
async function save(context: WxContext, options: Options, kind: 'image' | 'video'): Promise<void> {
  const path = parameter<string>(options.filePath, 'filePath', 'String');
  await requireScope(context, 'scope.writePhotosAlbum');
  const { isVideo, width } = await infoOf(context, path);
  const isRight = kind === 'video' ? isVideo : !isVideo && width > 0;
  if (!isRight) throw new WxError('invalid file type');
}

const KB = 1024;

async function getVideoInfo(context: WxContext, options: Options): Promise<object> {
  const {
    isVideo,
    width,
    height,
    duration = 0,
    type,
    orientation,
    size,
  } = await infoOf(context, parameter<string>(options.src, 'src', 'String'));
  if (!isVideo) throw new WxError('invalid video');
  const bitrate = duration === 0 ? 0 : Math.round((size * 8) / duration / 1000);
  return { orientation, type: type.slice(6), duration, size: size / KB, width, height, fps: 0, bitrate };
}

export const albumMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    saveImageToPhotosAlbum: (options: Options) => save(context, options, 'image'),
    saveVideoToPhotosAlbum: (options: Options) => save(context, options, 'video'),
    getVideoInfo: (options: Options) => getVideoInfo(context, options),
  });
