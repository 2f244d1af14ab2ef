import type { ContinueItem, Film, WatchProgress } from '../../../src/contract/films/schema';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { PlayableKind } from '../../../src/contract/films/values';
import { recordingOf } from '../../builders/growth';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const kind = PlayableKind.recording;

let backend: Backend;
let mother: InsideParent;
let other: InsideParent;
let id: number;
beforeAll(async () => {
  backend = await startBackend();
  mother = await buildParent(backend, anOfficialParent());
  other = await buildParent(backend, anOfficialParent());
  id = await recordingOf(backend.services, mother);
});
afterAll(() => backend.stop());

const save = async ({ visitor }: InsideParent) => {
  const savedAt = backend.clock.now().getTime();
  const report = { kind, id, positionSeconds: 20, furthestSeconds: 20, playedSeconds: 20, savedAt };
  return as<WatchProgress[]>(await visitor.ask('saveWatchProgress', { reports: [report] }));
};

describe('A child’s own recording', () => {
  it('plays for its parents, and nothing follows by itself', async () => {
    const film = as<Film>(await mother.visitor.ask('getFilm', { kind, id }));
    expect(film).toMatchObject({ kind, id, title: '我的周末', isSound: true, isPaid: false, seconds: 60 });
    expect(film.next).toBeUndefined();
  });

  it('is missing for another parent and without a login', async () => {
    const answered = await other.visitor.ask('getFilm', { kind, id });
    const unknown = await other.visitor.ask('getFilm', { kind, id: 999_999 });
    expect(answered).toMatchObject({ code: BACKEND_CODE.notFound });
    expect(answered.data).toEqual(unknown.data);
    const stranger = await buildParent(backend, anOfficialParent());
    stranger.visitor.token = null;
    expect(await stranger.visitor.ask('getFilm', { kind, id })).toMatchObject({ status: 401 });
  });

  it('keeps how far its own parent listened, and no one else; it is no film to go on with', async () => {
    expect(await save(mother)).toMatchObject([{ id, positionSeconds: 20 }]);
    expect(await save(other)).toEqual([]);
    expect(as<ContinueItem[]>(await mother.visitor.ask('listContinueWatching', {}))).toEqual([]);
  });
});
