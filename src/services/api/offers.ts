import type { HttpTransport } from '@/platform/types';

interface Way extends HttpTransport {
  isTogether(base: string): boolean;
}

interface Offers extends HttpTransport {
  /** Calls to the backend at this base address go together now. */
  isTogether(base: string): boolean;
}

/**
 * The host's own way to the network, until a backend that takes several calls in one request says so, and the part that does
 * it is there. Where nobody says so, nothing of it is loaded.
 */
export function offersOver(
  plain: HttpTransport,
  load: (hasOffered: (base: string) => boolean) => Promise<Way>,
): Offers {
  const heard = new Set<string | undefined>();
  let way: Way | undefined;
  let opening: Promise<void> | undefined;
  return {
    isTogether: (base) => way?.isTogether(base) ?? false,
    send(request) {
      const sent = (way ?? plain).send(request);
      void sent.response.then((answer) => {
        if (!answer.ok || !answer.value.offersTogether) return;
        heard.add(request.togetherAt);
        opening ??= load((base) => heard.has(base)).then(
          (loaded) => void (way = loaded),
          // Without a network it cannot be loaded: the next answer asks again.
          () => void (opening = undefined),
        );
      });
      return sent;
    },
  };
}
