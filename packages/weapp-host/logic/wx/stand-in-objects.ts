import { Emitter, type WxContext } from './context';
import { webAudio } from './stand-in-audio';

/** Members of a factory's object: listeners, harmless methods, and unsupported ones that fail. */
interface Shape {
  events?: string;
  /** without effect; setters and the like */
  quiet?: string;
  /** unsupported: fail through the object's error event */
  work?: string;
  /** unsupported: reject */
  promises?: string;
  /** properties whose setter is unsupported */
  setters?: string;
  /** methods that create another object */
  makes?: Record<string, Shape>;
}

const AD: Shape = {
  events: 'Load Error Close Hide Resize',
  quiet: 'destroy',
  promises: 'load show',
};
const LIVE_PLAYER: Shape = {
  work: `play stop mute pause resume snapshot requestFullScreen exitFullScreen requestPictureInPicture exitPictureInPicture
    startCasting exitCasting switchCasting reconnectCasting`,
};
const LIVE_PUSHER: Shape = {
  work: `start stop pause resume startPreview stopPreview switchCamera snapshot toggleTorch setZoom getMaxZoom sendMessage playBGM
    stopBGM pauseBGM resumeBGM setBGMVolume setMICVolume exitPictureInPicture applyFilter clearFilters applySticker clearStickers
    clearMakeups applyBlusherStickMakeup applyEyeBrowMakeup applyEyeShadowMakeup applyFaceContourMakeup applyLipStickMakeup`,
};
const RECORDER_EVENTS = 'Start Pause Resume Stop FrameRecorded InterruptionBegin InterruptionEnd Error';

const NFC_TAG: Shape = {
  quiet: 'setTimeout onNdefMessage offNdefMessage',
  work: 'connect close isConnected transceive getMaxTransceiveLength getHistoricalBytes getAtqa getSak writeNdefMessage',
};
const NFC_TAGS = 'IsoDep MifareClassic MifareUltralight Ndef NfcA NfcB NfcF NfcV'.split(' ');

const DRAWING = `arc arcTo beginPath bezierCurveTo clearRect clip closePath fill fillRect fillText lineTo moveTo quadraticCurveTo
  rect restore rotate save scale setFillStyle setFontSize setGlobalAlpha setLineCap setLineDash setLineJoin setLineWidth
  setMiterLimit setShadow setStrokeStyle setTextAlign setTextBaseline setTransform stroke strokeRect strokeText transform
  translate drawImage`;

const SHAPES: Record<string, Shape> = {
  getRecorderManager: { events: RECORDER_EVENTS, work: 'start pause resume stop' },
  getBackgroundAudioManager: {
    events: 'Canplay Waiting Error Play Pause Seeking Seeked Ended Stop TimeUpdate Next Prev',
    work: 'play pause stop seek',
    // Setting a source starts it.
    setters: 'src',
  },
  createCanvasContext: { quiet: DRAWING },
  // Its methods: see recorder().
  createContext: {},
  createMapContext: {
    quiet: 'on off',
    work: `getCenterLocation setCenterOffset moveToLocation translateMarker moveAlong includePoints getRegion getRotate getSkew
      getScale addMarkers removeMarkers initMarkerCluster addCustomLayer removeCustomLayer addGroundOverlay addVisualLayer
      removeVisualLayer addArc removeArc setBoundary setLocMarkerIcon toScreenLocation fromScreenLocation openMapApp
      updateGroundOverlay removeGroundOverlay executeVisualLayerCommand eraseLines`,
  },
  createWorker: { events: 'Message Error ProcessKilled', quiet: 'terminate', work: 'postMessage' },
  createRewardedVideoAd: AD,
  createInterstitialAd: AD,
  createCameraContext: {
    work: 'takePhoto startRecord stopRecord setZoom',
    // Its listener starts and stops it.
    makes: { onCameraFrame: { work: 'start stop' } },
  },
  createLivePlayerContext: LIVE_PLAYER,
  createLivePusherContext: LIVE_PUSHER,
  createAudioContext: { work: 'setSrc play pause seek' },
  createMediaRecorder: { quiet: 'on off destroy', work: 'start stop pause resume requestFrame' },
  createMediaContainer: { quiet: 'destroy', work: 'addTrack removeTrack export extractDataSource' },
  createVideoDecoder: { quiet: 'on off', promises: 'start stop seek remove' },
  createTCPSocket: {
    events: 'Connect Message Error Close BindWifi',
    quiet: 'close',
    work: 'connect write bindWifi',
  },
  createUDPSocket: {
    events: 'Listening Message Error Close',
    quiet: 'bind close setTTL',
    work: 'send connect write',
  },
  createCacheManager: {
    quiet: 'on off addRule addRules deleteRule deleteRules clearRules clearCaches start stop',
  },
  createWebAudioContext: { promises: 'close resume suspend' },
  createMediaAudioPlayer: { quiet: 'destroy', promises: 'start stop addAudioSource removeAudioSource' },
  createGlobalPayment: {
    events: 'Error',
    quiet: 'destroy',
    work: 'openMethodPicker requestGlobalPayment requestMerchantTransfer',
  },
  getNFCAdapter: {
    events: 'Discovered',
    work: 'startDiscovery stopDiscovery',
    makes: Object.fromEntries(NFC_TAGS.map((name) => [`get${name}`, NFC_TAG])),
  },
  getPluginUpdateManager: { events: 'UpdateReady UpdateFailed CheckForUpdate', work: 'applyUpdate' },
  getUserCryptoManager: { work: 'getLatestUserKey getRandomValues' },
  createInferenceSession: { events: 'Load Error', quiet: 'destroy', promises: 'run' },
};

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);
const MESSAGE = 'not supported';

