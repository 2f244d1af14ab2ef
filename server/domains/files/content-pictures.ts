/** Pictures that editors upload for everybody. */
import { Readable } from 'node:stream';
import type { CallContext } from '../../core/http/handler';
import { refused, takenKind, toItsEnd } from './admit';
import { FILES_MESSAGES } from './messages';

export const CONTENT_PICTURES = 'pictures/content/';

const NAME_BYTES = 16;

/** The key. A picture is never replaced, so that every client may keep it. */
export async function storeContentPicture(
  { providers, random }: Pick<CallContext, 'providers' | 'random'>,
  body: Buffer,
): Promise<string> {
  const { contentType, ending, maxBytes, tooLarge } = takenKind(body);
  if (!contentType.startsWith('image/')) throw refused(415, FILES_MESSAGES.noPicture);
  if (body.length > maxBytes) throw refused(413, tooLarge);
  for await (const _whole of toItsEnd(Readable.from([body]))) continue;
  const key = `${CONTENT_PICTURES}${random.bytes(NAME_BYTES).toString('hex')}.${ending}`;
  await providers.storage.put(key, { body, contentType });
  return key;
}
