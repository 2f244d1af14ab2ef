import type { AnswerFile } from '../../../src/contract/questions/question.schema';
import { film } from '../../../server/domains/questions/kinds/film';
import { photo } from '../../../server/domains/questions/kinds/photo';
import { speak } from '../../../server/domains/questions/kinds/speak';

const file = (id: string, seconds = 0): AnswerFile => ({ id, url: '', name: '', bytes: 1, seconds });
const PHOTO = { kind: 'photo', most: 3 } as const;
const SPEAK = { kind: 'speak', reading: '', example: { url: 'a.mp3', seconds: 3 }, mostSeconds: 60 } as const;
const FILM = { kind: 'film', mostSeconds: 60 } as const;

const photos = (...ids: string[]) => ({ kind: 'photo' as const, pictures: ids.map((id) => file(id)) });
const speech = (...lengths: number[]) => ({
  kind: 'speak' as const,
  recordings: lengths.map((seconds, index) => file(String(index), seconds)),
});
const films = (...lengths: number[]) => ({
  kind: 'film' as const,
  films: lengths.map((seconds, index) => file(String(index), seconds)),
});

describe('kinds that a teacher reads, hears or sees', () => {
  test('are never called right or wrong by a program', () => {
    expect(photo.check(PHOTO, null, photos('a'))).toBe('open');
    expect(speak.check(SPEAK, null, speech(5))).toBe('open');
    expect(film.check(FILM, null, films(5))).toBe('open');
  });

  test('are empty without a file', () => {
    expect([photo.isEmpty(photos()), speak.isEmpty(speech()), film.isEmpty(films())]).toEqual([
      true,
      true,
      true,
    ]);
    expect([photo.isEmpty(photos('a')), speak.isEmpty(speech(1)), film.isEmpty(films(0))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    [photos('a', 'b', 'c'), null],
    [photos('a', 'b', 'c', 'd'), 'pictures'],
    [photos('a', 'a'), 'pictures'],
  ])('take no more photos than there is room for, and none twice', (answer, shapeMismatch) => {
    expect(photo.shapeMismatch(PHOTO, answer)).toBe(shapeMismatch);
  });

  test('take one recording and one film', () => {
    expect([speak.shapeMismatch(SPEAK, speech(1)), speak.shapeMismatch(SPEAK, speech(1, 2))]).toEqual([
      null,
      'recordings',
    ]);
    expect([film.shapeMismatch(FILM, films(1)), film.shapeMismatch(FILM, films(1, 2))]).toEqual([
      null,
      'films',
    ]);
  });

  test('have a description in words', () => {
    expect(photo.words(PHOTO, photos('a', 'b', 'c'))).toBe('3张照片');
    expect([0, 42, 60, 95].map((seconds) => speak.words(SPEAK, speech(seconds)))).toEqual([
      '录音1段',
      '录音 42秒',
      '录音 1分钟',
      '录音 1分35秒',
    ]);
    expect([0, 7].map((seconds) => film.words(FILM, films(seconds)))).toEqual(['视频1段', '视频 7秒']);
  });

  test('show the address of an example', () => {
    const urlOf = (key: string): string => `https://files.example/${key}`;
    expect(speak.shown(SPEAK, urlOf).example).toEqual({ url: 'https://files.example/a.mp3', seconds: 3 });
    expect(speak.shown({ ...SPEAK, example: null }, urlOf).example).toBeNull();
    expect(photo.shown(PHOTO, urlOf)).toEqual(PHOTO);
    expect(film.shown(FILM, urlOf)).toEqual(FILM);
  });
});