interface Options {
  success?: unknown;
  fail?: (error: object) => void;
  complete?: (result: object) => void;
}

type Made = Record<string, unknown>;

/**
 * Object of a factory that this host does not support: complete as documented, so that pages that only create it work. Unsupported methods
 * fail through the error event, or through fail and complete. Null: no such object.
 */
export function standInObject(context: WxContext, factory: string): Made | null {
  const shape = SHAPES[factory];
  return shape ? make(context, factory, shape) : null;
}

function make(context: WxContext, factory: string, shape: Shape): Made {
  const emitter = new Emitter(context.guard);
  const made: Made = {};
  for (const name of words(shape.events)) {
    made[`on${name}`] = (listener: () => void) => emitter.on(name, listener);
    made[`off${name}`] = (listener?: () => void) => emitter.off(name, listener);
  }
  const failure = (name: string): object => ({ errMsg: `${name}:fail ${MESSAGE}`, errCode: -1 });
  const fail = (name: string, options?: Options): void => {
    context.node.notify('count', { group: 'unsupported', name: `${factory}.${name}` });
    void Promise.resolve().then(() => {
      emitter.emit('Error', failure(name));
      context.guard(options?.fail, failure(name));
      context.guard(options?.complete, failure(name));
    });
  };
  for (const name of words(shape.quiet)) made[name] = () => undefined;
  for (const name of words(shape.work)) made[name] = (options?: Options) => fail(name, options);
  for (const name of words(shape.promises))
    made[name] = (options?: Options) => {
      fail(name, options);
      const refused = Promise.reject(failure(name) as Error);
      // With an error listener the rejection need not be caught.
      refused.catch(() => undefined);
      return refused;
    };
  for (const [name, inner] of Object.entries(shape.makes ?? {}))
    made[name] = () => make(context, name, inner);
  Object.assign(made, EXTRAS[factory]?.(context, fail));
  for (const name of words(shape.setters)) onSet(made, name, () => fail(name));
  return made;
}

function onSet(made: Made, name: string, told: () => void): void {
  let value: unknown = '';
  const set = (given: unknown): void => {
    value = given;
    told();
  };
  Object.defineProperty(made, name, { get: () => value, set, enumerable: true });
}

const MEASURES = {
  measureText: (text: unknown) => ({ width: String(text).length * 10 }),
  createLinearGradient: () => ({ addColorStop: () => undefined }),
  createCircularGradient: () => ({ addColorStop: () => undefined }),
  createPattern: () => null,
};

/** The old drawing context: measures text, but draws nothing (canvas type="2d" does). */
const canvasExtras = (context: WxContext): Record<string, unknown> => ({
  ...MEASURES,
  draw: (_keep?: unknown, done?: () => void) => {
    context.node.notify('count', { group: 'unsupported', name: 'createCanvasContext.draw' });
    void Promise.resolve().then(() => context.guard(typeof done === 'function' ? done : undefined));
  },
});

/** The oldest one has no canvas: it records actions for wx.drawCanvas; reading them clears the record. */
function recorder(): Record<string, unknown> {
  let actions: { method: string; data: unknown[] }[] = [];
  const take = () => {
    const taken = actions;
    actions = [];
    return taken;
  };
  const drawing = words(DRAWING).map((method) => [
    method,
    (...data: unknown[]) => void actions.push({ method, data }),
  ]);
  return { ...MEASURES, ...Object.fromEntries(drawing), getActions: take, clearActions: () => void take() };
}

const EXTRAS: Record<
  string,
  (context: WxContext, fail: (name: string, options?: Options) => void) => object
> = {
  createCanvasContext: canvasExtras,
  createContext: recorder,
  createWebAudioContext: webAudio,
};
