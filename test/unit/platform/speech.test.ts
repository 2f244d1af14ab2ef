import { WebSpeech } from '@/platform/web/speech';
import { FakeTime } from '../../support/fakes/fake-time';

interface Utterance {
  readonly text: string;
  voice: { readonly lang: string } | null;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { readonly error: string }) => void;
}

function open(langs: readonly string[]) {
  const utterances: Utterance[] = [];
  let changed: (() => void) | undefined;
  let voices = langs.map((lang) => ({ lang }));
  const synthesis = {
    getVoices: () => voices,
    speak: (one: Utterance) => void utterances.push(one),
    cancel: () => utterances[utterances.length - 1]?.onerror?.({ error: 'canceled' }),
    addEventListener: (_: string, listener: () => void) => (changed = listener),
    removeEventListener: () => (changed = undefined),
  };
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      voice = null;
      constructor(readonly text: string) {}
    },
  });
  const time = new FakeTime();
  const speech = new WebSpeech(synthesis as unknown as SpeechSynthesis, time);
  const learn = (...more: string[]) => {
    voices = more.map((lang) => ({ lang }));
    changed?.();
  };
  return { speech, utterances, time, learn };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance'));

describe("the browser's voice", () => {
  test('reads by a voice of the mainland, to the end', async () => {
    const { utterances, speech } = open(['en-US', 'zh-HK', 'zh-CN']);
    const read = speech.read('几只小鸭？');
    expect([utterances[0]?.text, utterances[0]?.voice?.lang]).toEqual(['几只小鸭？', 'zh-CN']);
    utterances[0]?.onstart?.();
    utterances[0]?.onend?.();
    await expect(read).resolves.toBe(true);
  });

  test('is missing where no voice speaks Chinese', async () => {
    const { utterances, speech } = open(['en-US']);
    await expect(speech.read('几只小鸭？')).resolves.toBe(false);
    expect(utterances).toEqual([]);
  });

  test('is waited for where the browser loads its voices late', async () => {
    const { learn, utterances, speech } = open([]);
    void speech.read('几只小鸭？');
    learn('zh_CN_#Hans');
    await Promise.resolve();
    await Promise.resolve();
    expect(utterances).toHaveLength(1);
  });

  test('is missing where it never begins, or fails', async () => {
    const silent = open(['zh-CN']);
    const read = silent.speech.read('几只小鸭？');
    silent.time.advance(3000);
    await expect(read).resolves.toBe(false);
    const failing = open(['zh-CN']);
    const failed = failing.speech.read('几只小鸭？');
    failing.utterances[0]?.onerror?.({ error: 'synthesis-failed' });
    await expect(failed).resolves.toBe(false);
  });

  test('is stopped by the next text, which is no failure', async () => {
    const { utterances, speech } = open(['zh-CN']);
    const first = speech.read('一');
    void speech.read('二');
    await expect(first).resolves.toBe(true);
    expect(utterances.map(({ text }) => text)).toEqual(['一', '二']);
  });
});
