/** Content of a demo chapter, and what all chapters of a subject share. */
import type { StoredPoint, StoredStep } from '../../../../../server/domains/lessons/content/tables';

export interface ChapterText {
  readonly goals: readonly string[];
  readonly points: readonly (readonly [title: string, text: string])[];
  /** For the parent. */
  readonly tip: string;
  /** Replaces the subject's steps. */
  readonly steps?: readonly StoredStep[];
  /** In addition to the subject's materials. */
  readonly bring?: readonly string[];
}

export interface SubjectText {
  readonly steps: (chapter: string) => readonly StoredStep[];
  readonly bring: readonly string[];
  readonly tip: string;
  /** By chapter name. */
  readonly chapters: Readonly<Record<string, ChapterText>>;
}

export const step = (title: string, minutes: number, text: string): StoredStep => ({ title, minutes, text });

/** For every lesson. */
const ALWAYS = ['提前 10 分钟让孩子喝水、上厕所', '找一个安静、光线好的位置，平板或电脑充好电'];

export interface WrittenChapter {
  readonly goals: string[];
  readonly steps: readonly StoredStep[];
  readonly keyPoints: readonly StoredPoint[];
  readonly tips: string[];
  readonly preparations: readonly string[];
}

export function writtenFor(subject: SubjectText, name: string): WrittenChapter | undefined {
  const chapter = subject.chapters[name];
  if (chapter === undefined) return undefined;
  const { goals, points, tip, steps, bring = [] } = chapter;
  return {
    goals: [...goals],
    steps: steps ?? subject.steps(name),
    keyPoints: points.map(([title, text]) => ({ title, text })),
    tips: [tip, subject.tip],
    preparations: [...bring, ...subject.bring, ...ALWAYS],
  };
}
