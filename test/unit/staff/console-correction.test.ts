/** The console's form of a correction: what it starts from, and what it sends. */
import { sentOf, startOf, type HandIn } from '../../../packages/console/src/homework/correction';

const question = (id: number, kind: 'photo' | 'judge') =>
  ({
    id,
    kind,
    points: 10,
    stem: '',
    pictures: [],
    body: { kind },
  }) as unknown as HandIn['questions'][number]['question'];
const asked = (id: number, kind: 'photo' | 'judge', verdict: 'open' | 'wrong' | 'empty') => ({
  question: question(id, kind),
  isRequired: true,
  checked: { questionId: id, verdict, points: 0, outOf: 10, wrongParts: [] },
  rightWords: '',
  givenWords: '',
});
const handIn: HandIn = {
  ...{
    homeworkId: 1,
    childName: '',
    title: '',
    courseName: '',
    state: 'handedIn',
    round: 2,
    handedInAt: '',
    task: '',
  },
  questions: [asked(1, 'photo', 'open'), asked(2, 'judge', 'wrong'), asked(3, 'photo', 'empty')],
  answers: [],
  before: null,
};

test('what a teacher marks starts at full points, what a program found stays, what is missing is not judged', () => {
  expect(startOf(handIn).items.map(({ points }) => points)).toEqual([10, 0, undefined]);
});

test('an earlier correction of this round is where the next one starts', () => {
  const voice = { key: `uploads/${'a'.repeat(48)}.mp3`, seconds: 3, url: '/operator/files/a' };
  const marks = [{ picture: 0, strokes: [], signs: [{ x: 1, y: 2, sign: 'right' as const }] }];
  const item = { questionId: 1, verdict: 'partly' as const, points: 6, outOf: 10, wrongParts: [] };
  const before = { words: '好', stars: 4, voice, items: [{ ...item, words: '再看', voice: null, marks }] };
  const start = startOf({
    ...handIn,
    questions: [{ ...asked(1, 'photo', 'open'), checked: item }],
    before,
  });
  expect(start).toMatchObject({ words: '好', stars: 4, items: [{ points: 6, words: '再看', marks }] });
  expect(sentOf(start, false).voice).toEqual({ key: voice.key, seconds: 3 });
});

test('emptied fields and photos without a mark are left out of what is sent', () => {
  const start = startOf(handIn);
  const [first] = start.items;
  if (first === undefined) throw new Error('no item');
  const empty = { picture: 0, strokes: [], signs: [] };
  const form = { ...start, items: [{ ...first, words: null as unknown as string, marks: [empty] }] };
  expect(sentOf(form, true)).toEqual({
    ...{ round: 2, words: '', stars: 0, voice: null, isHandedBack: true },
    items: [{ questionId: 1, words: '', voice: null, marks: [], points: 10 }],
  });
});
