import { mediaSpecs } from '../../../protocol/components/media';
import type { WebViewAnswer, WebViewMessage } from '../../../protocol/web-view';
import { defineWidget, type Widget, type WidgetHost } from '../../widget';
import { box } from '../containers/dom';

/** ms for a document's script to announce itself after the frame's load event */
const SILENCE = 1000;

type OfMessage<Kind extends WebViewMessage['weappWebView']> = Extract<WebViewMessage, { weappWebView: Kind }>;

/** A web page that covers the mini program's page; node/web-view-script.ts runs inside it. */
class WebView implements Widget {
  private readonly iframe = document.createElement('iframe');
  private readonly notice = box('wx-web-view-notice');
  /** messages of the page; delivered when the page goes back, is destroyed or shared */
  private messages: unknown[] = [];
  private src = '';
  /** the current document has announced itself */
  private begun = false;
  /** a page of the web, not the browser's error page */
  private alive = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private nextBack = 1;
  private readonly backs = new Map<number, (went: boolean) => void>();

  readonly methods = {
    /** all messages since the last call, oldest first */
    takeMessages: (): unknown[] => this.messages.splice(0),
    /** goes back inside the web-view; false at its first page */
    goBack: () => this.goBack(),
  };

  constructor(private readonly host: WidgetHost) {
    this.iframe.allow =
      'autoplay; camera; microphone; geolocation; fullscreen; clipboard-read; clipboard-write';
    this.notice.hidden = true;
    host.element.append(this.iframe, this.notice);
    this.iframe.addEventListener('load', () => this.arrived());
    window.addEventListener('message', this.received);
  }

  update(changed: ReadonlySet<string>): void {
    if (changed.has('src')) this.open(this.host.prop<string>('src').trim());
  }

  released(): void {
    this.stopWaiting();
    window.removeEventListener('message', this.received);
    this.settleBacks();
  }

  state(): Record<string, unknown> {
    return { src: this.src };
  }

  private open(src: string): void {
    if (!src || src === this.src) return;
    this.src = src;
    if (!/^https?:\/\//.test(src)) return this.fail(src);
    this.notice.hidden = true;
    this.iframe.src = src;
  }

  /** The browser's error page fires load too, but does not run our script. */
  private arrived(): void {
    if (this.src === '') return;
    if (this.begun) this.begun = false;
    else this.silence = setTimeout(() => this.fail(this.src), SILENCE);
  }

  /** A document's messages and its frame's load event may arrive in any order. */
  private started(): void {
    this.begun = this.silence === undefined;
    this.stopWaiting();
    this.alive = true;
    this.notice.hidden = true;
    this.settleBacks();
  }

  private stopWaiting(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private fail(src: string, text = '网页无法打开'): void {
    this.stopWaiting();
    this.alive = false;
    this.notice.textContent = `${text}\n${src}`;
    this.notice.hidden = false;
    this.tellLoaded(src, true);
  }

  private tellLoaded(src: string, failed: boolean): void {
    const node = this.node();
    if (node !== null) this.host.frame.webViewLoaded({ node, src, failed });
  }

  private node = (): number | null => this.host.frame.nodeOf(this.host.element);

  private readonly received = (event: MessageEvent): void => {
    if (event.source !== this.iframe.contentWindow) return;
    const message = event.data as WebViewMessage | null;
    if (typeof message !== 'object' || message === null) return;
    switch (message.weappWebView) {
      case 'started':
        return this.started();
      case 'loaded':
        return this.tellLoaded(message.src, false);
      case 'refused':
        this.started();
        return this.fail(message.src, '无法打开该页面：不支持打开');
      case 'title':
        return this.tell('title', { title: message.title });
      case 'call':
        return this.called(message);
      case 'wentBack':
        this.backs.get(message.id)?.(message.went);
        this.backs.delete(message.id);
        return;
      default:
    }
  };

  private called({ id, method, args }: OfMessage<'call'>): void {
    if (method === 'postMessage') this.messages.push(args);
    else this.tell(method, args);
    this.answer({ weappWebViewAnswer: id, errMsg: 'invokeMiniProgramAPI:ok' });
  }

  private tell(method: string, args: unknown): void {
    const node = this.node();
    if (node !== null) this.host.frame.webView({ node, method, args });
  }

  // The page's origin changes with its links, and the messages contain no secrets.
  private answer(answer: WebViewAnswer): void {
    this.iframe.contentWindow?.postMessage(answer, '*');
  }

  private goBack(): Promise<boolean> {
    if (!this.alive) return Promise.resolve(false);
    const id = this.nextBack++;
    return new Promise((resolve) => {
      this.backs.set(id, resolve);
      this.answer({ weappWebViewBack: id });
    });
  }

  /** A document that was left does not respond: a navigation was under way. */
  private settleBacks(): void {
    for (const resolve of this.backs.values()) resolve(true);
    this.backs.clear();
  }
}

defineWidget('web-view', mediaSpecs['web-view']!, (host) => new WebView(host));
