import { useState } from 'react';
import { Subject } from '@/contract/courses/values';
import type { Answer, BodyOf, Question } from '@/contract/questions/question.schema';
import { QuestionCard } from '@/features/questions';
import type { Recorder } from '@/platform/recorder';
import { blobOf, FakeDeviceFiles } from '../../support/fakes/fake-device-files';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { FakeSound } from '../../support/fakes/fake-sound';

export const PHOTO: BodyOf<'photo'> = { kind: 'photo', most: 9 };
export const FILM: BodyOf<'film'> = { kind: 'film', mostSeconds: 60 };
export const SPEAK: BodyOf<'speak'> = {
  kind: 'speak',
  reading: '床前明月光',
  example: { url: 'https://files.example/example.mp3', seconds: 5 },
  mostSeconds: 60,
};

export const photoFile = (name: string) => new File([blobOf(10)], name, { type: 'image/jpeg' });

interface OpenOptions {
  readonly answer?: Answer;
  readonly isReadOnly?: boolean;
  readonly recorder?: Recorder;
}

/** One question on a page, over a fake device. */
export async function openQuestion(
  body: Question['body'],
  { answer, isReadOnly, recorder }: OpenOptions = {},
) {
  const device = new FakeDeviceFiles();
  const answers: Answer[] = [];
  const question: Question = {
    ...{ id: 1, kind: body.kind, subject: Subject.math, stem: '题目', pictures: [], points: 10 },
    ...{ knowledge: '', isRequired: true, body },
  };
  const Page = () => {
    const [now, setNow] = useState(answer);
    const take = (next: Answer): void => {
      answers.push(next);
      setNow(next);
    };
    return <QuestionCard question={question} answer={now} onAnswer={isReadOnly ? undefined : take} />;
  };
  const screen = await openScreen('option', Page, {
    user: TEST_USER,
    student: OFFICIAL,
    platform: {
      loadDeviceFiles: () => Promise.resolve(device),
      sound: () => Promise.resolve(new FakeSound()),
      ...(recorder && { loadRecorder: () => Promise.resolve(recorder) }),
    },
  });
  const byLabel = (label: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    if (!found) throw new Error(`nothing is called ${label} in\n${document.body.innerHTML}`);
    return found;
  };
  const hasLabel = (label: string): boolean => document.querySelector(`[aria-label="${label}"]`) !== null;
  const files = () => {
    const last = answers.at(-1);
    if (last?.kind === 'photo') return last.pictures;
    if (last?.kind === 'film') return last.films;
    return last?.kind === 'speak' ? last.recordings : [];
  };
  return { ...screen, device, answers, files, byLabel, hasLabel };
}

export type OpenedQuestion = Awaited<ReturnType<typeof openQuestion>>;
