import type { OpenPage } from '../../page-stack';
import type { WxContext } from '../context';
import { fieldsOf, viewportFields, type FieldResult, type Fields } from './fields';
import { componentOf, select } from './nodes';

type Result = FieldResult | null | (FieldResult | null)[];
type Callback = (result: never) => void;

interface Request {
  component: unknown;
  /** null: the viewport */
  selector: string | null;
  all: boolean;
  fields: Fields;
  callback: Callback | undefined;
}

const RECT: Fields = { id: true, dataset: true, rect: true, size: true };
const SCROLL: Fields = { id: true, dataset: true, scrollOffset: true };

/** Result of select and the like: each method adds one request to the query. */
export class NodesRef {
  constructor(
    private readonly query: SelectorQuery,
    private readonly ask: (fields: Fields, callback: Callback | undefined) => void,
  ) {}

  fields(fields: Fields, callback?: Callback): SelectorQuery {
    this.ask(fields, callback);
    return this.query;
  }

  boundingClientRect(callback?: Callback): SelectorQuery {
    return this.fields(RECT, callback);
  }

  scrollOffset(callback?: Callback): SelectorQuery {
    return this.fields(SCROLL, callback);
  }

  context(callback?: Callback): SelectorQuery {
    return this.fields({ context: true }, callback);
  }

  node(callback?: Callback): SelectorQuery {
    return this.fields({ node: true }, callback);
  }
}

export class SelectorQuery {
  private readonly requests: Request[] = [];

  constructor(
    private readonly host: WxContext,
    private component: unknown,
  ) {}

  in(component: unknown): this {
    this.component = component;
    return this;
  }

  select(selector: string): NodesRef {
    return this.nodes(selector, false);
  }

  selectAll(selector: string): NodesRef {
    return this.nodes(selector, true);
  }

  selectViewport(): NodesRef {
    return this.nodes(null, false);
  }

  /** First the callbacks of the single requests, in order, then this one with all results. */
  exec(callback?: (results: Result[]) => void): null {
    const requests = [...this.requests];
    // The view is queried after all pending operations: a component may query while it is created.
    const answered = Promise.resolve().then(() =>
      Promise.all(requests.map((request) => this.answer(request))),
    );
    void answered.then((results) => {
      requests.forEach(({ callback: own }, index) => this.host.guard(own, results[index] as never));
      this.host.guard(callback, results);
    });
    return null;
  }

  private nodes(selector: string | null, all: boolean): NodesRef {
    const { component } = this;
    return new NodesRef(this, (fields, callback) =>
      this.requests.push({ component, selector, all, fields, callback }),
    );
  }

  /** null if nothing matches, or if the page is gone. */
  private async answer({ component, selector, all, fields }: Request): Promise<Result> {
    const instance = component ?? this.host.current()?.instance;
    const page: OpenPage | null = this.host.pageOf(instance);
    const root = componentOf(instance);
    if (!page || !root) return all ? [] : null;
    try {
      if (selector === null) return await viewportFields(this.host, page.id, fields);
      const found = select(root, selector, all).map((element) =>
        fieldsOf(this.host, page.id, element, fields).catch(() => null),
      );
      return all ? await Promise.all(found) : ((await found[0]) ?? null);
    } catch {
      return all ? [] : null;
    }
  }
}
