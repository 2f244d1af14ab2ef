/** A tester's options for the environment of the mini program; defaults are in node/options.ts. */
export interface Device {
  brand: string;
  model: string;
  /** as wx reports it: devtools, ios, android */
  platform: string;
  system: string;
  /** version of WeChat */
  version: string;
  SDKVersion: string;
  language: string;
  theme: 'light' | 'dark';
  pixelRatio: number;
  screenWidth: number;
  screenHeight: number;
  statusBarHeight: number;
  /** height of the home indicator below the page, in px */
  safeBottom: number;
}

export interface HostOptions {
  device: Device;
  appId: string;
  envVersion: 'develop' | 'trial' | 'release';
  /** app version of wx.getAccountInfoSync */
  version: string;
  launch: {
    path?: string;
    query: Record<string, string>;
    scene: number;
    referrerInfo: Record<string, unknown>;
  };
  /** result of wx.login: the same code means the same WeChat user */
  loginCode: string;
  phoneCode: string;
  userInfo: { nickName: string; avatarUrl: string; gender: number; language: string };
  /** the user's answer to WeChat's permission dialogs ('ask': a dialog is shown and the test answers) and the privacy notice */
  permissions: 'allow' | 'deny' | 'ask';
  privacy: 'agreed' | 'agree-when-asked' | 'refuse';
  networkType: 'wifi' | '4g' | 'none';
  /** the phone's location, and the user's choice on the map */
  place: { latitude: number; longitude: number; name: string; address: string };
  /** result of a scan; null: cancelled */
  scanned: { result: string; scanType: string } | null;
  /** values of the sensors */
  sensors: {
    accelerometer: { x: number; y: number; z: number };
    compass: { direction: number; accuracy: number };
  };
  /** files returned by chooseMedia and the like, absolute paths on the host's machine */
  media: { images: string[]; videos: string[] };
  /** allowed hosts of requests, up- and downloads and sockets; empty: all (as with urlCheck off) */
  requestHosts: string[];
  /** allowed URLs of web-view pages; empty: all (as with urlCheck off) */
  webViewHosts: string[];
}

/** Options known only after the host's start. */
export interface Boot {
  options: HostOptions;
  /** storage of the previous run, by key, as JSON */
  storage: Record<string, string>;
  /** user files of the previous run, path to base64 */
  files: Record<string, string>;
  /** ids of pages go on after a restart: the automator's client keeps pages by id */
  firstPage: number;
}
