import { type Program, subPackagesOf } from '../protocol/program';
import { readApp } from './app-config';
import { FileConfigs } from './components';
import { refusedPages } from './out-of-scope';
import { Packages } from './packages';
import { Problems } from './problems';
import { readScripts } from './scripts';
import { Sources } from './sources';
import { Styles } from './styles';
import { checkTabBar } from './tab-bar';
import { buildTemplates } from './templates';
import { readThemes } from './theme';

export { PackError } from './problems';
export { styleScopeOf } from '../protocol/style-scope';

/**
 * Packs a built mini program. Throws a PackError with all reasons for which WeChat would not load it; Node's error for a missing folder.
 */
export function pack(folder: string): Program {
  const problems = new Problems();
  const sources = new Sources(folder);
  const checked = readApp(sources, problems);
  if (!checked) {
    problems.settle();
    throw new Error('unreachable: an app.json that cannot be read is a refusal');
  }
  const { app, pages } = checked;
  checkTabBar(app.tabBar, app.pages, sources, problems);
  const packages = new Packages(subPackagesOf(app));
  const configs = new FileConfigs(sources, packages, problems, app, pages);
  const scripts = readScripts(sources, packages, problems);
  const program: Program = {
    app: { ...app, usingComponents: configs.global },
    pages,
    files: configs.files,
    scripts: scripts.paths,
    compiled: scripts.compiled,
    styles: buildStyles(configs.files, new Styles(sources, packages, problems)),
    templates: buildTemplates(Object.keys(configs.files), sources, packages, problems),
    refused: refusedPages(pages, app, configs.files, sources),
    themes: readThemes(app, sources, problems),
    packages: packages.measure(sources, problems),
    warnings: [],
  };
  problems.settle();
  return { ...program, warnings: problems.warnings };
}

function buildStyles(files: Program['files'], styles: Styles): Record<string, string> {
  const built: Record<string, string> = {};
  const owners = Object.entries(files).map(([path, { component, styleIsolation }]) => ({
    path,
    component: component === true,
    styleIsolation: styleIsolation ?? 'shared',
  }));
  for (const owner of [{ path: 'app', component: false, styleIsolation: 'shared' }, ...owners]) {
    const css = styles.build(owner);
    if (css !== undefined) built[owner.path] = css;
  }
  return built;
}
