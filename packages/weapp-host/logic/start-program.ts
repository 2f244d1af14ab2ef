import type { GeneralComponent } from 'glass-easel';
import { styleScopeOf } from '../protocol/style-scope';
import type { Boot } from '../protocol/options';
import type { Program } from '../protocol/program';
import type { RemoteContext } from './backend/context';
import { AppInstance, type LaunchInfo } from './app-instance';
import { auditPage, serveAudit } from './audit';
import { serveAutomator } from './automator/serve';
import { ComponentSpace, exposeLoader } from './component-space';
import { countComponents } from './count-components';
import { showDatasets } from './datasets';
import { Failures } from './failures';
import { frameLink, type NodeLink, type ShellLink } from './links';
import { Modules } from './modules';
import { natives, workerGlobal } from './natives';
import { PageLife } from './page-life';
import { PageStack, type OpenPage } from './page-stack';
import { Performance } from './performance';
import { Router } from './router';
import { parseTarget, Routes } from './routes';
import { background, foreground, type Running } from './running';
import { buildSandbox } from './sandbox';
import { serveShell } from './serve-shell';
import { makeEventsPlain } from './events';
import { makeSetDataStrict } from './set-data';
import { changeTheme } from './theme';
import { takeWebViewMessages } from './web-view';
import { Emitter, type WxContext } from './wx/context';
import { measure } from './wx/device/sensors';
import { createWx } from './wx/create-wx';

export interface Start {
  program: Program;
  boot: Boot;
  shell: ShellLink;
  node: NodeLink;
  /** ms by the worker's clock */
  started: number;
}

export function startProgram(start: Start): void {
  const running = wire(start);
  serveShell(running);
  serveAutomator(running);
  serveAudit(running);
  start.node.handle('world.network', ({ networkType }) => {
    running.network.type = networkType;
    running.events.emit('networkStatusChange', { isConnected: networkType !== 'none', networkType });
    return undefined;
  });
  start.node.handle('world.visibility', ({ visible }) => {
    (visible ? foreground : background)(running);
    return undefined;
  });
  start.node.handle('world.sensor', ({ sensor, value }) => {
    Object.assign(running.options.sensors, { [sensor]: value });
    measure(running, sensor);
    return undefined;
  });
  start.node.handle('world.theme', (changed) => {
    changeTheme(running, changed);
    return undefined;
  });
  void open(running, start);
}

function wire({ program, boot, shell, node, started }: Start): Running {
  const failures = new Failures(node);
  const guard = failures.guard;
  const events = new Emitter(guard);
  const app = new AppInstance(events, guard);
  failures.app = app;
  const modules = new Modules(program.scripts, program.app.resolveAlias);
  const space = new ComponentSpace(program, modules, styleScopeOf, readyAfterPaint);
  const stack = new PageStack();
  const routes = new Routes(program);
  const performance = new Performance(events, program.app, started);
  const link = countComponents(frameLink(shell), node);
  const life: PageLife = new PageLife({
    shell,
    link,
    space,
    routes,
    stack,
    guard,
    styles: program.styles,
    device: boot.options.device,
    firstPage: boot.firstPage,
    opening: ({ id, path }) => {
      node.notify('page', { id });
      if (routes.asksForSkyline(path))
        failures.warn(
          `page "${path}" asks for Skyline and is drawn by a WebView, as on phones without Skyline`,
        );
    },
    evaluated: (path, began) => performance.evaluated(path, began),
    firstScreen: (page) => {
      performance.firstRender(page);
      node.notify('firstScreen', { page: page.path, ms: natives.now() - page.openedAt });
      void auditPage(node, page);
    },
    leaving: async (page) => {
      await auditPage(node, page);
      await takeWebViewMessages(page);
    },
  });
  const router = new Router(stack, life, routes, performance);
  const pageOf = (instance: unknown) => findPage(stack, instance);
  const base = { options: boot.options, program, boot, shell, node, events, guard, pageOf };
  const context: WxContext = {
    ...base,
    current: stack.top,
    pages: () => [...stack.stack],
    frame: link.call,
    route: (kind, options) => router.go(kind, options),
    network: { type: boot.options.networkType },
  };
  const wx = createWx(context);
  makeSetDataStrict({
    measured: (instance, bytes) => {
      const { page: id = 0, path: page = '' } = contextOf(instance) ?? {};
      node.notify('setData', { id, page, bytes, at: natives.now() });
    },
    warned: failures.warn,
  });
  makeEventsPlain();
  showDatasets();
  exposeLoader(modules, space);
  const launchInfo = launchOf(boot, routes);
  buildSandbox(
    { log: failures.log, guard, warned: failures.warn },
    {
      wx,
      global: workerGlobal,
      requirePlugin: pluginStandIn(failures.warn),
      App: app.define,
      getApp: app.get,
      getCurrentPages: () => stack.stack.map(({ instance }) => instance),
      ...space.globals,
    },
  );
  failures.listen();
  return {
    ...context,
    app,
    stack,
    router,
    life,
    routes,
    failures,
    wx,
    launchInfo,
    modules,
    space,
    performance,
  };
}

/** Plugins would have to be downloaded from WeChat. */
const pluginStandIn =
  (warn: (message: string) => void) =>
  (name: unknown): object => {
    warn(`requirePlugin(${JSON.stringify(name)}): plugins are not supported, this one is empty`);
    return {};
  };

/** A component's `ready`, after its page has painted it. */
function readyAfterPaint(component: GeneralComponent): void {
  const context = component.getBackendContext() as { render(callback: () => void): void } | null;
  context?.render(() => {
    component.triggerLifetime('ready', []);
  });
}

/** The page's backend of a Page or Component instance. */
function contextOf(instance: unknown): RemoteContext | null {
  const inner = (instance as { _$?: GeneralComponent } | null)?._$;
  return (inner?.getBackendContext() ?? null) as unknown as RemoteContext | null;
}

function findPage(stack: PageStack, instance: unknown): OpenPage | null {
  const context = contextOf(instance);
  return [...stack.all(), ...stack.opening].find((page) => page.context === context) ?? null;
}

function launchOf(boot: Boot, routes: Routes): LaunchInfo {
  const { launch } = boot.options;
  const target = parseTarget(launch.path ?? routes.entry, '');
  return {
    path: target.path,
    query: { ...target.query, ...launch.query },
    scene: launch.scene,
    referrerInfo: launch.referrerInfo,
    mode: 'default',
    apiCategory: 'default',
  };
}

async function open(running: Running, { node, started }: Start): Promise<void> {
  const { modules, space, performance } = running;
  try {
    natives.importScripts(`${natives.origin}/templates.js`);
    const began = natives.now();
    modules.run('app');
    // A page whose script throws must not affect others.
    for (const page of space.startingPages()) running.failures.guard(() => space.enter(page));
    performance.evaluated('app', began);
    running.app.launch(running.launchInfo);
    await enterFirstPage(running);
    await running.current()?.context.call('flush', null);
  } catch (error) {
    running.failures.report(error);
  }
  node.notify('ready', { ms: natives.now() - started });
}

/** Unknown page: onPageNotFound may navigate; otherwise WeChat shows the entry page. */
async function enterFirstPage({ launchInfo, routes, router, app }: Running): Promise<void> {
  const { path, query } = launchInfo;
  const refusal = routes.refusal(path);
  if (refusal !== undefined) throw new Error(refusal);
  if (routes.exists(path)) return router.launch({ path, query, hasQuery: false });
  app.pageNotFound({ path, query, isEntryPage: true });
  await router.launch({ path: routes.entry, query: {}, hasQuery: false });
}
