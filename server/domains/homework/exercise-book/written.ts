import type { Answer, QuestionBody } from '../../../../src/contract/questions/question.schema';

const TRUE_MARKS = ['√', '✓', '✔', '对', '是', '正确', 'T', 't'];
const FALSE_MARKS = ['×', '✗', '✘', 'x', 'X', '错', '否', '错误', 'F', 'f'];
/** Separates the blanks of one question. */
const BETWEEN = /[;；、]/;

const isMark = (marks: readonly string[], text: string): boolean => marks.includes(text);

/**
 * Parses a handwritten answer; null if it does not answer the question: an unknown letter or mark, or a kind that is not asked on paper.
 */
export function writtenAnswer(body: QuestionBody, written: string): Answer | null {
  const text = written.trim();
  switch (body.kind) {
    case 'fill': {
      const parts = body.blanks.length === 1 ? [text] : text.split(BETWEEN);
      const blanks = body.blanks.map(({ key }, at) => ({ key, text: (parts[at] ?? '').trim() }));
      return { kind: 'fill', blanks };
    }
    case 'single': {
      const at = text.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
      const option = text.length === 1 ? body.options[at] : undefined;
      return option === undefined ? null : { kind: 'single', choice: option.key };
    }
    case 'judge':
      if (!isMark(TRUE_MARKS, text) && !isMark(FALSE_MARKS, text)) return null;
      return { kind: 'judge', isTrue: isMark(TRUE_MARKS, text) };
    default:
      return null;
  }
}
