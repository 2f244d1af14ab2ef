import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostOptions } from '../protocol/options';
import type { DeepPartial } from './options';

/** Relevant settings of the project.config.json in or above the built folder; empty without one. */
export function projectOptions(folder: string): DeepPartial<HostOptions> {
  for (const name of ['project.config.json', path.join('..', 'project.config.json')]) {
    try {
      const { appid } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { appid?: string };
      return appid ? { appId: appid } : {};
    } catch {
      // Missing or invalid JSON: DevTools would ask for an appid, the host has a default.
    }
  }
  return {};
}

/** A project folder names its mini program's folder in project.config.json. */
export function programFolder(project: string): string {
  try {
    const config = readFileSync(path.join(project, 'project.config.json'), 'utf8');
    const { miniprogramRoot = '' } = JSON.parse(config) as { miniprogramRoot?: string };
    return path.join(project, miniprogramRoot);
  } catch {
    return project;
  }
}
