/** The popups of the pages that are there, for testers. */
import { CONSOLE, WAITS } from './texts';

/** Of the app's platform. */
interface Popups {
  readonly page: string;
  readonly shown: readonly string[];
  readonly waiting: readonly { readonly id: string; readonly why: readonly string[] }[];
}

interface PopupLines {
  /** '' before the first. */
  readonly shown: string;
  readonly waiting: readonly string[];
}

export class PagePopups {
  private readonly pages = new Set<() => Popups>();

  watchPopups = (read: () => Popups): (() => void) => {
    this.pages.add(read);
    return () => void this.pages.delete(read);
  };

  read = (): PopupLines => {
    const pages = [...this.pages].map((read) => read());
    // One list for the visit, which every page has.
    const [{ shown } = { shown: [] }] = pages;
    return {
      shown: shown.length > 0 ? `${CONSOLE.shown}：${shown.join('、')}` : '',
      waiting: pages.flatMap(({ page, waiting }) =>
        waiting.map(({ id, why }) => `${page} ${id}：${why.map(textOf).join('，')}`),
      ),
    };
  };
}

const textOf = (why: string): string => (WAITS as Readonly<Record<string, string>>)[why] ?? why;
