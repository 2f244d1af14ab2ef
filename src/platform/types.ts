/**
 * Host abstraction. One implementation per host; nothing outside src/platform knows which. Fallible abilities return a Result and never
 * throw.
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
import type { Speech } from './speech';
import type { SoundPlayer } from './sound';
import type { Unsubscribe } from './unsubscribe';

/** harmony: HarmonyOS NEXT, which runs no Android apps; earlier versions report themselves as Android, and are. */
export type OperatingSystem = 'android' | 'ios' | 'harmony' | 'other';

/** From the native app's GetSystemEnvInfo; empty texts and channel '0' elsewhere. */
export type EnvironmentInfo = AppInfo;

export interface PopupReport {
  /** Title of the page. */
  readonly page: string;
  /** Kinds that this visit had, on any page. */
  readonly shown: readonly string[];
  /** Kinds that wait on this page, in the queue's order. */
  readonly waiting: readonly { readonly id: string; readonly why: readonly string[] }[];
}

/** Persistent texts by key. Synchronous and never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Returns whether the value was persisted; otherwise it lives as long as the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute, or relative to the page's origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A hint to the host: the caller enforces the timeout and aborts. */
  readonly timeoutMs: number;
  /** Continues if the page closes meanwhile (keepalive). */
  readonly outlivesPage?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  /** Parsed JSON; undefined when the body is not JSON. */
  readonly body: unknown;
  /** The body is an HTML page instead. */
  readonly isPage?: boolean;
  /** Milliseconds by the device's clock, if the request was sent before the app ran. */
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

/** A page's place in its host: its file (`pages/account/login/index`) or H5 path, and its raw query. */
export interface RawPlace {
  readonly path: string;
  /** Not URL-decoded. */
  readonly query: Readonly<Record<string, string>>;
}

/** Low-level navigation. `url` is a page file with an encoded query. Only for services/router. */
export interface Navigation {
  push(url: string): Promise<void>;
  replace(url: string): Promise<void>;
  reLaunch(url: string): Promise<void>;
  switchTab(url: string): Promise<void>;
  back(): Promise<void>;
  /** Length of the back stack, including the current page. */
  depth(): number;
  /** Their paths, the current one last; only where back cannot be intercepted. */
  readonly stack?: (() => readonly string[]) | undefined;
  current(): RawPlace | null;
}

/** The user as stored by the native app. */
export interface NativeUser {
  readonly userId: number;
  readonly token: string;
  readonly appToken: string;
  /** Milliseconds. */
  readonly time: number;
  readonly openId: string;
}

export interface NativeUserStore {
  /** null: not logged in. `unsupported` outside the native apps. */
  read(): Promise<Result<NativeUser | null>>;
  write(user: NativeUser | null): Promise<Result<void>>;
  /** The app shows its own login. */
  backToLogin(): Promise<Result<void>>;
}

interface WeChatAbilities {
  /** Mini program: a code for the backup login. */
  loginCode(): Promise<Result<string>>;
  /** WeChat browser: navigates to WeChat's page, which returns with a code. */
  authorizeRedirect(url: string): void;
  /** Mini program: says why WeChat's own window refused, and leads on; nothing to a parent who called it off. */
  readonly explainRefusal?: (reason: unknown) => Promise<void>;
  /** Mini program: subscribe messages. */
  readonly subscribing?: WeChatSubscribing;
  /** WeChat's browser only, but not inside a mini program, which controls the menu. */
  readonly sharing?: WeChatSharing;
}

export interface SubscribeSettings {
  /** WeChat's main switch. */
  readonly mainSwitch: boolean;
  /** By template id: answers of parents who do not want to be asked again. */
  readonly itemSettings: Readonly<Record<string, string | undefined>>;
}

interface WeChatSubscribing {
  /** WeChat's dialog: only in a tap, before anything is awaited. Answers by template id, as WeChat words them. */
  ask(templateIds: readonly string[]): Promise<Result<Readonly<Record<string, unknown>>>>;
  settings(): Promise<Result<SubscribeSettings>>;
}

/** Signature of WeChat's JS-SDK for one address. */
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

/** WeChat's share menu, through its JS-SDK, which is loaded from WeChat at the first offer. */
export interface WeChatSharing {
  /** Without fragment. iOS checks the address that the app was opened with, regardless of history changes; others the current one. */
  addressToSign(): string;
  /** Sets the card that the menu shares from now on. `network`: no SDK; `timeout`; `denied`: WeChat refused the signature or the card. */
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

/** In image pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export interface Crop {
  /** null: the host asks the parent, if `host.cropsItself`. */
  readonly square: Square | null;
  /** Pixels; a smaller square is not enlarged. */
  readonly longestSide: number;
}

/**
 * Checks speaker, microphone and camera; nothing is recorded or sent. `denied`: the parent refused; `unsupported`: no such device, it is in
 * use, or the host has no access.
 */
export interface DeviceCheck {
  /** A short tune. */
  play(): Promise<Result<void>>;
  /** Reports the loudness, 0 to 1, until stopped. */
  listen(onLevel: (level: number) => void): Promise<Result<Unsubscribe>>;
  /** Shows the camera in the ref's element, until stopped. */
  watch(target: unknown): Promise<Result<Unsubscribe>>;
}

