import Hls from 'hls.js/light';
import { openStream } from '@/features/films/engine/stream';
import type { MediaSource, Trouble } from '@/features/films/engine';

const handlers = new Map<string, (event: string, data: unknown) => void>();
const mockInstance = {
  on: (name: string, run: (event: string, data: unknown) => void) => handlers.set(name, run),
  loadSource: jest.fn(),
  attachMedia: jest.fn(),
  startLoad: jest.fn(),
  recoverMediaError: jest.fn(),
  destroy: jest.fn(),
};

jest.mock('hls.js/light', () => ({
  __esModule: true,
  default: Object.assign(
    jest.fn(() => mockInstance),
    {
      isSupported: jest.fn(() => true),
      Events: { ERROR: 'hlsError' },
      ErrorTypes: { NETWORK_ERROR: 'networkError', MEDIA_ERROR: 'mediaError' },
    },
  ),
}));

const STREAM: MediaSource = {
  url: 'https://files.example/7.m3u8',
  isStream: true,
  startAt: 72,
  isThrifty: false,
};
const film = {} as HTMLMediaElement;

function open(source = STREAM) {
  jest.clearAllMocks();
  const troubles: Trouble[] = [];
  const stream = openStream(film, source, (trouble) => troubles.push(trouble));
  return {
    stream,
    troubles,
    fail: (data: object) => handlers.get('hlsError')?.('hlsError', { fatal: true, ...data }),
  };
}

describe('a stream by hls.js', () => {
  test('begins where it is to begin, without a worker', () => {
    open();
    expect(jest.mocked(Hls).mock.calls[0]?.[0]).toMatchObject({
      enableWorker: false,
      startPosition: 72,
      autoStartLoad: true,
    });
    expect(mockInstance.loadSource).toHaveBeenCalledWith(STREAM.url);
    expect(mockInstance.attachMedia).toHaveBeenCalledWith(film);
  });

  test('loads nothing before it plays where the line costs', () => {
    const { stream } = open({ ...STREAM, isThrifty: true });
    expect(jest.mocked(Hls).mock.calls[0]?.[0]).toMatchObject({ autoStartLoad: false });
    stream.start();
    stream.start();
    expect(mockInstance.startLoad.mock.calls).toEqual([[72]]);
  });

  test.each([
    [{ type: 'networkError', response: { code: 403 } }, 'address'],
    [{ type: 'networkError', response: { code: 404 } }, 'address'],
    [{ type: 'networkError', response: { code: 0 } }, 'network'],
    [{ type: 'networkError' }, 'network'],
    [{ type: 'otherError' }, 'format'],
  ])('reports its outcome: %j is %s', (data, trouble) => {
    const { troubles, fail } = open();
    fail({ ...data, fatal: false });
    expect(troubles).toEqual([]);
    fail(data);
    expect(troubles).toEqual([trouble]);
  });

  test('is repaired once where a segment of it is broken', () => {
    const { troubles, fail } = open();
    fail({ type: 'mediaError' });
    expect([mockInstance.recoverMediaError.mock.calls.length, troubles]).toEqual([1, []]);
    fail({ type: 'mediaError' });
    expect(troubles).toEqual(['format']);
  });

  test('cannot be shown where the browser has no means for it', () => {
    jest.mocked(Hls.isSupported).mockReturnValueOnce(false);
    const troubles: Trouble[] = [];
    openStream(film, STREAM, (trouble) => troubles.push(trouble)).start();
    expect(troubles).toEqual(['format']);
  });

  test('ends with the film', () => {
    open().stream.end();
    expect(mockInstance.destroy).toHaveBeenCalledTimes(1);
  });
});
