/** Stored films, and a parent who requests them as a player does. */
import { PlayableKind } from '../../../src/contract/films/values';
import type { Film } from '../../../src/contract/films/schema';
import { offer, storeFilm } from '../../builders/films';
import { as } from '../support/answers';
import type { Backend } from '../support/backend';
import type { InsideParent } from '../support/people';

const MIB = 1024 * 1024;

export const WHOLE = Buffer.from(
  Array.from({ length: 2.5 * MIB }, (_, index) => (index * 7 + (index >> 10)) % 256),
);

export const PLAY_LIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-MAP:URI="parts.mp4",BYTERANGE="4@0"
#EXTINF:5.0,
#EXT-X-BYTERANGE:6@4
parts.mp4
#EXTINF:5.0,
https://elsewhere.example/part.mp4
#EXT-X-ENDLIST
`;

const FILES: readonly (readonly [key: string, contentType: string, body: Buffer | string])[] = [
  ['films/test/whole.mp4', 'video/mp4', WHOLE],
  ['films/test/whole.vtt', 'text/vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\n你好\n'],
  ['films/test/parts.mp4', 'video/mp4', '0123456789'],
  ['films/test/list.m3u8', 'application/vnd.apple.mpegurl', PLAY_LIST],
];

/** A film (1) and a stream (2) that everybody may play. */
export async function offerFilms({ services }: Backend) {
  const { storage } = services.providers;
  for (const [key, contentType, body] of FILES)
    await storage.put(key, { body: Buffer.from(body), contentType });
  const captions = [{ lang: 'zh', label: '中文', file: 'films/test/whole.vtt' }];
  const film = await storeFilm(services, { captions });
  const stream = await storeFilm(services, {
    file: 'films/test/parts.mp4',
    playList: 'films/test/list.m3u8',
  });
  const items = new Map([film, stream].map((filmId, index) => [index + 1, { filmId }]));
  return offer(PlayableKind.teacher, items);
}

type Headers = Readonly<Record<string, string>>;

/** `headers` of the call. Browsers send `sec-fetch-site` themselves. */
export async function filmFor({ visitor }: InsideParent, id = 1, headers: Headers = {}) {
  const answer = await visitor.ask('getFilm', { kind: PlayableKind.teacher, id }, headers);
  const cookie = String(answer.headers['set-cookie'] ?? '');
  return { film: as<Film>(answer), cookie };
}

/** Without a token, as a player does. */
export const fetchFilm = ({ app }: Backend, url: string, headers: Headers = {}) => {
  const { pathname, search } = new URL(url);
  return app.inject({ url: pathname + search, headers });
};
