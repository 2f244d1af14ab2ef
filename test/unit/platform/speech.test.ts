import { WebSpeech } from '@/platform/web/speech';
import { FakeTime } from '../../support/fakes/fake-time';

interface Said {
  readonly text: string;
  voice: { readonly lang: string } | null;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { readonly error: string }) => void;
}

function open(langs: readonly string[]) {
  const said: Said[] = [];
  let changed: (() => void) | undefined;
  let voices = langs.map((lang) => ({ lang }));
  const synthesis = {
    getVoices: () => voices,
    speak: (one: Said) => void said.push(one),
    cancel: () => said[said.length - 1]?.onerror?.({ error: 'canceled' }),
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
  return { speech, said, time, learn };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance'));

describe("the browser's voice", () => {
  test('reads by a voice of the mainland, to the end', async () => {
    const { said, speech } = open(['en-US', 'zh-HK', 'zh-CN']);
    const read = speech.read('几只小鸭？');
    expect([said[0]?.text, said[0]?.voice?.lang]).toEqual(['几只小鸭？', 'zh-CN']);
    said[0]?.onstart?.();
    said[0]?.onend?.();
    await expect(read).resolves.toBe(true);
  });

  test('is none where no voice speaks Chinese', async () => {
    const { said, speech } = open(['en-US']);
    await expect(speech.read('几只小鸭？')).resolves.toBe(false);
    expect(said).toEqual([]);
  });

  test('is waited for where the browser learns its voices late', async () => {
    const { learn, said, speech } = open([]);
    void speech.read('几只小鸭？');
    learn('zh_CN_#Hans');
    await Promise.resolve();
    await Promise.resolve();
    expect(said).toHaveLength(1);
  });

  test('is none where it never begins, or fails', async () => {
    const silent = open(['zh-CN']);
    const read = silent.speech.read('几只小鸭？');
    silent.time.advance(3000);
    await expect(read).resolves.toBe(false);
    const failing = open(['zh-CN']);
    const failed = failing.speech.read('几只小鸭？');
    failing.said[0]?.onerror?.({ error: 'synthesis-failed' });
    await expect(failed).resolves.toBe(false);
  });

  test('is stopped by the next text, which is no failure', async () => {
    const { said, speech } = open(['zh-CN']);
    const first = speech.read('一');
    void speech.read('二');
    await expect(first).resolves.toBe(true);
    expect(said.map(({ text }) => text)).toEqual(['一', '二']);
  });
});
