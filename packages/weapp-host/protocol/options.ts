/** What a tester may choose about the world around the mini program; every field has a default in node/options.ts. */
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
  /** what wx.login answers: the same code means the same WeChat user */
  loginCode: string;
  phoneCode: string;
  userInfo: { nickName: string; avatarUrl: string; gender: number; language: string };
  /** what the user answers when WeChat asks for a permission ('ask': a dialog shows, the test answers) or shows the privacy notice */
  permissions: 'allow' | 'deny' | 'ask';
  privacy: 'agreed' | 'agree-when-asked' | 'refuse';
  networkType: 'wifi' | '4g' | 'none';
  /** where the phone is, and what the person chooses on the map */
  place: { latitude: number; longitude: number; name: string; address: string };
  /** what the person scans; null: they turn back */
  scanned: { result: string; scanType: string } | null;
  /** what the sensors measure */
  sensors: {
    accelerometer: { x: number; y: number; z: number };
    compass: { direction: number; accuracy: number };
  };
  /** files handed out by chooseMedia and its relatives, absolute paths on the machine of the host */
  media: { images: string[]; videos: string[] };
  /** the hosts that requests, up- and downloads and sockets may reach; empty: every one (as with urlCheck off) */
  requestHosts: string[];
  /** the web addresses that a web-view page may open; empty: every one (as with urlCheck off) */
  webViewHosts: string[];
}

/** What is known only when the host has started. */
export interface Boot {
  options: HostOptions;
  /** storage that an earlier start left, by key, as JSON */
  storage: Record<string, string>;
  /** user files that an earlier start left, path to base64 */
  files: Record<string, string>;
}
