import type { AppConfig, FileConfig } from '../protocol/program';
import { tagsIn } from './tags';
import type { Sources } from './sources';

const XR_FRAME = 'uses XR-Frame, which this host does not have: it has no three-dimensional scenes';
const EDITOR = 'uses <editor>, which this host does not have: it edits plain text only';
const SELECTION = 'uses <selection>, which this host does not have: it selects no text';

/** Tags of unsupported components. */
const TAGS: Record<string, string> = { editor: EDITOR, selection: SELECTION, 'xr-scene': XR_FRAME };

/** Why pages cannot be opened, one sentence each; other pages of the program can. */
export function refusedPages(
  pages: string[],
  app: AppConfig,
  files: Record<string, FileConfig>,
  sources: Sources,
): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const page of pages) {
    const isXr = (files[page]?.renderer ?? app.renderer) === 'xr-frame';
    const reason = isXr ? XR_FRAME : reasonIn(page, files, sources, new Set());
    if (reason !== undefined) refused[page] = `page "${page}" ${reason}`;
  }
  return refused;
}

/** In the template of a page or component, or of the components in use. */
function reasonIn(
  path: string,
  files: Record<string, FileConfig>,
  sources: Sources,
  seen: Set<string>,
): string | undefined {
  if (seen.has(path)) return undefined;
  seen.add(path);
  const file = files[path];
  if (file?.renderer === 'xr-frame') return XR_FRAME;
  const template = `${path}.wxml`;
  const used = file?.usingComponents ?? {};
  if (sources.has(template))
    for (const tag of tagsIn(sources.text(template))) if (TAGS[tag] && !(tag in used)) return TAGS[tag];
  for (const target of Object.values(used)) {
    const reason = reasonIn(target.replace(/^\//, ''), files, sources, seen);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
