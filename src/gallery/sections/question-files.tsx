import { observer } from 'mobx-react';
import type { ComponentProps } from 'react';
import { QuestionCard } from '@/features/questions';
import { useAppHolder } from '@/stores/app/app-context';
import photoUrl from '../../assets/popups/check-in.svg';
import { nothing, type Section, type Specimen } from '../types';

type Card = ComponentProps<typeof QuestionCard>;

/** Needs the device's capabilities: rendered after the app has started. */
const Started = observer(function Started(props: Card) {
  return useAppHolder().app ? <QuestionCard {...props} /> : null;
});

interface Shown {
  readonly stem: string;
  readonly body: Card['question']['body'];
  readonly answer?: Card['answer'];
  readonly isOver?: boolean;
}

const shown = (state: string, { stem, body, answer, isOver = false }: Shown): Specimen => ({
  state,
  show: (
    <Started
      question={{
        ...{ id: 1, kind: body.kind, subject: 1, stem, pictures: [], points: 10, knowledge: '' },
        ...{ isRequired: true, body },
      }}
      answer={answer}
      onAnswer={isOver ? undefined : nothing}
      checked={isOver ? { questionId: 1, verdict: 'open', points: 0, outOf: 10, wrongParts: [] } : undefined}
    />
  ),
});

const file = (id: string, url: string, seconds = 0) => ({ id, url, name: '', bytes: 1, seconds });
const photo = { stem: '写在纸上，拍给老师看', body: { kind: 'photo', most: 9 } } satisfies Shown;
const speak = {
  stem: '读一读这首诗',
  body: { kind: 'speak', reading: '床前明月光，疑是地上霜。', example: null, mostSeconds: 60 },
} satisfies Shown;
const film = { stem: '拍一段讲题的视频', body: { kind: 'film', mostSeconds: 120 } } satisfies Shown;

/** Question kinds that a teacher checks. */
export const questionFileSections: readonly Section[] = [
  {
    name: 'question-photo',
    specimens: [
      shown('还没有拍', photo),
      shown('两张，一张在另一台设备上', {
        ...photo,
        answer: { kind: 'photo', pictures: [file('a', photoUrl), file('b', '')] },
      }),
      shown('等老师批改', {
        ...photo,
        answer: { kind: 'photo', pictures: [file('a', photoUrl)] },
        isOver: true,
      }),
    ],
  },
  {
    name: 'question-speak',
    specimens: [
      shown('还没有录', speak),
      shown('录好了', {
        ...speak,
        answer: { kind: 'speak', recordings: [file('a', 'data:audio/wav,', 42)] },
      }),
    ],
  },
  {
    name: 'question-film',
    specimens: [
      shown('还没有拍', film),
      shown('在另一台设备上', { ...film, answer: { kind: 'film', films: [file('a', '')] } }),
    ],
  },
];
