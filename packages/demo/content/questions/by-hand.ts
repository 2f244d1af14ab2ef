/** Questions that a teacher checks: spoken, written or filmed. */
import { Subject, type SubjectName } from '../../../../src/contract/courses/values';
import type { QuestionBody } from '../../../../src/contract/questions/question.schema';
import { MAX_ANSWER_PICTURES } from '../../../../src/contract/questions/values';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { SOUNDS, type SoundName } from './sounds';

interface Text {
  readonly subject: SubjectName;
  /** Unique within its subject; must not change. */
  readonly code: string;
  /** One of the subject's points (growth/points.ts). */
  readonly point: string;
  readonly stem: string;
  /** For a parent. */
  readonly why: string;
}

const asked = ({ subject, code, point, stem, why }: Text, body: QuestionBody): BankQuestion => ({
  ...{ code: `${subject}-${code}`, subject: Subject[subject], knowledge: point, stem, body },
  answer: null,
  explanation: why,
});

interface Speaking extends Text {
  readonly reading?: string;
  readonly example?: SoundName;
  readonly seconds: number;
}

function speaking({ reading = '', example, seconds, ...text }: Speaking): BankQuestion {
  const sound = example && { url: SOUNDS[example].key, seconds: SOUNDS[example].seconds };
  return asked(text, { kind: 'speak', reading, example: sound ?? null, mostSeconds: seconds });
}

const photos = ({ most = MAX_ANSWER_PICTURES, ...text }: Text & { readonly most?: number }): BankQuestion =>
  asked(text, { kind: 'photo', most });

const film = ({ seconds, ...text }: Text & { readonly seconds: number }): BankQuestion =>
  asked(text, { kind: 'film', mostSeconds: seconds });

export const BY_HAND: readonly BankQuestion[] = [
  speaking({
    ...{ subject: 'yuwen', code: 'speak-rain', point: '情景对话', example: 'rainSong', seconds: 120 },
    stem: '先听一听，再用自己的话讲给家里人听。',
    why: '不用一字一句照着说，把听到的事情说清楚就很好。',
  }),
  speaking({
    ...{ subject: 'yuwen', code: 'speak-poem', point: '古诗诵读', seconds: 60 },
    stem: '读一读这首诗，注意停顿，声音响亮。',
    reading: '床前明月光，\n疑是地上霜。\n举头望明月，\n低头思故乡。',
    why: '这是李白的《静夜思》。每句读到第二个字后稍停一停，会更好听。',
  }),
  speaking({
    ...{ subject: 'yuwen', code: 'speak-photo', point: '看图说话', seconds: 120 },
    stem: '挑一张家里的照片，说一说：先做了什么，再做了什么，最后怎么样了。',
    why: '照着“先、再、最后”的顺序说，一件事就说完整了。',
  }),
  speaking({
    ...{ subject: 'wandou', code: 'speak-rule', point: '找规律', seconds: 90 },
    stem: '1、4、7、10、…… 说一说后面是几，是怎么想到的。',
    why: '能把想法说出来，才是真的明白了：每次多 3，后面是 13。',
  }),
  speaking({
    ...{ subject: 'moli', code: 'speak-family', point: '我的家人', seconds: 60 },
    stem: '用英语介绍一位家人。',
    reading: 'This is my … .\nHe / She likes … .\nI love my … .',
    why: '先照着句子说，再换成自己家里的人。',
  }),
  speaking({
    ...{ subject: 'moli', code: 'speak-fruit', point: '颜色与水果', seconds: 60 },
    stem: '用英语说一说喜欢的水果，再说它的颜色。',
    reading: 'I like … .\nIt is … .',
    why: '指着水果说最容易记住：I like apples. They are red.',
  }),
  // The photos of demo children (pictures/handwriting) are of these three pages.
  photos({
    ...{ subject: 'math', code: 'photo-carry', point: '凑十法', most: 3 },
    stem: '算一算：26 + 15、34 + 28、45 + 16、52 + 33，写在纸上拍下来。',
    why: '个位相加满十，向十位进一；34 + 28 先算 4 + 8。',
  }),
  photos({
    ...{ subject: 'math', code: 'photo-clock', point: '认识钟表', most: 3 },
    stem: '画出四个钟面：3:00、6:30、9:15、11:55，画好拍下来。',
    why: '分针走的时候时针也在走：9:15 的时针已经过了 9 一点点。',
  }),
  photos({
    ...{ subject: 'wandou', code: 'photo-rows', point: '找规律' },
    stem: '一行画一种：波浪线、正方形、三角形，再写一道算式，拍给老师看。',
    why: '先想好每一行重复的是什么，再一个挨着一个画。',
  }),
  photos({
    ...{ subject: 'yuwen', code: 'photo-friend', point: '讲清一件事' },
    stem: '写一写自己的好朋友：什么样子，一起做过什么。写完一页拍一张。',
    why: '先写样子，再写一件一起做过的事，最后写自己的心情。',
  }),
  film({
    ...{ subject: 'wandou', code: 'film-tower', point: '立体拼搭', seconds: 120 },
    stem: '用积木搭一座最高的塔，边搭边说是怎么让它站稳的，拍成视频。',
    why: '下面宽、上面窄，重的放在下面，塔就站得稳。',
  }),
  film({
    ...{ subject: 'math', code: 'film-clock', point: '认识钟表', seconds: 90 },
    stem: '拨一拨钟面，演示 3 时、3 时半和差 5 分 4 时，拍成视频。',
    why: '分针走一圈，时针才走一格。',
  }),
];