export interface Platform {
  /** For reporting and display only: behaviour depends on `host`. */
  readonly runtime: Runtime;
  readonly os: OperatingSystem;
  /** The host's capabilities. */
  readonly host: Host;
  readonly environment: EnvironmentInfo;
  readonly storage: KeyValueStore;
  readonly transport: HttpTransport;
  readonly navigation: Navigation;
  readonly firstPaint: FirstPaint;
  readonly nativeUser: NativeUserStore;
  /** The native commands of contract/bridge, or this host's substitutes. */
  readonly abilities: Abilities;
  readonly weChat: WeChatAbilities;
  /** The browser has a share sheet (Web Share). */
  readonly hasShareSheet?: boolean;
  /** The host's native dialogs; null where the app draws them. */
  readonly feedback: Feedback | null;
  /** Cryptographic randomness; `unsupported` where the host has none. */
  randomBytes(count: number): Promise<Result<Uint8Array>>;
  copyText(text: string): Promise<Result<void>>;
  /** Digits, spaces and dashes only. */
  dial(phone: string): Promise<Result<void>>;
  /** The host's question before its own back leaves the page, where pages cannot intercept that; null: none. */
  readonly alertBeforeLeave?: (question: string | null) => void;
  /** Preload before the tap that starts it: browsers require a user gesture. Only where a page can access the devices. */
  readonly loadDeviceCheck?: () => Promise<DeviceCheck>;
  /** Preload, as above. Only where a page can access a microphone and record. */
  readonly loadRecorder?: () => Promise<Recorder>;
  /** File handling in the page. Only where file contents are accessible: not in the mini program. */
  readonly loadDeviceFiles?: () => Promise<DeviceFiles>;
  /** The phone's calendar asks the parent; `denied` if they refuse. Only where the host supports it. */
  readonly addToCalendar?: (entry: CalendarEntry) => Promise<Result<void>>;
  /** http and https only; anything else is `denied`. */
  openExternal(url: string, options?: OpenLinkOptions): Promise<Result<void>>;
  /** Preload, as above. Only where the device can read aloud, though it may have no Chinese voice. */
  readonly loadSpeech?: () => Promise<Speech>;
  /** A soft sound after a tap; never throws. */
  readonly chime?: () => void;
  /** A short vibration. A no-op where the device has none. */
  readonly vibrate?: () => void;
  /** By custom scheme; the phone ignores it if the app is not installed. Plain browsers only. */
  readonly openApp?: (link: string) => void;
  openMiniProgram(target: MiniProgramTarget): Promise<Result<void>>;
  /** The native apps show the live course themselves. */
  liveCourse(data: LiveCourseData): Promise<Result<void>>;
  /** To the mini program around the page, which receives it when the page is shared or left. A no-op elsewhere. */
  postToMiniProgram(message: WebViewMessage): void;
  /** The page's address; null in the mini program. */
  location(): WebPlace | null;
  /** The query that the app was opened with, decoded. */
  launchQuery(): Readonly<Record<string, string>>;
  /** The mini program stays in memory: opening it by another card or code fires this with the new query. */
  readonly onOpenedAgain?: (listener: (query: Readonly<Record<string, string>>) => void) => Unsubscribe;
  /** The testers' console of the mini program; only in development and testing builds (src/simulator). */
  readonly scenarios?: {
    readonly title: string;
    show(): void;
    /** What starts the app again, in another state of the device. */
    restartBy(restart: () => Promise<void>): void;
  };
  /** Each page's popups, for the testers' console; only where it is. */
  readonly watchPopups?: (read: () => PopupReport) => Unsubscribe;
  /** A new version has been downloaded; `restart` starts the app with it. Mini program only: others load the new version themselves. */
  readonly onNewVersion?: (listener: (restart: () => void) => void) => void;
  /** Starts the new version; false: none has been downloaded. Mini program only. */
  readonly startNewVersion?: () => boolean;
  /** Until called or released, the back button calls `onBack` instead of leaving the page; a no-op in the mini program. */
  holdBack(onBack: () => void): Unsubscribe;
  /**
   * Crops a square out of a chosen picture, as an uploadable file. `denied`: the parent cancelled; `decode`: not a picture; `unsupported`:
   * the host cannot, or does not expose chosen files, such as the native apps.
   */
  cropPicture(picture: ChosenFile, crop: Crop): Promise<Result<ChosenFile>>;
  /** Creates a player. Absent where playback cannot continue across pages. */
  readonly sound?: () => Promise<SoundPlayer>;
  /** Returns whether the image is loaded and can be shown at once. */
  preloadImage(address: string): Promise<boolean>;
  /** Replaces the page's address by another of the same origin, without a history entry or a load. */
  replaceAddress(href: string): void;
  /** Prints the page, or saves a PDF. Only where the host has a dialog for it: plain browsers. */
  readonly print?: () => void;
  /** Reloads the page; a no-op in the mini program. */
  reload(): void;
  setTitle(title: string): void;
  /** The time zone's offset from UTC in minutes at a time (milliseconds). */
  utcOffsetAt(moment: number): number;
  /** In CSS pixels. */
  viewport(): { readonly width: number; readonly height: number };
  networkType(): NetworkType;
  /** The environment that the app around the page belongs to, once it has reported it. */
  readonly appEnvironment?: () => EnvironmentLabel | undefined;
  /** Reserves this many CSS pixels for the app's status bar, under which the page extends; 0: none. */
  readonly reserveTop?: (pixels: number) => void;
  /** Uncaught errors except promise rejections, which Taro reports. Text where the host has nothing else. */
  onScriptError(listener: (error: unknown) => void): Unsubscribe;
  onNetworkChange(listener: (isOnline: boolean) => void): Unsubscribe;
  onVisibilityChange(listener: (isVisible: boolean) => void): Unsubscribe;
  /** Fires, while the page is visible, when another tab wrote to `storage`. */
  onKeptElsewhere(listener: () => void): Unsubscribe;
  /**
   * Reports when an element becomes fully visible, and when it no longer is. `target` is a component's ref value. Never fires for other
   * values, or where the host cannot observe it.
   */
  observeVisibility(target: unknown, listener: (isWhole: boolean) => void): Unsubscribe;
}
