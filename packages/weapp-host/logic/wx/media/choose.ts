import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, optional, parameter } from '../methods';
import { checkSizeType, countOf, pick, requireSource, type MediumKind, type Picked } from './pick';

type Options = Record<string, unknown>;

const MOST_IMAGES = 9;
const MOST_MEDIA = 20;
const MOST_FILES = 100;

async function chooseImage(context: WxContext, options: Options): Promise<object> {
  const count = countOf(options.count, MOST_IMAGES, MOST_IMAGES);
  checkSizeType(options.sizeType);
  await requireSource(context, options.sourceType);
  const picked = await pick(context, ['image'], count);
  return {
    tempFilePaths: picked.map(({ path }) => path),
    tempFiles: picked.map(({ path, size }) => ({ path, size })),
  };
}

async function chooseVideo(context: WxContext, options: Options): Promise<object> {
  await requireSource(context, options.sourceType);
  const [film] = await pick(context, ['video'], 1);
  if (!film) throw new WxError('cancel');
  const { path, size, width, height, duration } = film;
  return { tempFilePath: path, size, width, height, duration };
}

const mediaFile = ({ kind, path, size, width, height, duration }: Picked): object =>
  kind === 'image'
    ? { tempFilePath: path, size, fileType: kind }
    : { tempFilePath: path, size, fileType: kind, width, height, duration, thumbTempFilePath: '' };

/** Only 'mix' allows both kinds; otherwise the first requested kind is used. */
async function chooseMedia(context: WxContext, options: Options): Promise<object> {
  const count = countOf(options.count, MOST_IMAGES, MOST_MEDIA);
  const types = optional<unknown[]>(options.mediaType, 'mediaType', 'Array', ['image', 'video']);
  checkSizeType(options.sizeType);
  await requireSource(context, options.sourceType);
  const isMixed = types.includes('mix');
  const kinds = (['image', 'video'] as MediumKind[]).filter((kind) => isMixed || types.includes(kind));
  if (kinds.length === 0) throw new WxError('parameter error: parameter.mediaType is invalid;');
  const picked = await pick(context, isMixed ? kinds : kinds.slice(0, 1), count);
  return { tempFiles: picked.map(mediaFile), type: isMixed ? 'mix' : kinds[0], failedCount: 0 };
}

/** From a chat: the tester's pictures and videos are used instead. */
async function chooseMessageFile(context: WxContext, options: Options): Promise<object> {
  const count = Math.min(parameter<number>(options.count, 'count', 'Number'), MOST_FILES);
  const type = optional(options.type, 'type', 'String', 'all');
  const kinds: Record<string, MediumKind[]> = {
    all: ['image', 'video'],
    image: ['image'],
    video: ['video'],
    file: [],
  };
  const wanted = kinds[type];
  if (!wanted) throw new WxError('parameter error: parameter.type is invalid;');
  const picked = await pick(context, wanted, count);
  return {
    tempFiles: picked.map(({ name, path, size, kind }) => ({ name, path, size, type: kind, time: 0 })),
  };
}

export const chooseMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    chooseImage: (options: Options) => chooseImage(context, options),
    chooseVideo: (options: Options) => chooseVideo(context, options),
    chooseMedia: (options: Options) => chooseMedia(context, options),
    chooseMessageFile: (options: Options) => chooseMessageFile(context, options),
  });
