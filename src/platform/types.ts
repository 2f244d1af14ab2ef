/**
 * What the app may ask of the place it runs in. One implementation per host; nothing outside src/platform knows which
 * one it talks to. Abilities that can fail answer with a Result and never throw.
 */
import type { NetworkType, Runtime } from '@/contract/host';
import type { LiveCourseData } from '@/contract/lessons/schema';
import type { EnvironmentLabel } from '@/contract/tracking/values';
import type { MiniProgramEdition, WebViewMessage } from '@/contract/links/values';
import type { AppInfo, ChosenFile } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import type { Abilities } from './abilities';
import type { DeviceFiles } from './device-files';
import type { Feedback } from './feedback';
import type { FirstPaint } from './first-paint';
import type { Host } from './hosts';
import type { Recorder } from './recorder';
import type { SoundPlayer } from './sound';
import type { Unsubscribe } from './unsubscribe';

/** harmony: HarmonyOS NEXT, which runs no Android apps; before it HarmonyOS calls itself Android, and is. */
export type OperatingSystem = 'android' | 'ios' | 'harmony' | 'other';

/** From the native app's GetSystemEnvInfo; empty texts and channel '0' elsewhere. */
export type EnvironmentInfo = AppInfo;

/** Texts by key, kept across restarts. Synchronous and never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Whether the value outlives the page; one that does not is still there until then. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute, or from the page's own origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A hint to the host: the caller measures the time itself and aborts. */
  readonly timeoutMs: number;
  /** Goes on when the page closes meanwhile. */
  readonly outlivesPage?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  /** Parsed JSON; undefined when the body is not JSON. */
  readonly body: unknown;
  /** The body is a web page instead. */
  readonly isPage?: boolean;
  /** Milliseconds by the device's clock, where it was asked before the program was there. */
  readonly sentAt?: number;
}

export interface HttpExchange {
  /** Fails with `network` when there is no response. Never rejects. */
  readonly response: Promise<Result<HttpResponse, { readonly kind: 'network' }>>;
  abort(): void;
}

export interface HttpTransport {
  send(request: HttpRequest): HttpExchange;
}

/** Where a page is in its host: its file (`pages/account/login/index`) or H5 path, and its query as it stands there. */
export interface RawPlace {
  readonly path: string;
  /** Not decoded. */
  readonly query: Readonly<Record<string, string>>;
}

/** Low-level moves. `url` is a page file with an encoded query. Used by services/router alone. */
export interface Navigation {
  push(url: string): Promise<void>;
  replace(url: string): Promise<void>;
  reLaunch(url: string): Promise<void>;
  switchTab(url: string): Promise<void>;
  back(): Promise<void>;
  /** Pages that one can go back through, the current one included. */
  depth(): number;
  /** Their paths, the current one last; where the way back cannot be held. */
  readonly stack?: (() => readonly string[]) | undefined;
  current(): RawPlace | null;
}

/** The user as the native app keeps it. */
export interface NativeUser {
  readonly userId: number;
  readonly token: string;
  readonly appToken: string;
  /** Milliseconds. */
  readonly time: number;
  readonly openId: string;
}

export interface NativeUserStore {
  /** null: nobody is logged in. `unsupported` outside the native apps. */
  read(): Promise<Result<NativeUser | null>>;
  write(user: NativeUser | null): Promise<Result<void>>;
  /** The app shows its own login. */
  backToLogin(): Promise<Result<void>>;
}

interface WeChatAbilities {
  /** Mini program: a code for the backup login. */
  loginCode(): Promise<Result<string>>;
  /** WeChat browser: leaves for WeChat's own page, which comes back with a code. */
  authorizeRedirect(url: string): void;
  /** WeChat's browser alone, and not inside a mini program, whose menu is the mini program's. */
  readonly sharing?: WeChatSharing;
}

/** Of WeChat's JS-SDK for one address. */
export interface WeChatSignature {
  readonly appId: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

export interface WeChatCard {
  readonly title: string;
  readonly desc: string;
  /** On a domain that the official account lists as safe for its JS-SDK. */
  readonly link: string;
  readonly imgUrl: string;
}

/** WeChat's own menu, by its JS-SDK, which is loaded from WeChat at the first offer. */
export interface WeChatSharing {
  /** Without fragment. iOS checks what the program was opened with, whatever its history says since; others where it is now. */
  addressToSign(): string;
  /** What the menu passes on from here on. `network`: no SDK; `timeout`; `denied`: WeChat refused the signature or the card. */
  offer(signature: WeChatSignature, card: WeChatCard): Promise<Result<void>>;
}

export interface WebPlace {
  readonly origin: string;
  readonly host: string;
  readonly path: string;
  /** Without the fragment. */
  readonly href: string;
}

export interface MiniProgramTarget {
  readonly userName: string;
  readonly path: string;
  readonly edition: MiniProgramEdition;
}

/** Moments in milliseconds. */
export interface CalendarEntry {
  readonly title: string;
  readonly description: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly reminderMinutes: number;
}

export interface OpenLinkOptions {
  /** Replaces the current page instead of opening over it. */
  readonly replace?: boolean;
}

/** In pixels of the picture. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export interface Crop {
  /** null: the host asks the parent, where it does that (`host.cropsItself`). */
  readonly square: Square | null;
  /** Pixels; a smaller square is not made larger. */
  readonly longestSide: number;
}

/**
 * Whether a child will hear, be heard and be seen. Nothing of it is kept or sent. `denied`: the parent does not want to;
 * `unsupported`: there is no such device, another program has it, or this host has no way to it.
 */
