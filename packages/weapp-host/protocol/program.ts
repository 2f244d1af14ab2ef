/** A packed mini program: parsed configuration, compiled templates, style sheets as CSS. */

/** Path of the program's custom tab bar component. */
export const TAB_BAR = 'custom-tab-bar/index';

export interface TabItem {
  pagePath: string;
  text: string;
  iconPath?: string;
  selectedIconPath?: string;
}

export interface TabBarConfig {
  color?: string;
  selectedColor?: string;
  backgroundColor?: string;
  borderStyle?: 'black' | 'white';
  position?: 'top' | 'bottom';
  custom?: boolean;
  list: TabItem[];
}

/** `window` of app.json merged with the page's JSON, which wins. */
export interface WindowConfig {
  navigationBarBackgroundColor?: string;
  navigationBarTextStyle?: 'black' | 'white';
  navigationBarTitleText?: string;
  navigationStyle?: 'default' | 'custom';
  backgroundColor?: string;
  backgroundTextStyle?: 'dark' | 'light';
  enablePullDownRefresh?: boolean;
  onReachBottomDistance?: number;
  disableScroll?: boolean;
}

export interface FileConfig extends WindowConfig {
  component?: boolean;
  renderer?: string;
  styleIsolation?: string;
  usingComponents?: Record<string, string>;
  componentGenerics?: Record<string, unknown>;
}

export interface SubPackage {
  root: string;
  name?: string;
  pages: string[];
  independent?: boolean;
}

export interface AppConfig {
  pages: string[];
  entryPagePath?: string;
  subPackages?: SubPackage[];
  subpackages?: SubPackage[];
  window?: WindowConfig;
  tabBar?: TabBarConfig;
  networkTimeout?: Partial<Record<'request' | 'uploadFile' | 'downloadFile' | 'connectSocket', number>>;
  usingComponents?: Record<string, string>;
  lazyCodeLoading?: string;
  renderer?: string;
  /** 'v2': the new look of the built-in components */
  style?: string;
  resolveAlias?: Record<string, string>;
  useExtendedLib?: Record<string, boolean>;
  darkmode?: boolean;
  themeLocation?: string;
  permission?: Record<string, unknown>;
  requiredPrivateInfos?: string[];
  __usePrivacyCheck__?: boolean;
}

/** Paths have no leading slash and no extension. */
export interface Program {
  app: AppConfig;
  /** every page, of the main package and of the sub-packages */
  pages: string[];
  /** configuration of every page and component, by path */
  files: Record<string, FileConfig>;
  /** paths of all scripts; the host loads and runs each on its first require */
  scripts: string[];
  /** compiled code by path, only of scripts that need it (ES modules, TypeScript) */
  compiled: Record<string, string>;
  /** CSS by path: 'app', each page and each component */
  styles: Record<string, string>;
  /** a JavaScript expression: a map from template path to generator */
  templates: string;
  /** why pages cannot be opened, by path: unsupported features */
  refused: Record<string, string>;
  /** values of theme.json by variable */
  themes: Record<'light' | 'dark', Record<string, unknown>>;
  /** bytes by package root; '' is the main package */
  packages: Record<string, number>;
  /** warnings, which do not stop WeChat */
  warnings: string[];
}

export const subPackagesOf = (app: AppConfig): SubPackage[] => app.subPackages ?? app.subpackages ?? [];
