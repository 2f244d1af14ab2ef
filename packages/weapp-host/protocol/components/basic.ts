import { any, boolean, hover, number, object, string, type ComponentSpec } from './spec';

const empty: ComponentSpec = { attributes: {}, events: [] };

/** Text, pictures and links: all documented attributes and events, with defaults. */
const content: Record<string, ComponentSpec> = {
  view: { attributes: { ...hover }, events: [] },
  text: {
    attributes: {
      selectable: boolean(),
      userSelect: boolean(),
      space: string(),
      decode: boolean(),
      overflow: string('visible'),
      maxLines: number(),
      selectOnGesture: boolean(true),
    },
    events: [],
  },
  image: {
    attributes: {
      src: string(),
      mode: string('scaleToFill'),
      webp: boolean(),
      lazyLoad: boolean(),
      showMenuByLongpress: boolean(),
      fadeIn: boolean(),
    },
    events: ['load', 'error'],
  },
  icon: { attributes: { type: string(), size: any(23), color: string() }, events: [] },
  progress: {
    attributes: {
      percent: number(),
      showInfo: boolean(),
      borderRadius: any(0),
      fontSize: any(16),
      strokeWidth: any(6),
      color: string('#09BB07'),
      activeColor: string('#09BB07'),
      backgroundColor: string('#EBEBEB'),
      active: boolean(),
      activeMode: string('backwards'),
      duration: number(30),
    },
    events: ['activeend'],
  },
  'rich-text': {
    attributes: { nodes: any([]), space: string(), userSelect: boolean(), mode: string('default') },
    events: [],
  },
  navigator: {
    attributes: {
      target: string('self'),
      url: string(),
      openType: string('navigate'),
      delta: number(1),
      appId: string(),
      path: string(),
      extraData: object(),
      version: string('release'),
      shortLink: string(),
      ...hover,
      hoverClass: string('navigator-hover'),
      hoverStayTime: number(600),
    },
    events: ['success', 'fail', 'complete'],
  },
  block: empty,
  slot: { attributes: { name: string() }, events: [] },
};

/** Components that depend on WeChat's services. */
const open: Record<string, ComponentSpec> = {
  'open-data': {
    attributes: {
      type: string(),
      openGid: string(),
      lang: string('en'),
      defaultText: string(),
      defaultAvatar: string(),
    },
    events: ['error'],
  },
  'official-account': { attributes: {}, events: ['load', 'error'] },
  ad: {
    attributes: {
      unitId: string(),
      adIntervals: number(),
      adType: string('banner'),
      adTheme: string('white'),
    },
    events: ['load', 'error', 'close'],
  },
  'ad-custom': { attributes: { unitId: string(), adIntervals: number() }, events: ['load', 'error'] },
  'functional-page-navigator': {
    attributes: { version: string('release'), name: string(), args: object() },
    events: ['success', 'fail', 'cancel'],
  },
};

/** Components for the page around the content. */
const page: Record<string, ComponentSpec> = {
  'page-meta': {
    attributes: {
      backgroundTextStyle: string(),
      backgroundColor: string(),
      backgroundColorTop: string(),
      backgroundColorBottom: string(),
      rootBackgroundColor: string(),
      scrollTop: string(),
      scrollDuration: number(300),
      pageStyle: string(),
      pageFontSize: string(),
      rootFontSize: string(),
      pageOrientation: string(),
    },
    events: ['resize', 'scroll', 'scrolldone'],
  },
  'navigation-bar': {
    attributes: {
      title: string(),
      loading: boolean(),
      frontColor: string(),
      backgroundColor: string(),
      colorAnimationDuration: number(),
      colorAnimationTimingFunc: string('linear'),
    },
    events: [],
  },
};

/** Live video: unsupported, these only fail. */
const live: Record<string, ComponentSpec> = {
  'voip-room': {
    attributes: {
      openid: string(),
      mode: string('camera'),
      devicePosition: string('front'),
      objectFit: string('fill'),
    },
    events: ['error'],
  },
  'live-player': {
    attributes: {
      src: string(),
      mode: string('live'),
      autoplay: boolean(),
      muted: boolean(),
      orientation: string('vertical'),
      objectFit: string('contain'),
      backgroundMute: boolean(),
      minCache: number(1),
      maxCache: number(3),
      soundMode: string('speaker'),
      autoPauseIfNavigate: boolean(true),
      autoPauseIfOpenNative: boolean(true),
      pictureInPictureMode: any(''),
      pictureInPictureInitPosition: string(),
      enableAutoRotation: boolean(),
      referrerPolicy: string('no-referrer'),
      enableCasting: boolean(),
    },
    events: [
      'statechange',
      'fullscreenchange',
      'netstatus',
      'audiovolumenotify',
      'enterpictureinpicture',
      'leavepictureinpicture',
      'castinguserselect',
      'castingstatechange',
      'castinginterrupt',
      'error',
    ],
  },
  'live-pusher': {
    attributes: {
      url: string(),
      mode: string('RTC'),
      autopush: boolean(),
      muted: boolean(),
      enableCamera: boolean(true),
      autoFocus: boolean(true),
      orientation: string('vertical'),
      beauty: number(),
      whiteness: number(),
      aspect: string('9:16'),
      minBitrate: number(200),
      maxBitrate: number(1000),
      audioQuality: string('high'),
      waitingImage: string(),
      waitingImageHash: string(),
      zoom: boolean(),
      devicePosition: string('front'),
      backgroundMute: boolean(),
      mirror: boolean(),
      remoteMirror: boolean(),
      localMirror: string('auto'),
      audioReverbType: number(),
      enableMic: boolean(true),
      enableAgc: boolean(),
      enableAns: boolean(),
      audioVolumeType: string('auto'),
      videoWidth: number(360),
      videoHeight: number(640),
      beautyStyle: string('smooth'),
      filter: string('standard'),
      pictureInPictureMode: any(''),
      customEffect: boolean(),
      skinWhiteness: number(),
      skinSmoothness: number(),
      faceThinness: number(),
      eyeBigness: number(),
      fps: number(15),
      voiceChangerType: number(),
      enableVideoCustomRender: boolean(),
    },
    events: [
      'statechange',
      'netstatus',
      'error',
      'bgmstart',
      'bgmprogress',
      'bgmcomplete',
      'audiovolumenotify',
      'enterpictureinpicture',
      'leavepictureinpicture',
    ],
  },
};

export const basicSpecs: Record<string, ComponentSpec> = { ...content, ...open, ...page, ...live };
