import type { WxContext } from './context';

const MAKERS = (
  'Analyser BiquadFilter ChannelMerger ChannelSplitter ConstantSource Delay DynamicsCompressor Gain IIRFilter Oscillator ' +
  'Panner PeriodicWave ScriptProcessor WaveShaper BufferSource'
).split(' ');
const PARAMS =
  'gain frequency detune Q delayTime offset playbackRate threshold knee ratio attack release'.split(' ');
const SETTERS = (
  'setValueAtTime linearRampToValueAtTime exponentialRampToValueAtTime setTargetAtTime setValueCurveAtTime ' +
  'cancelScheduledValues'
).split(' ');

const quiet = (names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, () => undefined]));

const node = (): object => ({
  ...Object.fromEntries(PARAMS.map((name) => [name, { value: 0, ...quiet(SETTERS) }])),
  ...quiet(['connect', 'disconnect', 'start', 'stop']),
});

const buffer = (numberOfChannels = 1, length = 0, sampleRate = 44_100): object => ({
  numberOfChannels,
  length,
  sampleRate,
  duration: length / sampleRate,
  getChannelData: () => new Float32Array(length),
  ...quiet(['copyFromChannel', 'copyToChannel']),
});

type Fail = (name: string, options?: { fail?: (error: object) => void }) => void;

/** WebAudioContext: nodes can be connected, without sound. */
export const webAudio = (_context: WxContext, fail: Fail): object => ({
  currentTime: 0,
  sampleRate: 44_100,
  state: 'suspended',
  destination: node(),
  listener: quiet(['setPosition', 'setOrientation']),
  ...Object.fromEntries(MAKERS.map((name) => [`create${name}`, node])),
  createBuffer: buffer,
  decodeAudioData: (_data: unknown, _done?: unknown, failed?: (error: object) => void) =>
    fail('decodeAudioData', failed ? { fail: failed } : {}),
});
