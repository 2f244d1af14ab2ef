import { TaroText } from '@tarojs/runtime';
import { keepTogether, lineEnd } from './line-end';

/** No line may end here. Only in what is painted: the app's own texts do not have it. */
const JOINER = '\u2060';

/** A selectable text may be copied: only views are changed. */
function painted(node: TaroText, text: string): string {
  if (node.parentNode?.nodeName !== 'view') return text;
  const kept = keepTogether(text);
  const found = lineEnd(kept);
  return found ? found.start + [...found.end].join(JOINER) : kept;
}

/** As components/view.ts on the web, without another element for each text: each costs time on its way to WeChat. */
export function keepLineEnds(): void {
  const { prototype } = TaroText;
  const send = prototype.enqueueUpdate;
  Object.defineProperty(prototype, 'nodeValue', {
    get(this: TaroText) {
      return painted(this, this.data);
    },
    set(this: TaroText, text: string) {
      this.data = text;
    },
  });
  prototype.enqueueUpdate = function (this: TaroText, { path, value }) {
    send.call(this, { path, value: typeof value === 'string' ? painted(this, value) : value });
  };
}
