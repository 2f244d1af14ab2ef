import * as glassEasel from 'glass-easel';
import { MiniProgramEnv, type CodeSpace } from 'glass-easel-miniprogram-adapter';
import { subPackagesOf, type Program } from '../protocol/program';
import { withBuiltInBehaviors } from './form-behaviors';
import { resolvePath, type Modules } from './modules';
import { workerGlobal } from './natives';
import { applyStyleOptions } from './style-options';
import { wxsHooks } from './wxs';

type Definition = Record<string, unknown> & { methods?: Record<string, unknown> };
type Templates = Record<string, unknown>;

/** Class prefix of a component's style sheet; equals the packer's. */
export type StyleScope = (path: string) => string;

/**
 * The program's pages and components in glass-easel: templates, configuration, style sheets, and the definitions from Page() and
 * Component().
 */
export class ComponentSpace {
  readonly env = new MiniProgramEnv();
  readonly space: CodeSpace;
  private readonly entered = new Set<string>();
  private loading: string | null = null;

  constructor(
    private readonly program: Program,
    private readonly modules: Modules,
    styleScopeOf: StyleScope,
    afterAttached: (component: glassEasel.GeneralComponent) => void,
  ) {
    glassEasel.globalOptions.throwGlobalError = false;
    this.space = this.env.createCodeSpace('main', true);
    const behavior = this.space.getComponentSpace().defineBehavior({
      lifetimes: {
        attached(this: { _$: glassEasel.GeneralComponent }) {
          afterAttached(this._$);
        },
      },
    });
    this.space.setOverallBehavior(behavior as never);
    completeOptions(this.space, program);
    this.space.getComponentSpace().defineComponent({ is: NOTHING });
    for (const [path, config] of Object.entries(program.files)) {
      const usingComponents = this.targets(path, {
        ...program.app.usingComponents,
        ...config.usingComponents,
      });
      const componentGenerics = withDefaults(config.componentGenerics);
      this.space.addComponentStaticConfig(path, { ...config, usingComponents, componentGenerics } as never);
      // Used only with style isolation.
      this.space.addStyleSheet(path, path, styleScopeOf(path));
    }
    this.space.addStyleSheet('app', 'app', '');
  }

  /** The global called by /templates.js. */
  readonly defineTemplates = (groups: Templates): void => {
    for (const path of Object.keys(groups))
      this.space.addCompiledTemplate(path, {
        groupList: groups,
        content: groups[path],
        // `bindtap` equals `bind:tap` on built-in components, which are native nodes here.
        fallbackListenerOnNativeNode: true,
      } as never);
  };

  readonly globals = {
    Page: (definition: Definition) => this.register('Page', definition),
    Component: (definition: Definition) => this.register('Component', definition),
    Behavior: (definition: Definition) =>
      this.space.componentEnv(this.loading ?? '', (made) =>
        made.Behavior(this.complete(definition) as never),
      ),
  };

  /** Runs the scripts of a page and its components once; returns whether any had to run. */
  enter(path: string): boolean {
    if (this.entered.has(path)) return false;
    this.entered.add(path);
    const config = this.program.files[path];
    const used = { ...this.program.app.usingComponents, ...config?.usingComponents };
    const targets = Object.values(this.targets(path, used));
    for (const target of [...targets, ...defaultsOf(config?.componentGenerics)])
      this.enter(target.replace(/^\//, ''));
    const before = this.loading;
    this.loading = path;
    try {
      this.modules.run(path);
    } catch (error) {
      this.entered.delete(path);
      throw error;
    } finally {
      this.loading = before;
    }
    return true;
  }

  /** The main package's pages, whose scripts run at the start: none with lazyCodeLoading. */
  startingPages(): string[] {
    if (this.program.app.lazyCodeLoading === 'requiredComponents') return [];
    const roots = subPackagesOf(this.program.app).map(({ root }) => `${root.replace(/\/$/, '')}/`);
    return this.program.pages.filter((page) => !roots.some((root) => page.startsWith(root)));
  }

  scopeName = (scope: number): string | undefined =>
    this.space.getComponentSpace().styleScopeManager.queryName(scope);

  private register(kind: 'Page' | 'Component', definition: Definition): unknown {
    const path = this.loading;
    if (path === null)
      throw new Error(`${kind} must be called while the file of a page or component is loading`);
    const complete = this.complete(definition) as never;
    if (kind === 'Component') return this.space.componentEnv(path, (made) => made.Component(complete));
    const builder = this.space.component(path).pageDefinition(complete);
    return builder.init(bindMethods(definition) as never).register();
  }

  private complete = (definition: Definition): Definition => withBuiltInBehaviors(this.space, definition);

  /** usingComponents as absolute paths, checked by the packer. */
  private targets(path: string, used: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(used).map(([tag, target]) => [tag, `/${resolvePath(path, target)}`]),
    );
  }
}

/**
 * Methods given to Page() are bound to their page, unlike those of Component(): a page may pass `this.draw` to a timer. Their properties
 * (a debounced function's cancel) are kept.
 */
const bindMethods = (definition: Definition) =>
  function (this: Record<string, unknown>): void {
    for (const [name, method] of Object.entries(definition))
      if (typeof method === 'function' && name !== 'data')
        this[name] = Object.assign((method as (...args: never[]) => unknown).bind(this), method);
  };

/** Default of a generic component: renders nothing, as in WeChat. */
const NOTHING = '__weapp/nothing';

const withDefaults = (generics: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(generics).map(([name, given]) => {
      const hasDefault = typeof given === 'object' && given !== null && 'default' in given;
      return [name, hasDefault ? given : { default: `/${NOTHING}` }];
    }),
  );

/** Default implementations of generic components. */
const defaultsOf = (generics: Record<string, unknown> = {}): string[] =>
  Object.values(generics).flatMap((given) => {
    const { default: target } = (given ?? {}) as { default?: unknown };
    return typeof target === 'string' ? [target] : [];
  });

/**
 * Ids are passed to the view unprefixed: selectors and scroll-into-view look for them there. Style options work as in JSON. Handlers may
 * be assigned to the instance, as uni-app does.
 */
function completeOptions(space: CodeSpace, program: Program): void {
  // The adapter has no option for this; the method is internal.
  const open = space as unknown as { prepareComponentOptions: PrepareOptions };
  const original = open.prepareComponentOptions.bind(space);
  open.prepareComponentOptions = (path, given) => {
    applyStyleOptions(space, program, path, given);
    const [options, isolation] = original(path, given);
    const ours = {
      writeIdToDOM: true,
      idPrefixGenerator: null,
      useMethodCallerListeners: true,
      // Properties may be named like members of a node: id, dataset.
      writeFieldsToNode: false,
    };
    return [{ ...options, ...ours }, isolation];
  };
}

type PrepareOptions = (path: string, given: unknown) => [object, unknown];

export const exposeLoader = (modules: Modules, space: ComponentSpace): void => {
  const loader = {
    __weappDefine: modules.define,
    __weappTemplates: space.defineTemplates,
    __weappWxs: wxsHooks,
  };
  for (const [name, value] of Object.entries(loader)) Object.defineProperty(workerGlobal, name, { value });
};
