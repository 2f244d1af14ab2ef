import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { coverLists, drawnCovers } from '../content/chapter-covers';
import { chapterKey } from '../pictures/covers';
import { THINGS } from '../pictures/things';

describe('the covers of chapters and materials', () => {
  it('never show the same thing as their neighbours in a list, nor the same background', () => {
    for (const list of coverLists) {
      const keys = list.map(chapterKey);
      list.slice(1).forEach((cover, before) => {
        const previous = list[before];
        expect([keys, cover.thing === previous?.thing]).toEqual([keys, false]);
        expect([keys, cover.mood === previous?.mood]).toEqual([keys, false]);
      });
    }
  });

  it('show each thing that is drawn, and none that is not', () => {
    const files = readdirSync(join(__dirname, '..', 'pictures', 'things'));
    expect(files.toSorted()).toEqual(THINGS.map((thing) => `${thing}.svg`).toSorted());
    const shown = new Set(coverLists.flat().map(({ thing }) => thing));
    expect(THINGS.filter((thing) => !shown.has(thing))).toEqual([]);
  });

  it('are drawn once each, with their thing on the background', () => {
    const covers = drawnCovers();
    expect(new Set(covers.map(({ key }) => key))).toEqual(new Set(coverLists.flat().map(chapterKey)));
    for (const { key, svg } of covers) expect([key, /<!--/.test(svg)]).toEqual([key, false]);
    const pictures = new Set(covers.map(({ svg }) => svg));
    expect(pictures.size).toBe(covers.length);
  });
});
