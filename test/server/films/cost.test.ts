/** The number of statements depends neither on the number of reports nor on the length of the history. */
import { Client } from 'pg';
import { PlayableKind } from '../../../src/contract/films/values';
import { offer, storeFilm, watched } from '../../builders/films';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';

const { teacher, peaClass } = PlayableKind;
const IDS = Array.from({ length: 50 }, (_, index) => index + 1);

let backend: Backend;
const offers: { takeBack: () => void }[] = [];
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  const filmId = await storeFilm(backend.services);
  const items = new Map(IDS.map((id) => [id, { filmId }]));
  offers.push(offer(teacher, items), offer(peaClass, items));
});
afterAll(async () => {
  for (const { takeBack } of offers) takeBack();
  await backend.stop();
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(Client.prototype, 'query');
  await work();
  const number = spy.mock.calls.length;
  spy.mockRestore();
  return number;
}

it('A batch of progress takes the same number of statements as one report', async () => {
  const { visitor } = await buildParent(backend, aParent());
  const reports = IDS.map((id) => ({
    ...{ kind: teacher, id, positionSeconds: 1, furthestSeconds: 1, playedSeconds: 1 },
    savedAt: backend.clock.now().getTime(),
  }));
  const of = (number: number) =>
    statementsOf(() => visitor.ask('saveWatchProgress', { reports: reports.slice(0, number) }));
  await of(1);
  expect(await of(50)).toBe(await of(1));
});

it('Continue watching takes the same number of statements after fifty films as after one of each kind', async () => {
  const begun = (number: number) =>
    IDS.slice(0, number).flatMap((itemId) =>
      [teacher, peaClass].map((kind) => watched({ kind, itemId, position: 9 })),
    );
  const few = await buildParent(backend, aParent().with(...begun(1)));
  const many = await buildParent(backend, aParent().with(...begun(50)));
  const list = ({ visitor }: typeof few) => statementsOf(() => visitor.ask('listContinueWatching'));
  await list(few);
  expect(await list(many)).toBe(await list(few));
});
