import type { HttpExchange, HttpRequest, HttpTransport } from '@/platform/types';

interface Way extends HttpTransport {
  isTogether(base: string): boolean;
}

/**
 * The host's own way to the network, until a backend that can be asked several calls in one request says so, and the part
 * that does it is there. Where nobody says so, nothing of it is loaded.
 */
export class Offers implements HttpTransport {
  /** Base addresses of those who said so. */
  private readonly heard = new Set<string>();
  private way: Way | undefined;
  private opening: Promise<void> | undefined;

  constructor(
    private readonly plain: HttpTransport,
    private readonly load: (hasOffered: (base: string) => boolean) => Promise<Way>,
  ) {}

  /** Calls to this backend go together now. */
  isTogether = (base: string): boolean => this.way?.isTogether(base) ?? false;

  send(request: HttpRequest): HttpExchange {
    const sent = (this.way ?? this.plain).send(request);
    const { togetherAt } = request;
    if (togetherAt !== undefined)
      void sent.response.then((answer) => {
        if (answer.ok && answer.value.offersTogether) this.hear(togetherAt);
      });
    return sent;
  }

  private hear(base: string): void {
    this.heard.add(base);
    this.opening ??= this.load((offered) => this.heard.has(offered)).then(
      (way) => void (this.way = way),
      // Without a network it cannot be loaded: the next answer asks again.
      () => void (this.opening = undefined),
    );
  }
}
