/** The mini program: how a text ends. */
import { TaroText } from '@tarojs/runtime';
import { keepLineEnds } from '@/components/keep-line-ends.weapp';

/** A text in an element, and what it sends to WeChat. */
function textIn(nodeName: string, text: string) {
  const sent: unknown[] = [];
  const node = new TaroText(text);
  const parent = {
    nodeName,
    childNodes: [node],
    _path: 'root',
    _root: { enqueueUpdate: (update: { value: unknown }) => sent.push(update.value) },
  };
  Object.assign(node, { parentNode: parent });
  return { node, sent };
}

beforeAll(keepLineEnds);

describe('A text of the mini program', () => {
  it('keeps its last three characters together, at first and when it changes', () => {
    const { node, sent } = textIn('view', '电脑需要提前充好电');
    expect(node.nodeValue).toBe('电脑需要提前充\u2060好\u2060电');
    node.nodeValue = '值得和孩子一起听听';
    expect(sent).toEqual(['值得和孩子一起\u2060听\u2060听']);
    expect(node.data).toBe('值得和孩子一起听听');
  });

  it('of facts begins no line with a dot', () => {
    expect(textIn('view', '林老师 · 周六').node.nodeValue).toContain('林老师\u00a0·');
  });

  it('that may be copied is unchanged', () => {
    expect(textIn('text', '圆通速递的单号在这里').node.nodeValue).toBe('圆通速递的单号在这里');
  });
});
