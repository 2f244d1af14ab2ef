/**
 * Covers of chapters and materials: the background of a subject's cover with the thing that the chapter is about. On every second
 * background the subject's pea stands beside it, which the cover marks as `lead`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SubjectName } from '../../../src/contract/courses/values';
import type { Drawing } from '../../../server/domains/files/drawings';
import { withoutUnused } from './svg';
import type { Thing } from './things';

/** Backgrounds of subject covers. */
export const coverMoods = ['meadow', 'stage', 'room', 'evening'] as const;
export type CoverMood = (typeof coverMoods)[number];

export interface ChapterCover {
  readonly subject: SubjectName;
  readonly mood: CoverMood;
  readonly thing: Thing;
}

/** Moods take turns from the one after the course's own, so that no chapter looks like its neighbours or the course. */
export function coverOfChapter(
  { mood, subject }: Omit<ChapterCover, 'thing'>,
  index: number,
  thing: Thing,
): ChapterCover {
  const turn = (coverMoods.indexOf(mood) + 1 + index) % coverMoods.length;
  return { subject, mood: coverMoods[turn] ?? mood, thing };
}

export const chapterKey = ({ subject, mood, thing }: ChapterCover): string =>
  `pictures/chapters/${subject}-${mood}-${thing}.svg`;

/** A thumbnail may be cropped to a square, and has a bar at its lower edge. */
const THING = { size: 240, middle: 186, radius: 150 };
const PEA = '<g transform="translate(-20 168) scale(.5)">';

/** What is pale behind the thing; `stage` has a disc of its own. `x`: of the middle of both. */
const BACKS: Readonly<
  Record<CoverMood, { readonly x: number; readonly disc: string; readonly pea: boolean }>
> = {
  meadow: { x: 346, disc: 'fill="#FFFFFF" opacity=".86"', pea: true },
  stage: { x: 320, disc: '', pea: false },
  room: { x: 346, disc: 'fill="#FFFFFF" opacity=".92"', pea: true },
  evening: { x: 320, disc: 'fill="#FFF6E3" opacity=".95"', pea: false },
};

const fileOf = (...path: readonly string[]): string => readFileSync(join(__dirname, ...path), 'utf8');

export function drawnCover(cover: ChapterCover): Drawing {
  const { disc, pea, x } = BACKS[cover.mood];
  const back = fileOf('covers', `${cover.subject}-${cover.mood}.svg`);
  const [, lead = ''] = /<!--lead-->(.*?)<!--\/lead-->/s.exec(back) ?? [];
  const [, defined = '', thing = ''] =
    /<svg[^>]*>(?:<defs>(.*?)<\/defs>)?(.*)<\/svg>/s.exec(fileOf('things', `${cover.thing}.svg`)) ?? [];
  const y = cover.mood === 'stage' ? 208 : THING.middle;
  const place = `translate(${x - THING.size / 2} ${y - THING.size / 2}) scale(${THING.size / 200})`;
  const parts = [
    disc === '' ? '' : `<circle cx="${x}" cy="${y}" r="${THING.radius}" ${disc}/>`,
    `<g transform="${place}">${thing}</g>`,
    pea ? `${PEA}${lead}</g>` : '',
  ];
  const svg = back
    .replace('</defs>', `${defined}</defs>`)
    .replace(`<!--lead-->${lead}<!--/lead-->`, parts.join(''));
  return { key: chapterKey(cover), svg: withoutUnused(svg) };
}