export interface DeviceCheck {
  /** A short tune. */
  play(): Promise<Result<void>>;
  /** Tells how loud it is, 0 to 1, until it is stopped. */
  listen(onLevel: (level: number) => void): Promise<Result<Unsubscribe>>;
  /** The camera, drawn into what a component's ref holds, until it is stopped. */
  watch(target: unknown): Promise<Result<Unsubscribe>>;
}

export interface Platform {
  /** For what is told or shown by name alone: what is done depends on `host`. */
  readonly runtime: Runtime;
  readonly os: OperatingSystem;
  /** What this place can do and is there for. */
  readonly host: Host;
  readonly environment: EnvironmentInfo;
  readonly storage: KeyValueStore;
  readonly transport: HttpTransport;
  readonly navigation: Navigation;
  readonly firstPaint: FirstPaint;
  readonly nativeUser: NativeUserStore;
  /** The native commands of contract/bridge, or what this host does instead. */
  readonly abilities: Abilities;
  readonly weChat: WeChatAbilities;
  /** The browser passes links on by itself (Web Share). */
  readonly hasShareSheet?: boolean;
  /** The host's own dialogs; null where the app draws them. */
  readonly feedback: Feedback | null;
  /** Cryptographic randomness only; `unsupported` where the host has none. */
  randomBytes(count: number): Promise<Result<Uint8Array>>;
  copyText(text: string): Promise<Result<void>>;
  /** Digits, spaces and dashes only. */
  dial(phone: string): Promise<Result<void>>;
  /**
   * What the host asks before the page in front is left by its own way back, which pages cannot hold there; null: nothing.
   */
  readonly alertBeforeLeave?: (question: string | null) => void;
  /** Loaded ahead of the tap that starts it, which a browser wants to see. Only where a page gets at the devices. */
  readonly loadDeviceCheck?: () => Promise<DeviceCheck>;
  /** Loaded ahead, as above. Only where a page gets at a microphone and can keep what it hears. */
  readonly loadRecorder?: () => Promise<Recorder>;
  /** What the page itself does with files that a parent adds. Only where it gets at their bytes: not in the mini program. */
  readonly loadDeviceFiles?: () => Promise<DeviceFiles>;
  /** The phone's own calendar asks the parent; `denied` when they do not want to. Only where the host has a way there. */
  readonly addToCalendar?: (entry: CalendarEntry) => Promise<Result<void>>;
  /** http and https only; anything else is `denied`. */
  openExternal(url: string, options?: OpenLinkOptions): Promise<Result<void>>;
  /** By a link of its own, which the phone follows where it has the app, and drops where it has not. A plain browser alone. */
  readonly openApp?: (link: string) => void;
  openMiniProgram(target: MiniProgramTarget): Promise<Result<void>>;
  /** The native apps open the live course themselves. */
  liveCourse(data: LiveCourseData): Promise<Result<void>>;
  /** To the mini program around the page, which hears of it when the page is shared or left. Nothing anywhere else. */
  tellMiniProgram(message: WebViewMessage): void;
  /** The address of the page; null in the mini program. */
  location(): WebPlace | null;
  /** What the program was opened with, decoded. */
  launchQuery(): Readonly<Record<string, string>>;
  /** The mini program lives in memory, and another card or code opens it: with that one's query. */
  readonly onOpenedAgain?: (listener: (query: Readonly<Record<string, string>>) => void) => Unsubscribe;
  /** Until it is called or taken back, the back button calls `onBack` instead of leaving the page; nothing in the mini program. */
  holdBack(onBack: () => void): Unsubscribe;
  /**
   * A square out of a picture that the parent chose, as a file that can be uploaded. `denied`: the parent does not want to;
   * `decode`: no picture; `unsupported`: this host cannot, or keeps what was chosen to itself, as the native apps do.
   */
  cropPicture(picture: ChosenFile, crop: Crop): Promise<Result<ChosenFile>>;
  /** Another one at each call. Absent where nothing goes on playing from page to page. */
  readonly sound?: () => Promise<SoundPlayer>;
  /** Whether the picture can be shown at once from now on. */
  preloadImage(address: string): Promise<boolean>;
  /** Shows another address of the same origin for this page, without a history entry; nothing is loaded. */
  replaceAddress(href: string): void;
  /** The page on paper, or as a PDF. Only where the host has a dialog for it: a plain browser. */
  readonly print?: () => void;
  /** Starts the page anew; nothing in the mini program. */
  reload(): void;
  setTitle(title: string): void;
  /** Minutes that the device's own clock is ahead of UTC at a moment (milliseconds). */
  utcOffsetAt(moment: number): number;
  /** In CSS pixels. */
  viewport(): { readonly width: number; readonly height: number };
  networkType(): NetworkType;
  /** The operator's world that the app around the page belongs to, once it has said so. */
  readonly appEnvironment?: () => EnvironmentLabel | undefined;
  /** The page reaches under the status bar of an app, which is so high, in CSS pixels; 0: it does not. */
  readonly reserveTop?: (pixels: number) => void;
  /** What was thrown and nobody caught, but for promises, of which Taro tells. Text where the host has nothing else. */
  onScriptError(listener: (error: unknown) => void): Unsubscribe;
  onNetworkChange(listener: (isOnline: boolean) => void): Unsubscribe;
  onVisibilityChange(listener: (isVisible: boolean) => void): Unsubscribe;
  /** Tells, while the page is to be seen, that another page of the browser wrote to `storage`. */
  onKeptElsewhere(listener: () => void): Unsubscribe;
  /**
   * Tells when something drawn comes wholly into sight, and when it no longer is. `target` is what a component's ref holds.
   * Silent for anything else, and where the host cannot tell.
   */
  observeVisibility(target: unknown, listener: (isWhole: boolean) => void): Unsubscribe;
}
