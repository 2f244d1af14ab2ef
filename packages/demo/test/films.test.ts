import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILMS, seedFilms } from '../content/films';
import { films } from '../../../server/domains/films/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';

const CONTENT = join(__dirname, '../content');
const FOLDER = join(CONTENT, 'films');
const MOST_BYTES = 2_000_000;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());

/** Duration according to the MP4's movie header: duration / time scale. */
function secondsOf(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

describe('Films of the demonstration', () => {
  it('weigh at most two megabytes together', () => {
    const folders = [FOLDER, join(CONTENT, 'materials/films')];
    const sizes = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => !name.endsWith('.ts'))
        .map((name) => statSync(join(folder, name)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(Object.entries(FILMS).filter(([, { playList }]) => playList === undefined))(
    '%s has the stated duration, and begins to play before it is complete',
    (_name, { file, seconds }) => {
      const bytes = readFileSync(join(FOLDER, file));
      expect(Math.abs(secondsOf(bytes) - seconds)).toBeLessThan(1);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    },
  );

  it('have one that is a stream: a play list of parts that fill its file', () => {
    const lines = readFileSync(join(FOLDER, 'stars.m3u8'), 'utf8').split('\n');
    const parts = lines.flatMap((line) => {
      const [, size, from] = /BYTERANGE[:=]"?(\d+)@(\d+)/.exec(line) ?? [];
      return size === undefined ? [] : [{ from: Number(from), to: Number(from) + Number(size) }];
    });
    expect(parts.length).toBeGreaterThan(10);
    parts.slice(1).forEach(({ from }, index) => expect(from).toBe(parts[index]?.to));
    expect(parts.at(-1)?.to).toBe(statSync(join(FOLDER, 'stars.mp4')).size);
  });

  it('have captions of sentences that follow each other and end with the film', () => {
    for (const [name, { seconds }] of Object.entries(FILMS)) {
      const text = readFileSync(join(FOLDER, `${name}.vtt`), 'utf8');
      expect(text).toMatch(/^WEBVTT\n\n/);
      const times = [...text.matchAll(/(\d\d):(\d\d):(\d\d\.\d{3})/g)].map(
        ([, hours, minutes, rest]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest),
      );
      expect(times).toEqual(times.toSorted((left, right) => left - right));
      expect(times.at(-1)).toBeLessThanOrEqual(seconds + 1);
    }
  });

  it('have one row each, however many contents play them, and their files in the storage', async () => {
    const { db, providers } = backend.services;
    const ids = await seedFilms(db);
    expect(await seedFilms(db)).toEqual(ids);
    const rows = await db.select().from(films);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted());
    for (const { file, playList, captions } of rows) {
      for (const key of [file, playList, captions[0]?.file ?? ''].filter((key) => key !== '')) {
        expect((await providers.storage.get(key))?.body.length).toBeGreaterThan(0);
      }
    }
  });
});
